import { expect, test } from 'vitest'
import { checkProduct } from '#features/catalog/catalog/rules/check/rule.ts'
import { readCatalogueRules } from '#features/catalog/catalog/server/check/catalogue-rules.ts'
import { generateProducts } from './generate.ts'
import { storedProduct } from './load.ts'

const rules = readCatalogueRules()
const products = generateProducts().map((product) => storedProduct(product, new Date('2026-11-22')))

test('the check has at least 120 rules, each with a name of its own', () => {
  expect(rules.length).toBeGreaterThanOrEqual(120)
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length)
})

test('no figure of the demo breaks a rule: parts, systems and kits', () => {
  expect(products.length).toBeGreaterThan(3_300)
  const findings = products.flatMap((product) => checkProduct(product, rules))
  console.info(
    `check: ${rules.length} rules, ${products.length} products, ${findings.length} figures break one`,
  )
  expect(
    findings.map(({ sku, rule, expected, found }) => `${sku}: ${rule}: expected ${expected}, found ${found}`),
  ).toEqual([])
})
