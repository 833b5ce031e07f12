import { expect, test } from 'vitest'
import { FUELS } from '#features/choosing/compare/rules/reference-house.ts'
import { readFuelPrices } from '#features/choosing/operating-cost/server/index.ts'
import { BRAND_BROCHURES, SERIES_BROCHURES } from '../content/brochures.ts'
import { MODELS } from './equipment/house-models.ts'
import { REVIEW_WORDS } from './feedback/review-words.ts'
import { verifiedPairs } from './makers/maker-pairs.ts'

test('all tables and texts of the demo are read by their schemas', () => {
  expect(MODELS).toHaveLength(382)
  expect(new Set(MODELS.map(({ series }) => series.id)).size).toBe(78)
  expect(verifiedPairs()).toHaveLength(98)
  expect(BRAND_BROCHURES.length + SERIES_BROCHURES.length).toBeGreaterThan(10)
  expect(Object.keys(REVIEW_WORDS.sets).length).toBeGreaterThan(3)
})

test('a model’s SKU is used once', () => {
  expect(new Set(MODELS.map(({ sku }) => sku)).size).toBe(MODELS.length)
})

test('comparisons and brochures take the country’s prices of the calculator’s table', () => {
  const average = (fuel: string) =>
    readFuelPrices().find((price) => price.state === 'US' && price.fuel === fuel)?.usd
  const named = JSON.stringify(SERIES_BROCHURES).matchAll(/\$([\d.]+) per therm/g)

  expect([FUELS.gas.price, FUELS.propane.price, FUELS.oil.price]).toEqual(
    ['Natural Gas', 'Liquid Propane', 'Oil'].map(average),
  )
  expect(new Set([...named].map(([, price]) => Number(price)))).toEqual(new Set([FUELS.gas.price]))
})
