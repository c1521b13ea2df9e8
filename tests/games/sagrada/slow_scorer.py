"""Sagrada scored a second time, slowly, from the rules alone: rows of words such as "R3", ".." for an empty cell."""

Rows = list[list[str]]


def total(rows: Rows, public: list[str], private: list[str], tokens: int, *, solo: bool) -> int:
    """All the points of a window (SG-40 to SG-43, SG-56); private objectives are letters."""
    points = 0
    for objective in public:
        points += public_points(rows, objective)
    sums = [private_points(rows, colour) for colour in private]
    if solo:
        points += max(sums, default=0)
        points -= 3 * empty_cells(rows)
    else:
        points += sum(sums)
        points -= empty_cells(rows)
    return points + tokens


def winners(tables: list[tuple[int, int, int, int]]) -> list[int]:
    """Who wins (SG-45), each table being a total, private points, tokens, and the place in the last round's order."""
    best = max(tables)
    return [n for n, table in enumerate(tables) if table == best]


def target(track: list[str]) -> int:
    """What a solo player has to beat (SG-50)."""
    return sum(int(die[1]) for die in track)


def public_points(rows: Rows, objective: str) -> int:
    """The points of a public objective (SG-P1 to SG-P10)."""
    columns = [[row[n] for row in rows] for n in range(5)]
    colours = [die[0] for row in rows for die in row if die != ".."]
    shades = [die[1] for row in rows for die in row if die != ".."]
    return {
        "row_color_variety": 6 * varied(rows, 0),
        "column_color_variety": 5 * varied(columns, 0),
        "row_shade_variety": 5 * varied(rows, 1),
        "column_shade_variety": 4 * varied(columns, 1),
        "light_shades": 2 * scarcest(shades, "12"),
        "medium_shades": 2 * scarcest(shades, "34"),
        "deep_shades": 2 * scarcest(shades, "56"),
        "shade_variety": 5 * scarcest(shades, "123456"),
        "color_diagonals": diagonal(rows),
        "color_variety": 4 * scarcest(colours, "RYGBP"),
    }[objective]


def varied(lines: Rows, letter: int) -> int:
    """How many full lines have no colour (letter 0) or shade (letter 1) twice."""
    found = 0
    for line in lines:
        if ".." not in line and len({die[letter] for die in line}) == len(line):
            found += 1
    return found


def scarcest(dice: list[str], members: str) -> int:
    """How many whole sets there are (SG-44)."""
    return min(dice.count(member) for member in members)


def diagonal(rows: Rows) -> int:
    """How many dice have a die of their colour at a corner."""
    found = 0
    for row in range(4):
        for column in range(5):
            corners = [(row + down, column + right) for down in (-1, 1) for right in (-1, 1)]
            near = [rows[r][c][0] for r, c in corners if 0 <= r < 4 and 0 <= c < 5]
            if rows[row][column] != ".." and rows[row][column][0] in near:
                found += 1
    return found


def private_points(rows: Rows, colour: str) -> int:
    """The sum of the dice of one colour (SG-41)."""
    return sum(int(die[1]) for row in rows for die in row if die[0] == colour)


def empty_cells(rows: Rows) -> int:
    """How many cells have no die."""
    return sum(row.count("..") for row in rows)
