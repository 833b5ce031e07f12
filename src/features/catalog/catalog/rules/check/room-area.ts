/**
 * The floor area in square feet that a room air conditioner of a size in BTU/h cools, up to: ENERGY STAR's
 * sizing table (memory; docs/data-sources.md). The area grows faster than the size.
 */
const ROOM_SIZES: readonly (readonly [upToSqFt: number, btu: number])[] = [
  [150, 5_000],
  [250, 6_000],
  [300, 7_000],
  [350, 8_000],
  [400, 9_000],
  [450, 10_000],
  [550, 12_000],
  [700, 14_000],
  [1_000, 18_000],
  [1_200, 21_000],
  [1_400, 23_000],
  [1_500, 24_000],
  [2_000, 30_000],
  [2_500, 34_000],
]

/** The largest room that a unit cools; a unit below the table's smallest cools its share of that room. */
export function roomArea(btu: number): number {
  const [smallest] = ROOM_SIZES
  const row = ROOM_SIZES.findLast(([, least]) => btu >= least)
  if (row !== undefined) return row[0]
  return smallest === undefined ? 0 : Math.floor((smallest[0] * btu) / smallest[1] / 5) * 5
}
