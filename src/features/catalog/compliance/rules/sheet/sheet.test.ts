import { expect, test } from 'vitest'
import { factsOf } from '../facts.ts'
import { emissionStandardAt } from '../nox.ts'
import { judgeProduct } from '../rules.ts'
import { codeSheet, type SheetRow } from './sheet.ts'

const TODAY = '2026-11-22'
const CHICAGO = { zip: '60614', state: 'IL', countyFips: '17031' }
const LOS_ANGELES = { zip: '90012', state: 'CA', countyFips: '06037' }
const HOUSTON = { zip: '77002', state: 'TX', countyFips: '48201' }
const PHOENIX = { zip: '85003', state: 'AZ', countyFips: '04013' }
const rowsOf = (place: typeof CHICAGO): SheetRow[] => codeSheet(place, TODAY).flatMap(({ rows }) => rows)
const asksOf = (place: typeof CHICAGO, what: RegExp) => rowsOf(place).find((row) => what.test(row.what))?.asks

test.each([
  ['the North', CHICAGO, '13.4 SEER2'],
  ['the Southeast', HOUSTON, '14.3 SEER2'],
  ['the Southwest', PHOENIX, '14.3 SEER2, 11.7 EER2'],
])('a small air conditioner in %s must reach its region’s minimum', (_, place, asks) => {
  expect(asksOf(place, /^Split air conditioner under/)).toBe(asks)
})

test('each row has a source, and a row that we never read says so by its status', () => {
  for (const place of [CHICAGO, LOS_ANGELES, HOUSTON, PHOENIX])
    for (const { what, asks, source, status, read } of rowsOf(place)) {
      expect(
        [what, asks, source].every((text) => text.length > 5),
        what,
      ).toBe(true)
      expect(read !== null || status === 'memory' || status === 'store', what).toBe(true)
      expect(`${what} ${asks}`).not.toMatch(/NaN|undefined|Infinity/)
    }
})

test('the sheet and the verdict on a product agree about furnaces in Los Angeles', () => {
  const furnace = factsOf('gas-furnace', {})
  const verdict = judgeProduct({ ...furnace, emission: 'None', afue: 80 }, LOS_ANGELES, TODAY)

  expect(emissionStandardAt(LOS_ANGELES)).toBe('Ultra Low NOx')
  expect(asksOf(LOS_ANGELES, /^Gas furnace under 90%/)).toContain('Ultra Low NOx: 14 ng/J')
  expect(verdict.some(({ outcome }) => outcome === 'blocked')).toBe(true)
})

test('a place without a limit for nitrogen oxides says so, and a rule to come is no rule of today', () => {
  expect(asksOf(CHICAGO, /^Gas furnaces, water heaters/)).toBe('No limit that we know of')
  const today = codeSheet(CHICAGO, TODAY).slice(0, -1)
  expect(today.flatMap(({ rows }) => rows).every(({ effectiveFrom }) => (effectiveFrom ?? '') <= TODAY)).toBe(
    true,
  )
})
