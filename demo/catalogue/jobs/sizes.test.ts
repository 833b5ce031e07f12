import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagesOf, TONNAGE_ATTRIBUTES } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import { capacityOf } from '#features/catalog/catalog/rules/capacity.ts'
import { closestTo, sharesOf } from '#features/choosing/sizing/rules/closest.ts'
import { COOLING_MOST } from '#features/choosing/sizing/rules/equipment/manual-s.ts'
import { ductsOf } from '#features/choosing/sizing/rules/home.ts'
import { computeLoad } from '#features/choosing/sizing/rules/load.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import { products } from './equipped.ts'

const cooling = products.filter(
  ({ type, attributes }) =>
    capacityOf(type, attributes)?.coolingBtu && TONNAGE_ATTRIBUTES.some((id) => attributes[id] !== undefined),
)
const kinds = [...Map.groupBy(cooling, ({ type }) => type)].map(([type, ofType]) => ({ type, ofType }))

const homes = fc.record({
  squareFeet: fc.integer({ min: 600, max: 6_000 }),
  numFloors: fc.integer({ min: 1, max: 3 }),
  hasBasement: fc.boolean(),
  insulationValue: fc.double({ min: 1, max: 10, noNaN: true }),
  thermostatHT: fc.constant(70),
  thermostatAC: fc.constant(75),
  place: fc.constantFrom('attic' as const, 'crawl' as const, 'inside' as const, undefined),
})
const climates = fc.record({
  heat99F: fc.integer({ min: -20, max: 55 }),
  cool1F: fc.integer({ min: 80, max: 112 }),
  elevationFt: fc.integer({ min: 0, max: 7_000 }),
  dailyRangeF: fc.integer({ min: 12, max: 30 }),
  grains: fc.integer({ min: 0, max: 60 }),
})

test.each(kinds)('[A9] $type for 2,000 homes: at least 90% of the load and within Manual S', ({ ofType }) => {
  let compared = 0
  fc.assert(
    fc.property(homes, climates, ({ place, ...home }, climate) => {
      const ducts = ductsOf({ ductPlace: place }, home.insulationValue)
      const need = needOf(computeLoad({ ...home, ...(ducts && { ducts }) }, climate))
      const product = closestTo(need, ofType)
      // Where nothing fits, nothing is recommended; where no size is built, the page says so (need.test.ts).
      if (product === null) return
      const { cooling } = sharesOf(capacityOf(product.type, product.attributes)!, need)
      const most = COOLING_MOST[stagesOf(product.attributes[ATTR.staging])]
      expect(cooling! * 100).toBeGreaterThanOrEqual(90)
      expect(cooling! * 100).toBeLessThanOrEqual(most)
      compared += 1
    }),
    { numRuns: 2_000 },
  )
  expect(compared).toBeGreaterThan(200)
})
