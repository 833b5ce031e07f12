import { describe, expect, test } from 'vitest'
import { computeLoad } from '../load.ts'
import { type BillHome, compareBills } from './compare-bills.ts'
import { BILL_FUELS } from './own-loss.ts'
import { readBillLines, readGreenButton } from './read-bills.ts'
import { expectedDegreeDays, normalDays } from './weather.ts'

const home = {
  squareFeet: 2_000,
  numFloors: 1,
  hasBasement: true,
  insulationValue: 7,
  thermostatHT: 70,
  thermostatAC: 75,
}
const climate = { heat99F: 2.8, cool1F: 88.9, elevationFt: 594, dailyRangeF: 19, grains: 32 }
const year = { meanF: 51.3, heatingDegreeDays: 6_142 }
const chicago: BillHome = { home, climate, year, btuPerUnit: BILL_FUELS.gas.btu, efficiency: 0.8 }

/**
 * Twelve gas bills of a home with this loss that heats below 62 °F, and uses 20 therms a month for other
 * things.
 */
function billsOf(loss: number): string {
  const days = normalDays(year)
  return Array.from({ length: 12 }, (_, month) => {
    const start = Date.UTC(2025, month, 1)
    const end = Date.UTC(2025, month + 1, 0)
    const dates = days.slice(Math.floor((month * 365) / 12), Math.floor(((month + 1) * 365) / 12))
    const heat = dates.reduce((sum, mean) => sum + expectedDegreeDays(62, mean), 0) * 24 * loss
    const date = (time: number) => new Date(time).toISOString().slice(0, 10)
    return `${date(start)}, ${date(end)}, ${(heat / 80_000 + 20).toFixed(1)}`
  }).join('\n')
}

const rowsOf = (text: string) => {
  const reading = readBillLines(text)
  if ('fault' in reading) throw new Error(reading.fault.kind)
  return reading.rows
}

test('[R-SIZING] a year of bills gives the home’s own loss and balance point back', () => {
  const found = compareBills(rowsOf(`Start, End, Therms\n${billsOf(450)}`), chicago)

  if (!('own' in found)) throw new Error(found.problem)
  expect(Math.abs(found.own.loss / 450 - 1)).toBeLessThan(0.06)
  expect(Math.abs(found.own.balanceF - 62)).toBeLessThanOrEqual(2)
  expect(found.own.knowsBase).toBe(true)
  expect(found.own.calculated).toBeCloseTo(computeLoad(home, climate).heating)
  expect(found.own.level).toBeGreaterThan(7)
})

describe('[R-SIZING] bills that tell nothing or contradict each other', () => {
  test.each([
    [
      'only summer',
      '2025-06-01,2025-06-30,20\n2025-07-01,2025-07-31,20\n2025-08-01,2025-08-31,20',
      'too-few-cold',
    ],
    [
      'less in winter than in summer',
      '7/1/2025,7/31/2025,90\n12/1/2025,12/31/2025,30\n1/1/2026,1/31/2026,30\n2/1/2026,2/28/2026,30',
      'no-heating',
    ],
    [
      'no order',
      '2025-12-01,2025-12-31,10\n2026-01-01,2026-01-31,900\n2026-02-01,2026-02-28,40',
      'contradict',
    ],
  ])('%s', (_, text, problem) => {
    expect(compareBills(rowsOf(text), chicago)).toEqual({ problem })
  })

  test.each([
    ['', { kind: 'no-rows' }],
    ['2025-02-30,2025-03-30,10', { kind: 'date', line: 1 }],
    ['2025-03-30,2025-03-01,10', { kind: 'order', line: 1 }],
    ['\n2025-03-01,2025-03-30,-4', { kind: 'use', line: 2 }],
    ['3/1/2025,3/30/2025,44,999', { kind: 'temperature', line: 1 }],
    ['2025-03-01,2025-03-30,44\n2025-03-20,2025-04-20,40', { kind: 'overlap', line: 2 }],
    ['x'.repeat(50_000), { kind: 'too-long' }],
  ])('a text %#', (text, fault) => {
    expect(readBillLines(text)).toEqual({ fault })
  })
})

describe('Green Button', () => {
  const reading = (start: number, value: number) =>
    `<espi:IntervalReading><espi:timePeriod><espi:duration>86400</espi:duration>` +
    `<espi:start>${start}</espi:start></espi:timePeriod><espi:value>${value}</espi:value>` +
    `</espi:IntervalReading>`
  const file = (uom: number, readings: string) =>
    `<feed><espi:ReadingType><espi:powerOfTenMultiplier>0</espi:powerOfTenMultiplier>` +
    `<espi:uom>${uom}</espi:uom></espi:ReadingType>${readings}</feed>`
  const january = Date.UTC(2026, 0, 1) / 1000

  test('readings of a month are added up', () => {
    const readings = reading(january, 30_000) + reading(january + 86_400, 20_000)

    expect(readGreenButton(file(72, readings))).toEqual({
      rows: [{ start: january / 86_400, end: january / 86_400 + 2, use: 50, meanF: null }],
    })
  })

  test.each([
    [
      'a document type',
      `<!DOCTYPE feed [<!ENTITY x "y">]>${file(72, reading(january, 1))}`,
      'not-green-button',
    ],
    ['no readings', '<feed></feed>', 'not-green-button'],
    ['a unit that is no energy', file(38, reading(january, 1)), 'unknown-unit'],
    ['a negative value', file(72, reading(january, -5)), 'not-green-button'],
  ])('%s is refused', (_, xml, kind) => {
    expect(readGreenButton(xml)).toEqual({ fault: { kind } })
  })
})
