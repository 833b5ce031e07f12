import { expect, test } from 'vitest'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { careSeasonOf, nextMail, SEASONS, seasonalCare } from './care.ts'
import { CARE_TASKS } from './data/care-tasks.ts'

test.each([
  ['2026-11-25', '2027-03-15', 'spring'],
  ['2027-03-14', '2027-03-15', 'spring'],
  ['2027-03-15', '2027-09-15', 'fall'],
  ['2027-09-15', '2028-03-15', 'spring'],
  ['2027-12-31', '2028-03-15', 'spring'],
])('after %s the next mail comes on %s', (after, on, season) => {
  expect(nextMail(after)).toEqual({ on, season })
  expect(careSeasonOf(on)).toBe(season)
})

test('the burner is checked before winter, the cooling before summer, the filter in both', () => {
  const whats = (type: string) =>
    SEASONS.map((season) => seasonalCare(type, season).map(({ what }) => what.slice(0, 20)))

  expect(whats('package-unit')).toEqual([
    ['Look at the air filt', 'Have charge, coil, a', 'Clear leaves and gra'],
    ['Look at the air filt', 'Clear leaves and gra'],
  ])
  expect(whats('gas-furnace')).toEqual([
    ['Look at the air filt'],
    ['Look at the air filt', 'Have the burner, hea'],
  ])
  expect(whats('tank-water-heater')).toEqual([['Drain a quart from t'], []])
})

test('every task of every type is in at least one of the two mails', () => {
  for (const { type } of productTypes()) {
    const own = CARE_TASKS.filter(({ isFor }) => isFor(type)).map(({ what }) => what)
    const mailed = SEASONS.flatMap((season) => seasonalCare(type, season)).map(({ what }) => what)
    expect([type, own.filter((what) => !mailed.includes(what))]).toEqual([type, []])
  }
})
