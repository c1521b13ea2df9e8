"""The companion: plays the Automa for a physical table, with instructions to carry out and questions to answer.

It is stateless: a state and an answer go in; the next state, the instructions and the next question come out. What is
shown depends on the state alone, so that a reloaded page, which gives no answer, shows the same.
"""
