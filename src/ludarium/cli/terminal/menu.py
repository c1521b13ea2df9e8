"""A menu: the options of a decision, narrowed touch by touch, so that sixty options become a few at a time.

It works for every game: the label of a touch is what the texts of its options have in common.
"""

from __future__ import annotations

from itertools import takewhile

from ludarium.kernel.option import Option

GAP = "…"


class MenuItem:
    """One possible touch: its label, and the options that start with it."""

    def __init__(self, touch: str, label: str, options: list[Option]) -> None:
        self.touch = touch
        self.label = label
        self.options = options


class Menu:
    """The options that start with `prefix`; `head` is what their texts have in common."""

    def __init__(self, options: list[Option], language: str, prefix: list[str] | None = None) -> None:
        self.all = options
        self.language = language
        self.prefix = prefix or []
        self.options = [option for option in options if option.touches[: len(self.prefix)] == self.prefix]
        groups: dict[str, list[Option]] = {}
        for option in self.options:
            groups.setdefault("".join(option.touches[len(self.prefix) :][:1]), []).append(option)
        texts = {touch: common_words([option.text(language) for option in behind]) for touch, behind in groups.items()}
        self.head = common_words([option.text(language) for option in self.options]) if self.prefix else ""
        self.items = [
            MenuItem(touch, without_head(texts[touch], self.head), behind) for touch, behind in groups.items()
        ]

    def after(self, touch: str) -> Menu:
        """The menu one touch further."""
        return Menu(self.all, self.language, [*self.prefix, touch])

    def back(self) -> Menu:
        """The menu before the last touch that was a choice."""
        menu = Menu(self.all, self.language, self.prefix[:-1])
        return menu.back() if menu.prefix and len(menu.items) == 1 else menu

    def skip_forced(self) -> Menu:
        """The menu after all touches without an alternative; the first touch is never skipped."""
        menu = self
        while menu.prefix and len(menu.options) > 1 and len(menu.items) == 1:
            menu = menu.after(menu.items[0].touch)
        return menu

    def chosen(self) -> Option | None:
        """The remaining option, if there is only one and at least one touch was made."""
        return self.options[0] if self.prefix and len(self.options) == 1 else None

    def follow(self, words: list[str]) -> tuple[Menu, str]:
        """The menu after these words, and the first word that was not understood ("" if all were).

        A word is a number of the menu, a touch (`cell:a1`), its end (`a1`), or several touches joined by ">".
        Touches may lead to no option: then the menu is empty, and `Match.explain` knows the rule.
        """
        menu = self
        for word in " ".join(words).replace(">", " ").split():
            here, further = menu, menu.skip_forced()
            step = next((step for step in (here, further) if step.touch_named(word)), None)
            step = step or next((step for step in (here, further) if step.touch_guessed(word)), None)
            if step is None:
                return further, word
            menu = step.after(step.touch_named(word) or step.touch_guessed(word))
        return menu, ""

    def touch_named(self, word: str) -> str:
        """The touch of this menu that a word names; "" if there is none."""
        touches = [entry.touch for entry in self.items]
        if word.isdecimal():
            number = int(word)
            # A menu without a choice was never shown, so the player cannot mean its numbers.
            shown = not self.prefix or len(touches) > 1
            return touches[number - 1] if shown and 0 < number <= len(touches) else ""
        ends = {touch.partition(":")[2].lower(): touch for touch in touches}
        return word if word in touches else ends.get(word.lower(), "")

    def touch_guessed(self, word: str) -> str:
        """The illegal touch that a word names, of the same kind as those of this menu; "" if there is none."""
        kinds = list(dict.fromkeys(entry.touch.partition(":")[0] for entry in self.items if ":" in entry.touch))
        if word.partition(":")[0] in kinds:
            return word
        return f"{kinds[0]}:{word}" if len(kinds) == 1 and not word.isdecimal() and ":" not in word else ""


def common_words(texts: list[str]) -> str:
    """The words that all texts start and end with, with "…" where they differ."""
    if len(texts) <= 1:
        return "".join(texts)
    lines = [text.split(" ") for text in texts]
    first = lines[0]
    begin = list(takewhile(lambda n: all(line[n : n + 1] == [first[n]] for line in lines), range(len(first))))
    shortest = min(map(len, lines)) - len(begin)
    end = list(takewhile(lambda n: all(line[-n] == first[-n] for line in lines), range(1, shortest + 1)))
    return " ".join([*first[: len(begin)], GAP, *(first[len(first) - len(end) :])])


def without_head(text: str, head: str) -> str:
    """A text without the words of the head before and after its "…"."""
    begin, gap, end = head.partition(GAP)
    if gap and text.startswith(begin) and text.endswith(end) and len(text) > len(begin) + len(end):
        return text[len(begin) : len(text) - len(end)]
    return text
