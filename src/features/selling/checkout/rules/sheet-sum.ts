import { taxWords } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { cartTotals } from '#features/selling/cart/rules/totals.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { Cents } from '#lib/money.ts'
import { formTexts as texts } from '../texts.ts'

/** Dollars as wallets expect them: two decimals, a minus for a discount. */
const decimal = (amount: Cents): string => (amount / 100).toFixed(2)

/**
 * The amounts on a wallet's sheet: the lines of the sum beside the checkout, which add up to its total;
 * undefined while that is not known.
 */
export function sheetSum(
  cart: Cart,
): { label: string; total: string; lines: { label: string; amount: string }[] } | undefined {
  if (cart.tax.kind !== 'ready' || cart.shipping.selectedShippingOption === null) return undefined
  const { fullPrice, discount, shippingCost, taxAmount, total } = cartTotals(cart)
  const lines = [
    { label: texts.sheetItems, cents: fullPrice },
    { label: texts.sheetDiscount, cents: -discount as Cents },
    { label: texts.sheetShipping, cents: shippingCost },
    { label: taxWords(cart.tax.data.rate, cart.tax.data.basis).label, cents: taxAmount },
  ]
  const shown = lines.filter(({ label, cents }) => label !== texts.sheetDiscount || cents !== 0)
  return {
    label: merchant().name,
    total: decimal(total),
    lines: shown.map(({ label, cents }) => ({ label, amount: decimal(cents) })),
  }
}
