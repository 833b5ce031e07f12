import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the page that sets the store's books beside those of the payment providers. */
export const texts = defineTexts({
  title: 'Reconciliation',
  lead:
    'Every night the store compares the payments of the last three days with what each provider ' +
    'says. One cent, one charge too many or another state is a difference.',
  compare: 'Compare now',
  asked: 'The comparison is running. This page shows the result when it is done.',
  open: 'Differences',
  none: 'Everything agrees.',
  noneHow: 'When something differs, it is listed here with the provider’s figure beside ours.',
  found: (provider: string, day: string) => (provider === '' ? `Found ${day}` : `${provider}, found ${day}`),
  kinds: {
    orphan: 'The provider has a charge without an order',
    earlier: 'The figures differ',
    missing: 'The provider doesn’t know our charge',
    unknown: 'The provider has a charge that we don’t',
    amount: 'The amounts differ',
    refunded: 'The refunds differ',
    state: 'The states differ',
    unknown_refund: 'The provider made a refund that we don’t have',
    refund_amount: 'The amounts of a refund differ',
  },
  means: {
    orphan:
      'A buyer’s money is held or taken under a number that isn’t an order. Give it back, unless another ' +
      'system uses this provider account.',
    earlier: 'An earlier release of the store found this. Ask the provider again to see both figures.',
    missing:
      'Our books have a payment that the provider doesn’t find. Don’t ship. Ask again; if it stays, ' +
      'cancel the order and ask the buyer to pay again.',
    unknown:
      'The buyer was charged, and our books don’t have it: often a late answer, or a charge made by ' +
      'hand in the provider’s control panel. Give it back.',
    amount:
      'Someone captured or changed the amount in the provider’s control panel. Bring the order in ' +
      'line, or undo it there.',
    refunded: 'More or less was refunded at the provider than in our books.',
    state: 'Someone captured or voided the payment in the provider’s control panel.',
    unknown_refund:
      'Someone refunded this in the provider’s control panel. The buyer has the money; our books don’t ' +
      'show it.',
    refund_amount: 'A refund has another amount at the provider than in our books.',
  },
  atProvider: 'Provider',
  withUs: 'Our books',
  nothing: 'Nothing',
  whose: 'Whose figure',
  amount: 'Amount',
  state: 'State',
  chargeOf: (charge: string, number: string) => `Charge ${charge} for number ${number}`,
  figures: 'Both figures',
  openOrder: 'Open the order',
  askAgain: 'Ask again',
  settle: 'I settled it by hand',
  why: 'Reason',
  whyHint: 'For the history: what you found out.',
  giveBackOf: (amount: string) => `Give back ${amount}`,
  takeOver: 'Book this refund',
  settleNow: 'Take it off the list',
  results: {
    agrees: 'Both sides agree now. The difference is gone.',
    differs: 'It still differs.',
    not_answering: 'The provider doesn’t answer. Try again in a few minutes.',
    given_back: 'The money was given back.',
    nothing_left: 'The provider no longer holds this money.',
    unknown: 'The provider didn’t confirm it. Ask again in a minute before you do anything else.',
    taken_over: 'The refund is in our books, and the buyer gets an email.',
    settled: 'Recorded. It comes back if its figures change.',
  },
  runs: 'Last comparisons',
  noRuns: 'No comparison has been made yet.',
  by: 'Asked by',
  at: 'When',
  compared: 'Compared',
  differ: 'Differ',
  notAsked: 'Not answered',
  running: 'Running',
  notAskedHow: 'Not answered: the provider didn’t answer, so nothing is known. Compare again later.',
  explained: 'Settled by hand',
  finding: 'Difference',
  payoutsTitle: 'Payouts and fees',
  payouts:
    'The providers’ connections of this store report charges and refunds. They don’t report payouts ' +
    'or fees, so none are shown here. You find them in each provider’s control panel.',
})
