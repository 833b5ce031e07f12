/** Sentences about net terms: buying on account and paying later. */
export const texts = {
  refused: {
    no_account: 'Your company has no credit account with us. Choose another way to pay, or call us.',
    stopped: 'Your company’s credit account is stopped. Choose another way to pay, or call us.',
    overdue: 'An invoice of your company is overdue. Pay it first, or choose another way to pay.',
    over_limit: 'This order is more than the credit that your company has left. Choose another way to pay.',
  },
  busy: 'Another change of this credit account is under way. Please try again.',
  companyNeeded: 'Name the company whose credit you want to see.',
  notReceived: {
    no_such_order: 'There is no such order.',
    not_on_terms: 'This order is not on net terms.',
    not_invoiced: 'This order has not shipped, so it has no invoice yet.',
    too_much: 'This is more than the order owes.',
  },
} as const
