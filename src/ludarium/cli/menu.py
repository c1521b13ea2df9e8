"""A menu: the options of a decision, narrowed touch by touch, so that sixty options are a few at a time.

It knows no game. What a step is called comes from the texts of the options behind it: the words that they share.
"""

from __future__ import annotations

from itertools import takewhile

from ludarium.kernel.match import Option

GAP = "…"


class Entry:
    """One thing that may be touched next: what it is called, and the options behind it."""

    def __init__(self, touch: str, label: str, options: list[Option]) -> None:
        self.touch = touch
        self.label = label
        self.options = options


class Menu:
    """The options that begin with some touches; `head` are the words that all of them share."""

    def __init__(self, options: list[Option], language: str, prefix: list[str] | None = None) -> None:
        self.all = options
        self.language = language
        self.prefix = prefix or []
        self.options = [option for option in options if option.touches[: len(self.prefix)] == self.prefix]
        groups: dict[str, list[Option]] = {}
        for option in self.options:
            groups.setdefault("".join(option.touches[len(self.prefix) :][:1]), []).append(option)
        texts = {touch: shared([option.text(language) for option in behind]) for touch, behind in groups.items()}
        self.head = shared([option.text(language) for option in self.options]) if self.prefix else ""
        self.entries = [Entry(touch, rest(texts[touch], self.head), behind) for touch, behind in groups.items()]

    def after(self, touch: str) -> Menu:
        """The menu one touch further."""
        return Menu(self.all, self.language, [*self.prefix, touch])

    def back(self) -> Menu:
        """The menu before the last touch that was a choice."""
        menu = Menu(self.all, self.language, self.prefix[:-1])
        return menu.back() if menu.prefix and len(menu.entries) == 1 else menu

    def settled(self) -> Menu:
        """The menu after all touches that are no choice, since nothing else can follow; the first one is left open."""
        menu = self
        while menu.prefix and len(menu.options) > 1 and len(menu.entries) == 1:
            menu = menu.after(menu.entries[0].touch)
        return menu

    def chosen(self) -> Option | None:
        """The option that is left, if there is one only and something has been touched."""
        return self.options[0] if self.prefix and len(self.options) == 1 else None

    def follow(self, words: list[str]) -> tuple[Menu, str]:
        """The menu after these words, and the first word that means nothing here ("" where all do).

        A word is a number of the menu, a thing's whole name (`cell:a1`), the end of it (`a1`), or names with ">"
        between them. Names may lead where no option is: then the menu is empty, and the rules know why.
        """
        menu = self
        for word in " ".join(words).replace(">", " ").split():
            here, further = menu, menu.settled()
            step = next((step for step in (here, further) if step.known(word)), None)
            step = step or next((step for step in (here, further) if step.guess(word)), None)
            if step is None:
                return further, word
            menu = step.after(step.known(word) or step.guess(word))
        return menu, ""

    def known(self, word: str) -> str:
        """The thing of this menu that a word means; "" where it means none."""
        touches = [entry.touch for entry in self.entries]
        if word.isdecimal():
            number = int(word)
            # A step without a choice was never shown, so its numbers mean nothing.
            shown = not self.prefix or len(touches) > 1
            return touches[number - 1] if shown and 0 < number <= len(touches) else ""
        ends = {touch.partition(":")[2].lower(): touch for touch in touches}
        return word if word in touches else ends.get(word.lower(), "")

    def guess(self, word: str) -> str:
        """The thing of the same kind as those of this menu that a word would mean; "" where it would mean none."""
        kinds = list(dict.fromkeys(entry.touch.partition(":")[0] for entry in self.entries if ":" in entry.touch))
        if word.partition(":")[0] in kinds:
            return word
        return f"{kinds[0]}:{word}" if len(kinds) == 1 and not word.isdecimal() and ":" not in word else ""


def shared(texts: list[str]) -> str:
    """The words with which all texts begin and end, and a gap where they differ."""
    if len(texts) <= 1:
        return "".join(texts)
    lines = [text.split(" ") for text in texts]
    first = lines[0]
    begin = list(takewhile(lambda n: all(line[n : n + 1] == [first[n]] for line in lines), range(len(first))))
    shortest = min(map(len, lines)) - len(begin)
    end = list(takewhile(lambda n: all(line[-n] == first[-n] for line in lines), range(1, shortest + 1)))
    return " ".join([*first[: len(begin)], GAP, *(first[len(first) - len(end) :])])


def rest(text: str, head: str) -> str:
    """What a text says beyond the words of the head, which stand around its gap."""
    begin, gap, end = head.partition(GAP)
    if gap and text.startswith(begin) and text.endswith(end) and len(text) > len(begin) + len(end):
        return text[len(begin) : len(text) - len(end)]
    return text
