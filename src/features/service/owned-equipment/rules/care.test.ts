import { expect, test } from 'vitest'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { careOf } from './care.ts'

const dueOf = (type: string, deliveredOn: string | null, today: string) =>
  careOf(type, deliveredOn, today).map(({ months, dueOn }) => [months, dueOn])

test.each([
  ['on the day of delivery', '2026-01-31', '2026-01-31', '2026-02-28'],
  ['the day before', '2026-01-15', '2026-03-14', '2026-03-15'],
  ['on the day itself: the next one', '2026-01-15', '2026-03-15', '2026-04-15'],
  ['years later', '2024-02-29', '2026-11-23', '2026-11-29'],
])('a filter that is looked at each month, %s', (_, deliveredOn, today, dueOn) => {
  expect(dueOf('gas-furnace', deliveredOn, today)[0]).toEqual([1, dueOn])
})

test('before the delivery no day is named', () => {
  expect(dueOf('humidifier', null, '2026-11-23')).toEqual([[12, null]])
})

test('every day lies after today and at most one interval away, for every type of equipment', () => {
  const today = '2026-11-23'
  for (const { type } of productTypes())
    for (const { dueOn, months } of careOf(type, '2023-05-31', today)) {
      const days = (Date.parse(dueOn ?? '') - Date.parse(today)) / 86_400_000
      expect([type, days > 0 && days <= months * 31 + 1]).toEqual([type, true])
    }
})

test('all equipment that heats or cools has care; supplies have none', () => {
  const without = productTypes().filter(
    ({ type, isEquipment }) => isEquipment && careOf(type, null, '2026-11-23').length === 0,
  )
  expect(without.map(({ type }) => type)).toEqual(
    ['coil', 'heat-kit'].filter((type) => without.some((each) => each.type === type)),
  )
  expect(careOf('line-set', null, '2026-11-23')).toEqual([])
})
