import { expect, test } from 'vitest'
import { type BillPeriod, designLoads, loadOfYear, ownLoss } from './own-loss.ts'
import { expectedDegreeDays, normalDays } from './weather.ts'

const bill = (use: number, temperatures: number[]): BillPeriod => ({
  days: temperatures.length,
  use,
  degreeDays: (base) => temperatures.reduce((sum, each) => sum + Math.max(0, base - each), 0),
})
const gas = { btuPerUnit: 100_000, efficiency: 0.88, setPointF: 68 }
const three = [bill(50, [28, 29, 30, 29]), bill(45, [32, 35, 35, 38]), bill(30, [41, 43, 42, 42])]

test('[R-SIZING] three bills agree best at 60.5 °F', () => {
  const own = ownLoss(three, gas, 0)

  expect(own.balanceF).toBe(60.5)
  expect(own.perBill.map(({ loss }) => Math.round(loss * 100) / 100)).toEqual([1455.03, 1617.65, 1486.49])
  expect([own.loss, own.scatter * 100].map((each) => Math.round(each * 100) / 100)).toEqual([1519.72, 4.63])
  expect(own.outliers).toEqual([])
})

test('[R-SIZING] a bill that contradicts the others is left out and named', () => {
  const own = ownLoss([...three, bill(60, [41.7, 41.6, 32, 25.4])], gas, 0)

  expect(own.outliers).toEqual([3])
  expect(own.balanceF).toBe(60.5)
})

// Homes of the HEAT project: loss, design temperature, balance point, most and average load.
test.each([
  [761, 8.4, 61.5, 68, 46_860, 43_564],
  [487, 9.5, 60, 68, 29_448, 25_554],
  [654, 9.5, 51.5, 68, 39_584, 28_788],
  [1591, 9, 60, 65.1, 97_070, 88_981],
  [709, 8.4, 57.5, 68, 43_692, 36_244],
])('a home that loses %d BTU/h·°F', (loss, designF, balanceF, _, most, average) => {
  const own = designLoads({ loss, balanceF }, { roomF: 70, setPointF: 0, designF })

  expect(Math.abs(own.most / most - 1)).toBeLessThan(0.002)
  // The set point of each home is not published: it follows from the two loads.
  const setPointF = balanceF + (most - average) / loss
  const help = designLoads({ loss, balanceF }, { roomF: 70, setPointF, designF })
  expect(Math.abs(help.average / average - 1)).toBeLessThan(0.002)
})

test.each([
  [900, 100_000, 0.8, 6_000, 0, 32_500],
  [650, 138_500, 0.85, 5_800, 7, 31_884],
  [800, 91_452, 0.92, 7_200, -10, 29_214],
])('%d units of fuel in a year', (use, btuPerUnit, efficiency, heatingDegreeDays, designF, load) => {
  expect(
    Math.abs(loadOfYear({ use, btuPerUnit, efficiency }, { heatingDegreeDays, designF }) / load - 1),
  ).toBeLessThan(0.001)
})

test('the days of a year have the degree days of the station', () => {
  for (const [meanF, heatingDegreeDays] of [
    [51.3, 6_142],
    [70.5, 1_300],
    [39, 9_700],
  ] as const) {
    const days = normalDays({ meanF, heatingDegreeDays })
    const sum = days.reduce((all, day) => all + expectedDegreeDays(65, day), 0)
    expect(Math.abs(sum / heatingDegreeDays - 1)).toBeLessThan(0.01)
  }
})
