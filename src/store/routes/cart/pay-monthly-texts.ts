/** The line about monthly payment below the cart's sum. */
export const texts = {
  payMonthly: (lenders: readonly string[]) => `Pay monthly with ${lenders.join(' or ')}`,
  payLimits: (name: string, from: string, to: string) => `${name} ${from} to ${to}`,
  payTerms: 'The lender decides, and shows its rate before you agree.',
} as const
