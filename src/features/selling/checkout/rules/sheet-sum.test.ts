import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartTotals } from '#features/selling/cart/rules/totals.ts'
import { toCents } from '#lib/money.ts'
import { makeItem, makeOption } from '#tests/fixtures/cart/cart.ts'
import { makePricedCart } from '#tests/fixtures/cart/checkout.ts'
import { sheetSum } from './sheet-sum.ts'

const cents = (amount: string): number => Math.round(Number(amount) * 100)

test('[S-CO-04] the lines of a wallet’s sheet add up to its total, which is the checkout’s', () => {
  const price = fc.integer({ min: 1, max: 900_000 })
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (each, qty, off, freight, tax) => {
        const cart = makePricedCart({
          items: [makeItem({ price: toCents(each), qty, discountAmount: toCents(off) })],
          options: [makeOption({ cost: toCents(freight) })],
          tax,
        })
        const sheet = sheetSum(cart)!

        expect(sheet.lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(sheet.total))
        expect(cents(sheet.total)).toBe(cartTotals(cart).total)
        for (const { amount } of [...sheet.lines, { amount: sheet.total }])
          expect(amount).toMatch(/^-?\d+\.\d\d$/)
      },
    ),
  )
})

test('does not show a sum that is still unknown', () => {
  const cart = makePricedCart()

  expect(sheetSum({ ...cart, tax: { kind: 'loading' } })).toBeUndefined()
  expect(sheetSum({ ...cart, shipping: { ...cart.shipping, selectedShippingOption: null } })).toBeUndefined()
})
