/** Sentences about net terms: buying on account and paying later. */
export const texts = {
  refused: {
    no_account: 'Your company has no credit account with us. Choose another way to pay, or call us.',
    stopped: 'Your company’s credit account is stopped. Choose another way to pay, or call us.',
    overdue: 'An invoice of your company is overdue. Pay it first, or choose another way to pay.',
    over_limit: 'This order is more than the credit that your company has left. Choose another way to pay.',
  },
  busy: 'Another change of this credit account is under way. Please try again.',
  notAmount: 'Write an amount above zero with at most two decimals.',
  noAccount: 'This company has no credit account.',
  noCompany: 'There is no such company.',
  stepReason: 'Say why you change the account.',
  dueAfter: (days: number) => `Payment is due ${days} days after your order ships.`,
  dueOn: (day: string) => `Payment is due ${day}.`,
} as const
