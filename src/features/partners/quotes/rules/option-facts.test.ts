import { expect, test } from 'vitest'
import { FUELS } from '#features/choosing/compare/rules/reference-house.ts'
import { toCents } from '#lib/money.ts'
import type { Section } from './content.ts'
import { optionFacts } from './option-facts.ts'

type RebateOf = Parameters<typeof optionFacts>[3]['rebate']

const line = (key: string, id: string, more: Partial<Section['lines'][number]> = {}) => ({
  ...{ key, id, qty: 1, price: 100_000, listPrice: 100_000, isOptional: false, group: null, note: '' },
  ...more,
})
const section: Section = {
  ...{ key: 'a', title: '', tier: null, note: '', isRecommended: true },
  lines: [line('unit', '1'), line('wall', '2', { isOptional: true })],
}
const products = new Map([
  ['1', { type: 'heat-pump-system', attributes: {} }],
  ['2', { type: 'thermostat', attributes: {} }],
])

/** $200 for a system, certain; $50 for a thermostat that the program must approve. */
const programs: RebateOf = ({ type }) => {
  const amount = toCents(type === 'thermostat' ? 5_000 : 20_000)
  const conditions = type === 'thermostat' ? ['replaces' as const] : []
  return { best: [{ conditions }], total: amount }
}
const rebate = (...lines: { key: string; qty: number }[]) =>
  optionFacts(section, { sectionKey: 'a', lines }, products, { rebate: programs, fuels: FUELS }).rebate

test('rebates count for what is selected, once for each unit, and read "up to" while one is open', () => {
  expect(rebate({ key: 'unit', qty: 2 })).toEqual({ amount: 40_000, atMost: false })
  expect(rebate({ key: 'unit', qty: 1 }, { key: 'wall', qty: 1 })).toEqual({ amount: 25_000, atMost: true })
  expect(rebate()).toBeNull()
})
