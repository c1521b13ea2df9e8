"""An independent, slow scorer of Sagrada, written from the rules: rows of dice such as "R3", ".." for an empty cell."""

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
    """The winners (SG-45) by total, private points, tokens, and place in the last round's order."""
    best = max(tables)
    return [n for n, table in enumerate(tables) if table == best]


def target(track: list[str]) -> int:
    """The score that a solo player has to beat (SG-50)."""
    return sum(int(die[1]) for die in track)


def public_points(rows: Rows, objective: str) -> int:
    """The points of a public objective (SG-P1 to SG-P10)."""
    columns = [[row[n] for row in rows] for n in range(5)]
    colours = [die[0] for row in rows for die in row if die != ".."]
    shades = [die[1] for row in rows for die in row if die != ".."]
    return {
        "row_color_variety": 6 * lines_without_repeats(rows, 0),
        "column_color_variety": 5 * lines_without_repeats(columns, 0),
        "row_shade_variety": 5 * lines_without_repeats(rows, 1),
        "column_shade_variety": 4 * lines_without_repeats(columns, 1),
        "light_shades": 2 * complete_sets(shades, "12"),
        "medium_shades": 2 * complete_sets(shades, "34"),
        "deep_shades": 2 * complete_sets(shades, "56"),
        "shade_variety": 5 * complete_sets(shades, "123456"),
        "color_diagonals": dice_with_diagonals(rows),
        "color_variety": 4 * complete_sets(colours, "RYGBP"),
    }[objective]


def lines_without_repeats(lines: Rows, letter: int) -> int:
    """The number of full lines without a repeated colour (letter 0) or shade (letter 1)."""
    found = 0
    for line in lines:
        if ".." not in line and len({die[letter] for die in line}) == len(line):
            found += 1
    return found


def complete_sets(dice: list[str], members: str) -> int:
    """The number of complete sets (SG-44)."""
    return min(dice.count(member) for member in members)


def dice_with_diagonals(rows: Rows) -> int:
    """The number of dice with a diagonal neighbour of the same colour."""
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
    """The number of cells without a die."""
    return sum(row.count("..") for row in rows)
