import { texts as support } from '#features/partners/support/texts.ts'
import { defineTexts, listed } from '#lib/language/texts.ts'

/** The cart's page beside the cart's own texts. */
export const cartPageTexts = defineTexts({
  jobList: 'Everything for the job',
  askForQuote: 'Ask for a quote',
  callUs: (phone: string) => `Or call ${phone}, ${support.hours}.`,
  payMonthly: (lenders: readonly string[]) => `Pay monthly with ${listed(lenders, 'or')}`,
  payLimits: (name: string, from: string, to: string) => `${name} ${from} to ${to}`,
  payTerms: 'The lender decides, and shows its rate before you agree.',
})
