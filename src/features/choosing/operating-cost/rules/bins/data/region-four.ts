/**
 * The climate for which HSPF2 is rated: Region IV of 10 CFR 430, subpart B, appendix M1 (AHRI 210/240), as
 * shares of the hours of the heating season by the middle of the bin in °F. Read 2026-11-22 from resdx
 * (Big Ladder Software), which codes AHRI 210/240. Appendix M1 lets the load end at 55 °F, so the two
 * warmest bins carry none.
 */
export const REGION_FOUR: readonly (readonly [outdoorF: number, share: number])[] = [
  [62, 0.132],
  [57, 0.111],
  [52, 0.103],
  [47, 0.093],
  [42, 0.1],
  [37, 0.109],
  [32, 0.126],
  [27, 0.087],
  [22, 0.055],
  [17, 0.036],
  [12, 0.026],
  [7, 0.013],
  [2, 0.006],
  [-3, 0.002],
  [-8, 0.001],
]

/** Appendix M1: the load of the test as a line from 55 °F to 1.15 times the cooling capacity at 5 °F. */
export const TEST_LOAD = { endsF: 55, designF: 5, ofCooling: 1.15 } as const
