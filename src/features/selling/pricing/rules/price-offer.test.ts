import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { explainPrice, type OfferEntry, type OfferedProduct, priceSteps, unitPrice } from './price-offer.ts'
import { BASES, type PriceRule, ROUNDINGS, rulePrice } from './price-rule.ts'
import { wordsOfPrice } from './price-words.ts'

const list = (name = 'Fall') => ({ id: 1, name })
const own = (price: number, from = 1, name = 'Fall'): OfferEntry => ({
  list: list(name),
  from,
  by: { kind: 'own', price: toCents(price) },
})
const rule = (given: Partial<PriceRule>, from = 1): OfferEntry => ({
  list: list(),
  from,
  by: {
    kind: 'rule',
    rule: {
      id: 7,
      basis: 'public',
      percent: 10,
      rounding: 'cent',
      category: 'Thermostats',
      brand: null,
      ...given,
    },
  },
})

/** A product that the public buys for $100, with a list price of $120 and a cost of $60. */
const offered = (...entries: OfferEntry[]): OfferedProduct => ({
  price: toCents(100_00),
  offer: { shown: toCents(100_00), listPrice: toCents(120_00), cost: toCents(60_00), entries },
})

describe('[30] the price of a rule', () => {
  test.each([
    ['cost', 25, 'cent', 60_00, 75_00],
    ['cost', 33.33, 'cent', 9_99, 13_32],
    ['list', 12, 'cent', 120_00, 105_60],
    ['public', 7.5, 'cent', 99_99, 92_49],
    ['public', 10, 'dollar', 104_99, 94_00],
    ['public', 10, 'dollar', 105_00, 95_00],
    ['public', 10, 'ninety-nine', 104_99, 94_99],
    ['public', 10, 'ninety-nine', 111_10, 99_99],
    ['public', 10, 'ninety-nine', 111_11, 100_99],
    ['public', 99, 'cent', 30, null],
  ] as const)('%s and %d percent, rounded to %s, of %d cents', (basis, percent, rounding, base, price) => {
    expect(rulePrice({ basis, percent, rounding }, toCents(base))).toBe(price)
  })
})

describe('[30] which price holds', () => {
  test.each([
    ['nothing is listed', [], 1, 100_00],
    ['the first entry that applies', [own(80_00), own(70_00)], 1, 80_00],
    ['more units', [own(70_00, 10), own(80_00)], 10, 70_00],
    ['too few units for it', [own(70_00, 10), own(80_00)], 9, 80_00],
    ['an own price before a rule', [own(95_00), rule({ percent: 50, basis: 'list' })], 1, 95_00],
    ['a rule where no own price applies yet', [own(50_00, 10), rule({})], 1, 90_00],
    ['the public price where it is lower', [own(110_00)], 1, 100_00],
    ['a rule below cost is left out, and the next holds', [rule({ percent: 50 }), own(90_00)], 1, 90_00],
  ])('%s', (_, entries, qty, price) => {
    expect(unitPrice(offered(...entries), qty)).toBe(price)
  })

  test('a rule without its base is left out', () => {
    const offer = { shown: toCents(100_00), listPrice: null, cost: null }
    const product = { price: toCents(100_00), offer: { ...offer, entries: [rule({ basis: 'cost' })] } }
    expect(unitPrice(product, 1)).toBe(100_00)
    expect(explainPrice(product, 1).at(-1)).toMatchObject({ price: null, verdict: 'no_base' })
  })

  test('a price that was fixed for one cart holds for every quantity, and says who fixed it', () => {
    const product = { ...offered(own(70_00, 10)), price: toCents(65_00), fixed: { kind: 'request', id: 4 } }
    expect(unitPrice(product as OfferedProduct, 10)).toBe(65_00)
    expect(priceSteps(product as OfferedProduct)).toEqual([{ from: 1, price: 65_00 }])
    expect(explainPrice(product as OfferedProduct, 10).map(({ verdict }) => verdict)).toEqual([
      'holds',
      'after',
      'after',
    ])
  })
})

const entries = fc.array(
  fc.oneof(
    fc
      .record({ price: fc.integer({ min: 1, max: 150_00 }), from: fc.integer({ min: 1, max: 30 }) })
      .map((each) => own(each.price, each.from)),
    fc
      .record({
        basis: fc.constantFrom(...BASES),
        percent: fc.integer({ min: 0, max: 99 }),
        rounding: fc.constantFrom(...ROUNDINGS),
        from: fc.integer({ min: 1, max: 30 }),
      })
      .map(({ from, ...given }) => rule(given, from)),
  ),
  { maxLength: 8 },
)

test('[30] one reason holds, and its price is the price; nobody pays more than the public', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 60 }), (given, qty) => {
      const product = offered(...given)
      const price = unitPrice(product, qty)
      const holding = explainPrice(product, qty).filter(({ verdict }) => verdict === 'holds')
      expect(holding.map((each) => each.price)).toEqual([price])
      expect(price).toBeLessThanOrEqual(100_00)
      // Between two steps the price stays.
      expect(priceSteps(product).findLast(({ from }) => from <= qty)?.price).toBe(price)
    }),
  )
})

test('[30] no words tell our cost to a reader who may not know it; control: another reader learns it', () => {
  const product = offered(
    rule({ basis: 'cost', percent: 30, category: null, brand: 'Summit' }),
    rule({ percent: 70 }),
  )
  const said = (mayReadCosts: boolean) => JSON.stringify(wordsOfPrice(explainPrice(product, 1), mayReadCosts))

  expect(said(true)).toMatch(/cost \+ 30%.*\$60\.00.*Below our cost/s)
  expect(said(false)).toContain('over our cost for the brand Summit')
  expect(said(false)).not.toMatch(/30|\$60|elow/)
})
