import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capacityOf, capacityOnCard } from '#features/catalog/catalog/rules/capacity.ts'
import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import { CHICAGO_NEED as need } from '#tests/fixtures/sizing/chicago.ts'
import { btuWindow, decisiveFit, fitFilters, tonsWindow } from './fit.ts'

test('[V-BTU] heating and cooling from 90 to 110% of the need, tons within half a ton', () => {
  expect(btuWindow(44_812)).toEqual({ min: 40_331, max: 49_293 })
  expect(tonsWindow(2)).toEqual({ min: 1.5, max: 2.5 })
})

test('[V-BTU] a capacity is in the window exactly when it is within a tenth of the need', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000, max: 200_000 }),
      fc.integer({ min: 1, max: 300_000 }),
      (asked, capacity) => {
        const { min, max } = btuWindow(asked)

        expect(capacity >= min && capacity <= max).toBe(Math.abs(capacity - asked) * 10 <= asked)
      },
    ),
  )
})

// attributes of the products in a list → filters that the load sets on them (K-ATTRS)
test.each([
  ['gas furnaces', [111, 2013], { 111: ['40331-49293'] }],
  ['package units that burn gas', [738, 527, 103], { 738: ['40331-49293'], 103: ['1.5-2.5'] }],
  ['boilers', [971], { 971: ['40331-49293'] }],
  ['air conditioners', [527, 103, 2010], { 103: ['1.5-2.5'] }],
  ['coils', [908], { 908: ['1.5-2.5'] }],
  ['heat pumps', [715, 527, 103], { 103: ['1.5-2.5'] }],
  ['mini splits', [721, 527], { 527: ['19587-23939'] }],
  ['heat pumps that state no cooling', [715], { 715: ['40331-49293'] }],
  ['filters', [2092, 2093], {}],
])('[V-BTU, K-ATTRS] %s', (_, attributes, expected) => {
  expect(fitFilters(need, attributes)).toEqual(expected)
})

test('[V-BTU] two systems that share the load are each filtered by half of it', () => {
  expect(fitFilters({ ...need, heatingBtu: 160_000, tons: 3.5, systems: 2 }, [111, 103])).toEqual({
    111: ['72000-88000'],
    103: ['3-4'],
  })
  expect(parseRange('72000-88000')).toEqual({ min: 72_000, max: 88_000 })
})

test.each([
  ['gas-furnace', { 111: 76_800, 2013: 96 }, { heatingBtu: 76_800, coolingBtu: null }],
  ['heat-pump', { 715: 34_000, 527: 35_400 }, { heatingBtu: 34_000, coolingBtu: 35_400 }],
  ['ducted-system', { 111: 57_600, 715: 34_000, 527: 35_400 }, { heatingBtu: 57_600, coolingBtu: 35_400 }],
  ['package-unit', { 527: 'much', 738: 0 }, null],
  ['window-air-conditioner', { 527: 8_000 }, null],
])('[K-ATTRS] the capacity of a %s with %o', (type, attributes, expected) => {
  expect(capacityOf(type, attributes)).toEqual(expected)
})

test.each([
  ['gas-furnace', { 111: 76_800 }],
  ['air-conditioner', { 527: 35_400 }],
  ['heat-pump', { 715: 34_000, 527: 35_400 }],
  ['package-unit', { 738: 48_000, 527: 35_400 }],
  ['boiler', { 971: 90_000 }],
])('[K-ATTRS] the card of a %s states its capacity', (type, attributes) => {
  expect(capacityOnCard(type, attributes)).toEqual(capacityOf(type, attributes))
})

test('cards that state no capacity', () => {
  expect(capacityOnCard('thermostat', {})).toBeNull()
  expect(capacityOnCard('gas-furnace', { 111: 'much' })).toBeNull()
  expect(capacityOnCard('heat-kit', { 111: 34_000 })).toBeNull()
})

test.each([
  [
    'a furnace by its heat',
    { heatingBtu: 42_000, coolingBtu: null },
    need,
    { by: 'heating', has: 42_000, needs: 44_812 },
  ],
  [
    'what cools by its cooling',
    { heatingBtu: 34_000, coolingBtu: 23_600 },
    need,
    { by: 'cooling', has: 23_600, needs: 21_763 },
  ],
  [
    'one of two systems by its half',
    { heatingBtu: null, coolingBtu: 36_000 },
    { ...need, coolingBtu: 72_001, systems: 2 },
    { by: 'cooling', has: 36_000, needs: 36_001 },
  ],
  ['nothing by nothing', { heatingBtu: null, coolingBtu: null }, need, null],
])('[V-BTU] %s', (_, capacity, home, expected) => {
  expect(decisiveFit(capacity, home)).toEqual(expected)
})
