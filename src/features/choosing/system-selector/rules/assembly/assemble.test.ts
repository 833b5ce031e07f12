import { expect, test } from 'vitest'
import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { assemble, refusalsOfUnits, type SingleUnit, type SingleUnits } from './assemble.ts'

type Facts = Partial<Record<AttributeKey, string | number>>

let last = 450_000_000
const unit = (type: string, price: number, facts: Facts, brand = 'Northvale'): SingleUnit => {
  last++
  return {
    id: String(last),
    type,
    brand,
    attributes: Object.fromEntries(
      Object.entries({ refrigerant: 'R-32', ...facts }).map(([key, value]) => [
        String(ATTR[key as AttributeKey]),
        value,
      ]),
    ),
    dimensions: null,
    weight: 60,
    quantity: 1,
    price: price * 100,
  }
}
const outdoor = (coolingBtu: number, ports: number, price = 1_500) =>
  unit('mini-split-outdoor', price, { coolingBtu, ports })
const head = (coolingBtu: number, airHandlerType = 'Wall Mount', price = 500, more: Facts = {}) =>
  unit('mini-split-indoor', price, { coolingBtu, airHandlerType, ...more })

const HEADS = [6_000, 9_000, 12_000, 18_000].flatMap((btu) => [
  head(btu),
  head(btu, 'Wall Mount', 450),
  head(btu, 'Ceiling Cassette', 800),
])
const units = (outdoors: readonly SingleUnit[], more: Partial<SingleUnits> = {}): SingleUnits => ({
  outdoor: outdoors,
  indoor: HEADS,
  isRated: () => true,
  ...more,
})
const room = { coolingBtu: 9_000, airHandlerType: 'Wall Mount' } as const

test('three rooms get the least expensive units that the maker combines', () => {
  const { assemblies, refused } = assemble(
    [room, room, room],
    units([outdoor(36_000, 4), outdoor(24_000, 3, 1_200)]),
  )

  expect(refused).toEqual([])
  expect(assemblies.map(({ percent, price }) => ({ percent, price }))).toEqual([
    { percent: 113, price: 255_000 },
    { percent: 75, price: 285_000 },
  ])
  expect(assemblies[0]?.atOnce).toEqual([8_000, 8_000, 8_000])
  expect(assemblies[1]?.atOnce).toEqual([9_000, 9_000, 9_000])
})

test('a room without a size gets the size nearest to its share', () => {
  const { assemblies } = assemble([{}, { coolingBtu: 6_000 }], units([outdoor(18_000, 2)]))

  expect(assemblies[0]?.indoor.map(({ attributes }) => attributes[String(ATTR.coolingBtu)])).toEqual([
    9_000, 6_000,
  ])
})

test.each<[string, SingleUnits, readonly object[], RegExp]>([
  ['too few ports', units([outdoor(24_000, 2)]), [room, room, room], /3 indoor units .* with 2 ports/],
  ['one room on a unit of several', units([outdoor(24_000, 3)]), [room], /at least two/],
  ['two rooms on a unit of one', units([outdoor(9_000, 1)]), [room, room], /with 1 port\./],
  ['rooms that are too small', units([outdoor(36_000, 4)]), [{ coolingBtu: 6_000 }, room], /add up to 42%/],
  ['rooms that are too large', units([outdoor(18_000, 3)]), [room, room, room], /add up to 150%/],
  ['no unit of the type', units([outdoor(24_000, 3)]), [room, { airHandlerType: 'Low Wall' }], /Room 2: /],
  [
    'another refrigerant only',
    units([outdoor(24_000, 3)], {
      indoor: HEADS.map((each) => ({
        ...each,
        attributes: { ...each.attributes, [String(ATTR.refrigerant)]: 'R-454B' },
      })),
    }),
    [room, room],
    /Room 1: /,
  ],
  [
    'a pair that nobody rated',
    units([outdoor(9_000, 1)], { isRated: () => false }),
    [room],
    /not rated together/,
  ],
])('%s: refused with the reason', (_, sold, rooms, reason) => {
  const { assemblies, refused } = assemble(rooms, sold)

  expect(assemblies).toEqual([])
  expect(refused.map(({ because }) => because.join(' '))).toEqual([expect.stringMatching(reason)])
})

test('chosen units of two makers are refused, whatever else fits', () => {
  const other = unit('mini-split-indoor', 400, { coolingBtu: 9_000, airHandlerType: 'Wall Mount' }, 'Corvane')
  const refusals = refusalsOfUnits(outdoor(24_000, 3), [head(9_000), other], units([]))

  expect(refusals.map(({ rule }) => rule)).toEqual(['zone-brand'])
})
