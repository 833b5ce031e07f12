import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about money that differs between the store and a provider. */
export const texts = defineTexts({
  refusals: {
    not_listed:
      'This difference is no longer on the list, or its figures have changed. Look at the list again.',
    money_moving: 'A payment on this order is in progress. Try again in a minute.',
    under_way: 'Someone is giving this money back right now. Ask the provider again in a minute.',
    amount_changed:
      'The provider now holds another amount. Ask the provider again, then look at the new amount.',
    not_answering: 'The provider doesn’t answer. Nothing has changed. Try again in a few minutes.',
    provider_refuses:
      'The provider refuses to give this money back. Look the charge up in the provider’s control panel.',
    too_much:
      'The provider refunded more than this order took. Ask the provider, then record what you learned.',
  },
  badPeriod: 'Choose a first day before the last day, at most 92 days apart.',
  accounts: {
    receivable: 'Online store receivables',
    deposits: 'Customer deposits',
    undeposited: 'Undeposited Funds',
    sales: 'Sales of goods',
    services: 'Sales of services',
    freight: 'Freight charged to customers',
    discounts: 'Sales discounts',
    returns: 'Returns and allowances',
    tax: 'Sales tax payable',
    bank: 'Bank',
    fees: 'Payment fees',
    adjustments: 'Payment disputes and adjustments',
    clearing: 'Clearing',
  },
  clearing: (provider: string) => `Clearing ${provider}`,
  entries: { sales: 'Shipped', payments: 'Payments', refunds: 'Refunds', banked: 'Fees and payouts' },
  closing: {
    not_over: 'This day is not over. Close it tomorrow.',
    closed_already: 'Someone closed this day just now. Look at its figures.',
    figures_changed: 'The figures of this day have changed since you opened the page. Look at them again.',
    note_needed: 'Say what you know about the differences, or why you close without a comparison.',
    not_closed: 'This day is not closed.',
  },
  busy: 'Someone is working on this day right now. Try again in a minute.',
  systems: { night: 'Every night', other: 'The store' },
})
