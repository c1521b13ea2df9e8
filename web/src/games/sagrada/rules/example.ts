/** The window of the scoring example, SG-46. */

export const EXAMPLE = {
  grid: ['.4.Y6', 'R.2..', '..RP1', 'BY...'],
  dice: [
    [null, 'G4', 'R2', 'Y5', 'P6'],
    ['R3', 'B1', null, 'G1', 'Y2'],
    ['P5', 'G6', null, 'P6', 'R3'],
    ['B4', 'Y3', 'G4', 'B2', 'G4'],
  ],
}
