import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about net terms: buying on account and paying later. */
export const texts = defineTexts({
  refused: {
    no_account: 'Your company has no credit account with us. Choose another way to pay, or call us.',
    stopped: 'Your company’s credit account is on hold. Choose another way to pay, or call us.',
    overdue: 'Your company has an overdue invoice. Pay it first, or choose another way to pay.',
    over_limit: 'This order is more than your company’s available credit. Choose another way to pay.',
  },
  busy: 'Someone else is changing this credit account. Please try again.',
  companyNeeded: 'Choose a company.',
  notReceived: {
    no_such_order: 'We can’t find this order.',
    not_on_terms: 'This order is not on net terms.',
    not_invoiced: 'This order has not shipped, so it has no invoice yet.',
    too_much: 'This is more than the amount owed for the order.',
  },
})
