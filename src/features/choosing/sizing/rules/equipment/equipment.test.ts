import { expect, test } from 'vitest'
import { balancePoint, capacityAt, lossAt } from './balance.ts'
import { judgeCooling, judgeFurnace, judgeZones } from './manual-s.ts'

const load = { total: 36_000, sensible: 27_000, latent: 9_000 }

test.each([
  ['fits', { total: 38_000, sensible: 28_000 }, load, { fits: true, percent: 105.6 }],
  ['too large', { total: 44_000 }, load, { fits: false, percent: 122.2, because: 'large' }],
  ['too small', { total: 30_000 }, load, { fits: false, percent: 83.3, because: 'small' }],
  [
    'too little sensible',
    { total: 37_000, sensible: 28_000 },
    { ...load, sensible: 30_000 },
    { fits: false, percent: 102.8, because: 'sensible-short' },
  ],
  [
    'too little moisture',
    { total: 37_000, sensible: 28_000 },
    { ...load, latent: 11_000 },
    { fits: false, percent: 102.8, because: 'latent-short' },
  ],
])('[R-SIZING] Manual S, a single-stage unit: %s', (_, unit, home, verdict) => {
  expect(judgeCooling(unit, home, 'single')).toEqual(verdict)
})

test('too large with one stage, it may fit with variable speed, or as a heat pump in dry cold', () => {
  expect(judgeCooling({ total: 44_000 }, load, 'variable').fits).toBe(true)
  expect(judgeCooling({ total: 48_000 }, load, 'single', 15_000).fits).toBe(true)
})

test.each([
  [54_000, 45_000, { fits: true, percent: 120 }],
  [50_000, 60_000, { fits: false, percent: 83.3, because: 'small' }],
  [120_000, 45_000, { fits: false, percent: 266.7, because: 'large' }],
  [50_000, 0, { fits: false, percent: 0, because: 'no-load' }],
])('a furnace of %d BTU/h for %d', (output, need, verdict) => {
  expect(judgeFurnace(output, need)).toEqual(verdict)
})

test.each([
  [[9_000, 9_000, 12_000], 27_000, true],
  [[9_000, 9_000], 27_000, false],
  [[18_000, 18_000, 12_000], 36_000, false],
])('indoor units %j on an outdoor unit of %d', (indoor, outdoor, fits) => {
  expect(judgeZones(indoor, outdoor).fits).toBe(fits)
})

test('[R-SIZING] a heat pump carries the home to its balance point, back-up heat the rest', () => {
  const loss = { designF: 5, btuh: 48_000, endsF: 65 }
  const unit = [
    { outdoorF: 47, btuh: 36_000 },
    { outdoorF: 17, btuh: 24_000 },
  ]

  expect(balancePoint(loss, unit)).toEqual({ balanceF: 29, shortBtuh: 28_800, shortKw: 8.4, isTested: false })
  expect(lossAt(loss, 65)).toBe(0)
  expect(balancePoint({ ...loss, btuh: 10_000 }, unit)).toMatchObject({ balanceF: 5, shortBtuh: 0 })
})

test.each([
  [11, 11_000, true],
  [15, 15_000, true],
  [19, 19_000, true],
  [25, 20_000, false],
  [5, 5_000, false],
])('capacity at %d °F between 10,000 at 10 °F and 20,000 at 20 °F', (outdoorF, btuh, isTested) => {
  const table = [
    { outdoorF: 20, btuh: 20_000 },
    { outdoorF: 10, btuh: 10_000 },
  ]
  expect(capacityAt(table, outdoorF)).toEqual({ btuh, isTested })
})

test('[B] below the lowest temperature at which it runs a heat pump gives nothing', () => {
  const points = [
    { outdoorF: 47, btuh: 36_000 },
    { outdoorF: 17, btuh: 24_000 },
    { outdoorF: 5, btuh: 20_000 },
  ]
  const loss = { designF: -20, btuh: 40_000, endsF: 65 }
  expect(capacityAt(points, -20).btuh).toBeGreaterThan(0)
  expect([5, 4.9, -20].map((outdoorF) => capacityAt(points, outdoorF, 5).btuh)).toEqual([20_000, 0, 0])
  const { balanceF, shortBtuh, isTested } = balancePoint(loss, points, 5)
  expect(shortBtuh).toBe(40_000)
  expect(isTested).toBe(true)
  expect(balanceF).toBeGreaterThanOrEqual(5)
})
