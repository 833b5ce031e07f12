import { cartTotals } from '#features/selling/cart/rules/totals.ts'
import { useCart, useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import { isWithin } from '#features/selling/payments/rules/amount-limits.ts'
import { defineTexts } from '#lib/language/texts.ts'
import type { TotalLine } from '#ui/total/delivered-total.tsx'
import type { OfferedLender } from './load-lenders.server.ts'

/** The line about monthly payment below the cart's sum. */
const texts = defineTexts({
  payMonthly: (lenders: readonly string[]) => `Pay monthly with ${lenders.join(' or ')}`,
  payLimits: (name: string, from: string, to: string) => `${name} ${from} to ${to}`,
  payTerms: 'The lender decides, and shows its rate before you agree.',
})

/** The lenders that take an order of this total, as a line below the sum. */
export function usePayMonthly(lenders: readonly OfferedLender[]): readonly TotalLine[] {
  const cart = useCart(useCartStore())
  const { total } = cartTotals(cart)
  const taking = lenders.filter((lender) => isWithin(lender, total))
  if (taking.length === 0) return []
  const limits = taking.map(({ name, from, to }) => texts.payLimits(name, from, to))
  return [
    {
      label: texts.payMonthly(taking.map(({ name }) => name)),
      amount: '',
      note: `${limits.join(', ')}. ${texts.payTerms}`,
    },
  ]
}
