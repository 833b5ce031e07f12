import { expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import type { PlateFacts } from '#features/catalog/catalog/rules/plate.ts'
import { pagePlate } from '#features/catalog/catalog/rules/product-types.ts'
import { bestOf } from './best.ts'
import { type CompareRow, compareGroups } from './rows.ts'

const furnace = (attributes: PlateFacts['attributes']): PlateFacts => ({
  type: 'gas-furnace',
  brand: 'Northvale',
  series: 'Steady',
  attributes,
  dimensions: null,
  weight: 143,
  freight: {},
})
const plain = furnace({
  [ATTR.furnaceHeatingBtu]: 76_800,
  [ATTR.afue]: 80,
  [ATTR.staging]: 'Single',
  [ATTR.sound]: 60,
  [ATTR.warrantyParts]: 10,
})
const fine = furnace({
  [ATTR.furnaceHeatingBtu]: 76_800,
  [ATTR.afue]: 97,
  [ATTR.staging]: 'Modulating',
  [ATTR.sound]: 52,
  [ATTR.warrantyParts]: 10,
})

const rowsOf = (products: readonly PlateFacts[]): CompareRow[] =>
  compareGroups(products).flatMap(({ rows }) => rows)
const row = (products: readonly PlateFacts[], label: string): CompareRow | undefined =>
  rowsOf(products).find((each) => each.label === label)

test('[R-COMPARE] the rating plate comes first, its rows in the order they have everywhere', () => {
  const [first] = compareGroups([plain, fine])
  const order = pagePlate('gas-furnace').map(({ label }) => label)

  expect(first?.rows.map(({ label }) => label)).toEqual(
    order.filter((label) => first?.rows.some((each) => each.label === label)),
  )
  expect(first?.rows.map(({ label }) => label)).toEqual(['Output', 'AFUE', 'Stages', 'Weight'])
})

test('[R-COMPARE] every attribute is in one row only, and rows without any value are left out', () => {
  const keys = rowsOf([plain, fine]).map(({ key }) => key)

  expect(new Set(keys).size).toBe(keys.length)
  expect(row([plain, fine], 'Cabinet')).toBeUndefined()
})

test('[R-COMPARE] a furnace is not asked for the figures of a heat pump', () => {
  const heatPump = { ...fine, type: 'heat-pump', attributes: {} }
  const heating = (products: readonly PlateFacts[]) =>
    rowsOf(products)
      .find(({ key }) => key === `a${ATTR.heatPumpHeatingBtu}`)
      ?.cells.map(({ value }) => value)

  expect(heating([plain, fine])).toBeUndefined()
  expect(heating([plain, heatPump])).toEqual(['–', 'Not stated'])
})

test('[R-COMPARE] the best value has a label; equal values and sizes have no best', () => {
  expect(row([plain, fine], 'AFUE')?.best).toEqual({ word: 'Highest', at: [1] })
  expect(row([plain, fine], 'Sound')?.best).toEqual({ word: 'Quietest', at: [1] })
  expect(row([plain, fine], 'Parts warranty')?.best).toBeNull()
  expect(row([plain, { ...fine, weight: 90 }], 'Weight')?.best).toBeNull()
})

test('[R-COMPARE] a row states whether its products differ', () => {
  expect(row([plain, fine], 'Output')?.differs).toBe(false)
  expect(row([plain, fine], 'Stages')?.differs).toBe(true)
})

test('[R-COMPARE] products of different types share a table; a dash marks a missing value', () => {
  const thermostat: PlateFacts = { ...furnace({ [ATTR.wifi]: 'Built in' }), type: 'thermostat' }

  expect(row([plain, thermostat], 'AFUE')?.cells).toEqual([
    { value: '80', unit: '%' },
    { value: '–', unit: '' },
  ])
  expect(row([plain, thermostat], 'WiFi')?.cells.map(({ value }) => value)).toEqual(['–', 'Built in'])
})

test.each([
  ['the highest', [80, 97, 96], 'Highest', [1]],
  ['the lowest of those known', [null, 60, 52], 'Quietest', [2]],
  ['all products that share it', [97, 97, 80], 'Highest', [0, 1]],
] as const)('[R-COMPARE] best is %s', (_, values, word, at) => {
  expect(bestOf(values, word)).toEqual({ word, at })
})

test.each([
  ['one value alone', [80, null]],
  ['all the same', [80, 80]],
  ['nothing', []],
])('[R-COMPARE] %s has no best', (_, values) => {
  expect(bestOf(values, 'Highest')).toBeNull()
})
