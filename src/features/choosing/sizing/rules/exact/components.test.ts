import { expect, test } from 'vitest'
import { altitudeFactor } from './air.ts'
import { opaqueLine } from './lines.ts'

// House, part, ft² without its openings, U, °F between inside and outside in winter · published BTU/h.
// Published with the example houses of ACCA Manual J 8 in OpenStudio-HPXML's tests; 500 BTU/h a part.
test.each([
  ['Vatilo', 'windows', 168.1, 0.6457, 39, 4_234],
  ['Vatilo', 'doors', 42, 0.3497, 39, 574],
  ['Vatilo', 'walls', 976 - 168.1 - 42 + 144, 0.081, 39, 2_874],
  ['Vatilo', 'ceiling', 1_200, 0.0319, 39, 1_498],
  ['Victor', 'windows', 239.7, 0.6214, 67, 9_978],
  ['Victor', 'doors', 42, 0.3497, 67, 984],
  ['Victor', 'walls', 1_376 - 239.7 - 42, 0.086, 67, 6_305],
  ['Victor', 'ceiling', 2_068.6, 0.051, 67, 7_069],
  ['Long', 'windows', 185, 0.6268, 75, 8_315],
  ['Long', 'doors', 38.3, 0.3497, 75, 1_006],
  ['Long', 'ceiling', 1_479, 0.049, 75, 5_435],
  ['Smith', 'windows', 255.2, 0.4967, 76, 9_634],
  ['Smith', 'doors', 42, 0.3497, 76, 1_118],
  ['Smith', 'ceiling', 1_752, 0.0319, 76, 4_261],
  ['Walker', 'windows', 201.5, 0.4432, 18, 1_608],
  ['Walker', 'walls', 1_408 - 201.5 - 42, 0.069, 18, 1_446],
  ['Walker', 'ceiling', 1_752, 0.026, 18, 820],
  ['Cobb', 'windows', 152.9, 0.8575, 23, 3_015],
  ['Cobb', 'doors', 21, 0.3497, 23, 169],
  ['Bell', 'windows', 258.4, 0.6926, 61, 10_912],
  ['Bell', 'doors', 42, 0.5988, 61, 1_538],
  ['Bell', 'walls', 1_476 - 258.4 - 42, 0.05, 61, 3_672],
  ['Bell', 'ceiling', 1_288, 0.026, 61, 1_992],
] as const)('[R-SIZING] %s, %s: heating as published', (_, part, area, u, difference, published) => {
  const { heating } = opaqueLine(part, { area, u }, difference, 0)

  expect(Math.abs(heating - published)).toBeLessThanOrEqual(500)
})

test('[R-SIZING] the example houses stand in air of the density that their loads are printed for', () => {
  expect([7, 96, 607, 863, 955].map(altitudeFactor)).toEqual([1, 1, 0.98, 0.97, 0.97])
})
