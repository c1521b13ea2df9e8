"""The roster of the 112 characters (RR-01): name, colour and core value; a card is its index in this order."""

from __future__ import annotations

from typing import Final

ROSTER: Final[dict[str, dict[str, int]]] = {
    "red": {
        "arlus": 10,
        "dancer": 8,
        "darrow": 10,
        "deanna": 9,
        "eo": 10,
        "harmony": 7,
        "uncle_narol": 10,
    },
    "gold": {
        "aja": 15,
        "antonia": 15,
        "ash_lord": 25,
        "boneriders": 15,
        "cassius": 25,
        "fitchner": 25,
        "karnus": 15,
        "lorn": 20,
        "lysander": 10,
        "mustang": 20,
        "nero": 25,
        "octavia": 30,
        "pax_au_telemanus": 15,
        "romulus": 25,
        "roque": 20,
        "sevro": 15,
        "tactus": 20,
        "the_howlers": 20,
        "the_jackal": 10,
        "the_telemanuses": 20,
        "victra": 20,
    },
    "blue": {
        "invictus": 19,
        "morning_star": 35,
        "orion": 18,
        "pelus": 5,
        "quietus": 14,
        "the_pax": 20,
        "virga": 10,
    },
    "brown": {
        "artisan_chef": 10,
        "assassin": 5,
        "gardener": 10,
        "janitor": 10,
        "mess_hall_cook": 10,
        "modjob": 10,
        "nanny": 10,
    },
    "copper": {
        "administrator": 15,
        "auctioneer": 12,
        "bondilus": 20,
        "diplomat": 16,
        "lawyer": 13,
        "politician": 15,
        "timony": 10,
    },
    "gray": {
        "bridge": 15,
        "colonel_valentin": 10,
        "danto": 10,
        "holiday": 15,
        "sun_hwa": 15,
        "trigg": 15,
        "ugly_dan": 20,
    },
    "green": {
        "codebreaker": 8,
        "dataport_specialist": 9,
        "developer": 9,
        "firewall_expert": 13,
        "hacker": 15,
        "holo_designer": 7,
        "online_gambler": 7,
    },
    "obsidian": {
        "alfrun": 10,
        "alia_snowsparrow": 16,
        "helga": 14,
        "jopho": 10,
        "ragnar": 20,
        "sefi": 20,
        "stained": 15,
    },
    "orange": {
        "aegis_craftsman": 15,
        "artificer": 10,
        "cyther": 14,
        "gravboot_cobbler": 16,
        "pulse_armorer": 13,
        "pulse_fist_engineer": 12,
        "razor_designer": 17,
    },
    "pink": {
        "calliope": 15,
        "conversationalist": 15,
        "evey": 15,
        "garden_trained_rose": 16,
        "masseuse": 14,
        "matteo": 13,
        "theodora": 16,
    },
    "silver": {
        "banker": 10,
        "ceo": 12,
        "investor": 15,
        "loan_shark": 13,
        "quicksilver": 40,
        "sponsor": 20,
        "stock_broker": 10,
    },
    "violet": {
        "four_d_painter": 9,
        "holo_host": 12,
        "mickey_the_carver": 15,
        "musician": 8,
        "reporter": 6,
        "vlogger": 7,
        "zanzibar": 9,
    },
    "white": {
        "judge": 10,
        "justice": 15,
        "magistrate": 20,
        "martyr": 15,
        "orator": 19,
        "priestess": 20,
        "seer": 19,
    },
    "yellow": {
        "dr_virany": 9,
        "group_counselor": 35,
        "hypnotist": 15,
        "pathologist": 5,
        "psychologist": 20,
        "researcher": 13,
        "surgeon": 0,
    },
}

# The colours in the order of the roster.
RED: Final = 0
GOLD: Final = 1
BLUE: Final = 2
BROWN: Final = 3
COPPER: Final = 4
GRAY: Final = 5
GREEN: Final = 6
OBSIDIAN: Final = 7
ORANGE: Final = 8
PINK: Final = 9
SILVER: Final = 10
VIOLET: Final = 11
WHITE: Final = 12
YELLOW: Final = 13

# The cards excluded from solo games (RA-04); the variant excludes only the last one (RA-50).
SOLO_EXCLUDED: Final[list[str]] = ["auctioneer", "eo", "psychologist", "roque", "loan_shark"]
