import { defineTexts } from '#lib/language/texts.ts'

/** The line about monthly payment below the cart's sum. */
export const texts = defineTexts({
  payMonthly: (lenders: readonly string[]) => `Pay monthly with ${lenders.join(' or ')}`,
  payLimits: (name: string, from: string, to: string) => `${name} ${from} to ${to}`,
  payTerms: 'The lender decides, and shows its rate before you agree.',
})
