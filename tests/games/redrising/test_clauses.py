"""The bonus of every card, by hand, in a case where it scores and in one where it does not; and its text."""

from typing import Any

import pytest

from ludarium.games.redrising.bonus.clause import Clause, bonus_messages
from ludarium.games.redrising.bonus.tally import INITIAL, NAMED_CHARACTERS, name_bit
from ludarium.games.redrising.card import CARDS, COLOUR, COLOURS, NAMES, NUMBER, VALUE
from ludarium.games.redrising.character import NO_DEFENCE, SAVES_CARDS, SAVES_TOKEN
from ludarium.games.redrising.content.characters import CHARACTERS
from ludarium.games.redrising.content.roster import GRAY, ORANGE
from ludarium.games.redrising.scoring import card_scores
from ludarium.kernel.script import NONE
from ludarium.text.localizer import LANGUAGES, localizer
from ludarium.text.typography import NBSP
from tests.games.redrising import scorer_fixtures, slow_scorer

PACKAGE = "ludarium.games.redrising"


def rival(**tracks: int) -> dict[str, int]:
    return {"helium": 0, "fleet": 0, "influence": 0, **tracks}


def hand_of(words: str) -> slow_scorer.Hand:
    """A hand from text: ids, for wildcards with "=" and their use."""
    found: slow_scorer.Hand = []
    for word in words.split():
        id_, _, taken_for = word.partition("=")
        found.append((id_, taken_for))
    return found


def bonus(card: str, others: str, **table: Any) -> int:  # noqa: ANN401 - any field of a table
    """The bonus of a card with these others in hand."""
    here = slow_scorer.table(**table)
    mine = scorer_fixtures.holding(hand_of(f"{card} {others}"), here)
    return card_scores(mine, scorer_fixtures.board(here), scorer_fixtures.rivals(here), twice=here["twice"])[0].bonus


TOKEN = {"sovereign": True}
PILES = {"locations": [["arlus", "lorn"], ["gardener", "aja"], ["judge", "bridge"], ["hacker"]]}
FULL = {"locations": [["arlus"], ["gardener"], ["judge"], ["bridge"]]}
SIX = "aja antonia lorn karnus nero roque"

# Card, the others in hand, the table, and the bonus.
CASES: list[tuple[str, str, dict[str, Any], int]] = [
    ("arlus", "deanna bridge", {}, 25),
    ("arlus", "deanna lorn", {}, 0),
    ("arlus", "bridge=gold", {}, 0),
    ("dancer", "", {}, 22),
    ("dancer", "bridge", {}, 11),
    ("dancer", "aja", {}, 11),
    ("dancer", "aja bridge", {}, 0),
    ("darrow", SIX, {}, 30),
    ("darrow", "aja antonia lorn karnus nero", {}, 0),
    ("deanna", "eo arlus", {}, 26),
    ("deanna", "", {}, 0),
    ("deanna", "bridge=red", {}, 26),
    ("eo", "arlus deanna", {}, 20),
    ("eo", "arlus bridge", {}, 10),
    ("eo", "arlus trigg danto bridge", {}, 0),
    ("eo", "trigg=red", {}, 0),
    ("eo", "", {}, 0),
    ("harmony", "", {}, 33),
    ("harmony", "arlus matteo nanny ragnar", {}, 33),
    ("harmony", "arlus judge", {}, 0),
    ("harmony", "trigg", {}, 0),
    ("harmony", "trigg=pink danto=red", {}, 33),
    ("harmony", "trigg=pink danto", {}, 0),
    ("uncle_narol", "arlus lysander surgeon", {}, 40),
    ("uncle_narol", "arlus auctioneer", {}, 0),
    ("aja", "octavia", {}, 15),
    ("aja", "razor_designer=octavia", {}, 15),
    ("aja", "octavia razor_designer=octavia", {}, 15),
    ("aja", "antonia", {}, 0),
    ("antonia", "the_jackal", {}, 15),
    ("antonia", "aja lorn", {}, 15),
    ("antonia", "aja the_jackal lorn", {}, 15),
    ("antonia", "aja", {}, 0),
    ("antonia", "victra sevro", {}, 5),
    ("antonia", "razor_designer=sevro", {}, -10),
    ("ash_lord", "orion pelus", {}, 10),
    ("ash_lord", "orion", {"banished": ["virga", "quietus", "eo"]}, 15),
    ("ash_lord", "eo", {}, 0),
    ("boneriders", "the_jackal trigg", {}, 15),
    ("boneriders", "trigg danto", {}, 15),
    ("boneriders", "aja", {}, 0),
    ("cassius", "mustang darrow", {}, 40),
    ("cassius", "darrow", {}, -20),
    ("cassius", "mustang", {}, 0),
    ("fitchner", "sevro arlus eo", {}, 20),
    ("fitchner", "sevro", {}, 10),
    ("fitchner", "aja", {}, 0),
    ("karnus", "cassius", {}, 30),
    ("karnus", "mustang nero", {}, -15),
    ("karnus", "cassius the_jackal", {}, 15),
    ("karnus", "aja", {}, 0),
    ("lorn", "eo", {}, 15),
    ("lorn", "aja", {}, 0),
    ("lysander", "cassius octavia", {}, 20),
    ("lysander", "", TOKEN, 20),
    ("lysander", "cassius", TOKEN, 20),
    ("lysander", "aja", {}, 0),
    ("mustang", "", {}, 5),
    ("mustang", "aja eo judge", {}, 15),
    ("mustang", "aja eo trigg=white", {}, 20),
    ("mustang", "aja eo trigg=red", {}, 15),
    ("nero", "", TOKEN, 10),
    ("nero", "cassius karnus octavia", {}, -15),
    ("nero", "cassius razor_designer=cassius", {}, -5),
    ("nero", "aja", {}, 0),
    ("octavia", "", {}, -30),
    ("octavia", "lysander", {}, 0),
    ("octavia", "", TOKEN, 0),
    ("pax_au_telemanus", "ragnar mustang", {}, 20),
    ("pax_au_telemanus", "mustang", {}, 20),
    ("pax_au_telemanus", "aja", {}, 0),
    ("romulus", "orion", TOKEN, 15),
    ("romulus", "", {}, -25),
    ("romulus", "roque octavia", {}, -25),
    ("romulus", "orion octavia", {}, -25),
    ("romulus", "orion", {}, 0),
    ("roque", "orion pelus virga", {}, 15),
    ("roque", "aja", {}, 0),
    ("sevro", "arlus victra", {}, 20),
    ("sevro", "the_howlers", {}, 20),
    ("sevro", "aja", {}, 0),
    ("tactus", "matteo", {}, 20),
    ("tactus", "octavia", {}, 20),
    ("tactus", "eo", {}, 0),
    ("the_howlers", "sevro", {}, 15),
    ("the_howlers", "victra", {}, 0),
    ("the_jackal", "", TOKEN, 30),
    ("the_jackal", "darrow octavia", {}, -30),
    ("the_jackal", "darrow", TOKEN, 0),
    ("the_telemanuses", "the_pax", {}, 15),
    ("the_telemanuses", "orion", {}, 0),
    ("victra", "the_howlers sevro darrow", {}, 20),
    ("victra", "darrow", {}, 10),
    ("victra", "aja", {}, 0),
    ("invictus", "", {"fleet": 3, "rivals": [rival(fleet=3), rival()]}, 16),
    ("invictus", "", {"fleet": 3, "rivals": [rival(fleet=4), rival()]}, -9),
    ("morning_star", "pelus virga", {}, 0),
    ("morning_star", "quietus", {}, -15),
    ("orion", "the_pax", {"fleet": 6}, 16),
    ("orion", "", {"fleet": 2}, 2),
    ("orion", "", {}, 0),
    ("pelus", "", {"fleet": 7}, 20),
    ("pelus", "", {"fleet": 8}, 35),
    ("pelus", "", {"fleet": 4}, 0),
    ("quietus", "", {"influence": 2, "rivals": [rival(influence=2)]}, 16),
    ("quietus", "", {"influence": 2, "rivals": [rival(influence=3)]}, 0),
    ("quietus", "", {"influence": 2, "rivals": [rival(influence=1)], "neutral": 3}, 16),
    ("the_pax", "orion virga", {}, 15),
    ("the_pax", "quietus", {}, 0),
    ("virga", "", {"fleet": 6}, 15),
    ("virga", "", {"fleet": 10}, 30),
    ("virga", "", {"fleet": 5}, 0),
    ("artisan_chef", "aja lorn bridge=gold", {}, 15),
    ("artisan_chef", "eo", {}, 0),
    ("assassin", "ragnar sefi", {}, 20),
    ("assassin", "eo", {}, 0),
    ("gardener", "musician matteo evey", {}, 15),
    ("gardener", "eo", {}, 0),
    ("janitor", "hacker developer orion", {}, 15),
    ("janitor", "eo", {}, 0),
    ("mess_hall_cook", "trigg cyther", {}, 10),
    ("mess_hall_cook", "trigg=orange", {}, 5),
    ("mess_hall_cook", "trigg=orange", {"twice": True}, 10),
    ("mess_hall_cook", "eo", {}, 0),
    ("modjob", "", {}, 5),
    ("modjob", "nanny eo trigg=red", {}, 20),
    ("modjob", "judge", {}, 5),
    ("nanny", "ceo judge timony", {}, 15),
    ("nanny", "eo", {}, 0),
    ("administrator", "", {"influence": 1, "rivals": [rival(influence=1), rival(influence=2)]}, 15),
    ("administrator", "", {"influence": 1, "rivals": [rival(influence=0), rival(influence=2)]}, 0),
    ("auctioneer", "aja", TOKEN, 0),
    ("bondilus", "aja", TOKEN, 10),
    ("bondilus", "aja lorn", {}, 5),
    ("bondilus", "eo", {}, 0),
    ("diplomat", "", {"influence": 3, "rivals": [rival(influence=1), rival(influence=3)]}, 19),
    ("diplomat", "", {"influence": 3, "rivals": [rival(influence=1)], "neutral": 3}, 0),
    ("lawyer", "judge", {}, 22),
    ("lawyer", "seer orator", {}, 12),
    ("lawyer", "judge seer", {}, 34),
    ("lawyer", "razor_designer=judge", {}, 22),
    ("lawyer", "eo", {}, 0),
    ("politician", "", {"influence": 4, "rivals": [rival(influence=4)]}, 15),
    ("politician", "", {"influence": 4, "rivals": [rival(influence=5)]}, 0),
    ("timony", "", {"influence": 4}, 12),
    ("timony", "", {}, 0),
    ("bridge", "matteo", {"locations": [["evey", None], ["musician"], ["eo"], []]}, 10),
    ("bridge", "matteo musician", PILES, 0),
    ("colonel_valentin", "", PILES, 10),
    ("colonel_valentin", "aja", {}, 0),
    ("danto", "", PILES, 5),
    ("danto", "judge", {"locations": [["eo"]]}, 0),
    ("holiday", "", {"locations": [["cyther", "orion", "pelus"], [], [], []]}, 15),
    ("holiday", "orion", PILES, 0),
    ("sun_hwa", "", PILES, 5),
    ("sun_hwa", "sefi", FULL, 0),
    ("trigg", "", PILES, 5),
    ("trigg", "danto", {}, 0),
    ("ugly_dan", "", PILES, 10),
    ("ugly_dan", "eo", {}, 0),
    ("codebreaker", "arlus deanna the_pax", {}, 22),
    ("codebreaker", "the_pax the_howlers", {}, 0),
    ("codebreaker", "four_d_painter fitchner", {}, 22),
    ("codebreaker", "ceo", {}, 0),
    ("codebreaker", "ceo cyther=judge", {}, 0),
    ("codebreaker", "cyther=judge", {}, 22),
    ("dataport_specialist", "orion pelus", {}, 26),
    ("dataport_specialist", "eo", {}, 0),
    ("developer", "", PILES, 20),
    ("developer", "", {"locations": [["quicksilver", None], ["surgeon"], [], []]}, 0),
    ("developer", "", {"locations": [["eo", "quicksilver"], ["surgeon"], [], []]}, 40),
    ("firewall_expert", "", FULL, 0),
    ("firewall_expert", "", {"locations": [["arlus"], [], ["judge"], ["bridge"]]}, 22),
    ("firewall_expert", "", {"locations": [["arlus"], ["gardener", None], ["judge"], ["bridge"]]}, 22),
    ("firewall_expert", "", {"locations": [["arlus"], [None, "gardener"], ["judge"], ["bridge"]]}, 0),
    ("hacker", "aja", TOKEN, 0),
    ("holo_designer", "musician reporter", {}, 28),
    ("holo_designer", "eo", {}, 0),
    ("online_gambler", "aja", TOKEN, 0),
    ("alfrun", "nero jopho", {}, 20),
    ("alfrun", "jopho", {}, 10),
    ("alfrun", "aja", {}, 0),
    ("alia_snowsparrow", "aja trigg ragnar", {}, 24),
    ("alia_snowsparrow", "aja trigg=red", {}, 24),
    ("alia_snowsparrow", "aja eo", {}, 0),
    ("helga", "pax_au_telemanus the_pax", {}, 16),
    ("helga", "aja", {}, 0),
    ("jopho", "nero alfrun", {}, 20),
    ("jopho", "nero", {}, 10),
    ("jopho", "aja", {}, 0),
    ("ragnar", "sefi cyther", {}, 20),
    ("ragnar", "trigg=orange", {}, 10),
    ("ragnar", "aja", {}, 0),
    ("sefi", "ragnar", {}, 20),
    ("sefi", "ragnar aja lorn", {}, 10),
    ("sefi", "aja artisan_chef", {}, -5),
    ("sefi", "eo", {}, 0),
    ("stained", "aja", {}, 15),
    ("stained", "ragnar", {}, 0),
    ("aegis_craftsman", "aja", {}, 20),
    ("aegis_craftsman", "aja ragnar", {}, 10),
    ("aegis_craftsman", "ragnar", {}, 0),
    ("artificer", "cyther aja", {}, 20),
    ("artificer", "aja", {}, 0),
    ("artificer", "cyther", {}, 0),
    ("artificer", "aja trigg=orange", {}, 20),
    ("cyther", "orion", {}, 16),
    ("cyther", "eo", {}, 0),
    ("gravboot_cobbler", "aja trigg", {}, 14),
    ("gravboot_cobbler", "eo", {}, 0),
    ("pulse_armorer", "trigg danto", {}, 17),
    ("pulse_armorer", "eo", {}, 0),
    ("pulse_fist_engineer", "ragnar", {}, 18),
    ("pulse_fist_engineer", "eo", {}, 0),
    ("razor_designer", "aja", {}, 13),
    ("razor_designer", "aja ragnar", {}, 0),
    ("razor_designer", "eo", {}, 0),
    ("calliope", "the_jackal", {}, 20),
    ("calliope", "aja", {}, 0),
    ("conversationalist", "judge seer", {}, 15),
    ("conversationalist", "aja", {}, 0),
    ("evey", "darrow", {}, 15),
    ("evey", "darrow mickey_the_carver", {}, 0),
    ("evey", "mickey_the_carver", {}, -15),
    ("evey", "aja", {}, 0),
    ("garden_trained_rose", "ceo banker", {}, 14),
    ("garden_trained_rose", "aja", {}, 0),
    ("masseuse", "timony", {}, 16),
    ("masseuse", "aja", {}, 0),
    ("matteo", "evey", {}, 17),
    ("matteo", "quicksilver", {}, 17),
    ("matteo", "aja", {}, 0),
    ("theodora", "aja lorn", {}, 14),
    ("theodora", "eo", {}, 14),
    ("theodora", "aja eo", {}, 0),
    ("theodora", "judge", {}, 0),
    ("banker", "aja", TOKEN, 0),
    ("ceo", "", {"helium": 5}, 18),
    ("ceo", "", {"helium": 4, "fleet": 9}, 0),
    ("investor", "aja", TOKEN, 0),
    ("loan_shark", SIX, {}, 7),
    ("loan_shark", "aja", {}, 0),
    ("quicksilver", "", {"helium": 2, "rivals": [rival(helium=3)]}, -30),
    ("quicksilver", "", {"helium": 2, "rivals": [rival(helium=2)]}, 0),
    ("sponsor", "", {"influence": 3}, 6),
    ("sponsor", "", {}, 0),
    ("stock_broker", "", {"helium": 4}, 20),
    ("stock_broker", "", {"helium": 9}, 25),
    ("stock_broker", "", {}, 0),
    ("four_d_painter", "aja eo trigg", {}, 31),
    ("four_d_painter", "aja lorn", {}, 0),
    ("four_d_painter", "aja trigg=gold", {}, 0),
    ("four_d_painter", "trigg=gold danto=red", {}, 0),
    ("holo_host", "", {"influence": 4, "rivals": [rival(influence=4)]}, 18),
    ("holo_host", "", {"influence": 4, "rivals": [rival(influence=5)]}, 0),
    ("mickey_the_carver", "aja", {"banished": ["eo", "lorn"]}, 20),
    ("mickey_the_carver", "eo", {"banished": ["lorn"]}, 0),
    ("musician", "surgeon lorn", {}, 32),
    ("musician", "aja lorn", {}, 0),
    ("reporter", "", {"helium": 4, "rivals": [rival(helium=4)]}, 29),
    ("reporter", "", {"helium": 4, "rivals": [rival(helium=5)]}, 0),
    ("vlogger", "", {"fleet": 4, "rivals": [rival(fleet=4)]}, 23),
    ("vlogger", "", {"fleet": 4, "rivals": [rival(fleet=5)]}, 0),
    ("zanzibar", "aja nero", {}, 31),
    ("zanzibar", "aja surgeon", {}, 0),
    ("judge", "aja lorn nero", {}, 12),
    ("judge", "", {}, 3),
    ("justice", "aja", TOKEN, 0),
    ("magistrate", "", {"helium": 3, "fleet": 3, "influence": 3}, 15),
    ("magistrate", "", {"helium": 3, "fleet": 3, "influence": 2}, 0),
    ("martyr", "aja", TOKEN, 0),
    ("orator", "", {}, 21),
    ("orator", "", TOKEN, 0),
    ("priestess", "lorn quicksilver", {}, 20),
    ("priestess", "lorn seer", {}, 0),
    ("seer", "", TOKEN, 11),
    ("seer", "", {}, 0),
    ("dr_virany", "aja", TOKEN, 0),
    ("group_counselor", "", {"banished": ["eo", "lorn", "judge"]}, -3),
    ("group_counselor", "", {}, 0),
    ("hypnotist", "aja", TOKEN, 0),
    ("pathologist", "", {"banished_at_start": 9}, 10),
    ("pathologist", "", {"banished_at_start": 10}, 25),
    ("pathologist", "", {"banished": ["eo"] * 5, "banished_at_start": 4}, 0),
    ("psychologist", "aja", TOKEN, 0),
    ("researcher", "", {"banished": ["eo"] * 5, "banished_at_start": 4}, 17),
    ("researcher", "", {"banished_at_start": 5}, 0),
    ("surgeon", "aja lorn", {}, 10),
    ("surgeon", "eo", {}, 0),
]


@pytest.mark.rule("RR-21", "RR-62", "RR-63", "RR-64")
@pytest.mark.parametrize(("card", "others", "table", "expected"), CASES)
def test_a_card_gives_its_bonus(card: str, others: str, table: dict[str, Any], expected: int) -> None:
    assert bonus(card, others, **table) == expected


def test_every_card_with_a_bonus_has_a_case_where_it_scores_and_one_where_it_does_not() -> None:
    scoring = {card for card, _, _, expected in CASES if expected}
    without = [card.name for card in CHARACTERS if not card.bonus]
    assert sorted(scoring) == sorted(card.name for card in CHARACTERS if card.bonus)
    least = {card: min(e for other, _, _, e in CASES if other == card) for card in NAMES}
    # These always have a bonus: they count themselves.
    assert [card for card in NAMES if least[card] > 0] == ["mustang", "modjob", "judge"]
    assert {card for card, _, _, _ in CASES} == set(NAMES)
    assert all(not any(e for other, _, _, e in CASES if other == card) for card in without)


@pytest.mark.rule("RR-63")
def test_for_each_counts_every_card_and_if_counts_once() -> None:
    assert bonus("janitor", "hacker developer orion") == 15
    assert bonus("garden_trained_rose", "ceo banker") == 14


@pytest.mark.rule("RR-63")
def test_artisan_chef_prevents_each_loss_of_a_gold_and_no_other_loss() -> None:
    assert bonus("karnus", "cassius the_jackal artisan_chef") == 30
    assert bonus("nero", "cassius artisan_chef") == 0
    assert bonus("eo", "trigg artisan_chef") == -10
    assert bonus("morning_star", "artisan_chef") == -15


@pytest.mark.rule("RR-63")
def test_a_gray_with_two_fitting_colours_counts_once_or_by_the_option_twice() -> None:
    assert bonus("mess_hall_cook", "trigg=orange danto") == 10
    assert bonus("mess_hall_cook", "trigg=orange danto", twice=True) == 15
    assert bonus("modjob", "trigg=red", twice=True) == 10


@pytest.mark.rule("RR-61")
def test_a_renamed_orange_keeps_its_colour_value_and_bonus_and_has_no_other_properties() -> None:
    assert bonus("ragnar", "cyther=sefi") == 20
    assert bonus("deanna", "cyther=eo") == 0
    assert bonus("cyther", "orion", sovereign=True) == bonus("cyther=orator", "orion", sovereign=True) == 16


# --- the cards themselves ----------------------------------------------------------------------------------------


def test_the_cards_are_in_roster_order() -> None:
    assert [card.name for card in CHARACTERS] == NAMES
    assert [card.number for card in CHARACTERS] == list(range(CARDS))


def test_the_roster_agrees_with_the_facts() -> None:
    facts = slow_scorer.FACTS
    assert list(facts) == NAMES
    assert [fact["value"] for fact in facts.values()] == VALUE
    assert [fact["colour"] for fact in facts.values()] == [COLOURS[colour] for colour in COLOUR]
    defences = {"cards": SAVES_CARDS, "token": SAVES_TOKEN, None: NO_DEFENCE}
    assert [card.defence for card in CHARACTERS] == [defences[fact.get("defence")] for fact in facts.values()]


@pytest.mark.rule("RR-61")
def test_initials_are_those_of_the_english_names() -> None:
    first = [fact["name"][0] for fact in slow_scorer.FACTS.values()]
    assert [INITIAL[n] for n in range(CARDS)] == [26 if letter == "4" else ord(letter) - ord("A") for letter in first]


def clauses_of(colour: int) -> list[Clause]:
    return [clause for card in CHARACTERS if COLOUR[card.number] == colour for clause in card.bonus]


def test_no_bonus_of_a_gray_or_an_orange_depends_on_its_wildcard_use() -> None:
    # The search for the best wildcards treats all grays as equal, and all oranges.
    assert not any(clause.colours | clause.costly_colours for clause in clauses_of(GRAY))
    assert not any(clause.names | clause.costly_names for clause in clauses_of(GRAY) + clauses_of(ORANGE))
    assert not any(clause.initials or clause.all_colours for clause in clauses_of(GRAY) + clauses_of(ORANGE))


def test_the_named_characters_are_those_that_bonuses_mention() -> None:
    bits = 0
    for card in CHARACTERS:
        for clause in card.bonus:
            own = name_bit(card.name) if card.name in NAMED_CHARACTERS else 0
            assert not (clause.names | clause.costly_names) & own, "a tally has no names of others alone"
            bits |= clause.names | clause.costly_names
    assert [name for name in NAMED_CHARACTERS if not bits & name_bit(name)] == [
        "bridge"
    ]  # Eo's exception, held and not named
    assert not [name for name in NAMED_CHARACTERS if COLOUR[NUMBER[name]] == ORANGE]


def test_a_bonus_that_mentions_another_character_says_what_to_do() -> None:
    with pytest.raises(ValueError, match=r"'arlus': NAMED_CHARACTERS in bonus/tally\.py must have it"):
        name_bit("arlus")


# --- texts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "language", "texts"),
    [
        ("dancer", "en", ["11 if with no Grays", "11 if with no Golds"]),
        ("dancer", "cs", ["11, není-li se Šedou", "11, není-li se Zlatou"]),
        ("eo", "uk", ["10 за кожного червоного", "−10, якщо із сірим (крім Бріджа)"]),  # noqa: RUF001 - a typographic minus
        ("janitor", "en", ["5 for each Green, Yellow and Blue"]),
        ("janitor", "ru", ["5 за каждого зелёного, жёлтого и синего"]),
        ("garden_trained_rose", "cs", ["14, je-li se Stříbrnou"]),
        ("tactus", "en", ["20 if with Octavia, Darrow or a Pink"]),
        ("stock_broker", "en", ["5 for each of your helium, at most 25"]),
        ("artisan_chef", "en", ["5 for each Gold", "your Golds lose no points from their own bonuses"]),
        ("banker", "en", []),
    ],
)
def test_a_bonus_reads_as_on_its_card(card: str, language: str, texts: list[str]) -> None:
    found = bonus_messages(CHARACTERS[NUMBER[card]])
    assert [localizer(PACKAGE, language).format(message).replace(NBSP, " ") for message in found] == texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text(language: str) -> None:
    for card in CHARACTERS:
        for message in bonus_messages(card):
            said = localizer(PACKAGE, language).format(message)
            assert said
            assert "{" not in said


def test_an_unused_wildcard_counts_as_printed() -> None:
    here = slow_scorer.table()
    scores = card_scores(
        scorer_fixtures.holding(hand_of("trigg cyther"), here), scorer_fixtures.board(here), [], twice=False
    )
    assert [score.wild for score in scores] == [NONE, NONE]
