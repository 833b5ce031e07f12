import { defineTexts } from '#lib/language/texts.ts'

/** The jobs that appear in the history of an order. */
const SYSTEMS: Readonly<Record<string, string>> = defineTexts({
  provider: 'Payment provider',
  reconciliation: 'Daily comparison',
  expiry: 'Expired by itself',
  night: 'Nightly job',
})

/** Sentences about what staff do with an order. */
export const texts = defineTexts({
  actors: { buyer: 'Buyer', contractor: (id: number) => `Contractor ${id}` },
  systems: SYSTEMS,
  tooManyOpen: 'You have too many orders open. Close one to see changes here as they happen.',
  noOrder: 'There is no order with this number.',
  refusals: {
    not_ready: 'This order can’t ship: it isn’t paid or authorized, or it has ended.',
    nothing_left: 'Nothing of this order is left to ship.',
    nothing_moving: 'Nothing of this order is on its way.',
    too_many: 'That is more than is left to ship on this line.',
    no_such_line: 'The order has no such line that ships.',
    certificate_waiting:
      'This shipment has refrigerant, and the buyer’s EPA 608 certificate isn’t verified. Verify it first, ' +
      'or ship the other lines.',
    certificate_refused:
      'This shipment has refrigerant, and the buyer’s EPA 608 certificate was refused. Enter another ' +
      'number from the buyer, or ship the other lines and call off the rest.',
    certificate_missing:
      'This shipment has refrigerant, and the order has no EPA 608 certificate. Ask the buyer for the ' +
      'number, then verify it.',
    no_certificate: 'This order has no EPA 608 certificate number. Ask the buyer for it and enter it here.',
    no_money:
      'No money is authorized for this order, so it can’t ship. Cancel it, or ask the buyer to pay again.',
    same_tracking: 'This order already has a shipment with that tracking number.',
    not_waiting: 'This order isn’t waiting for a check.',
    not_invoiced: 'This order is on net terms and hasn’t shipped, so there is no invoice yet.',
    in_review: 'This order waits for approval and nothing is reserved for it. Approve it first.',
    not_in_review: 'This order isn’t waiting for approval.',
    stock_short: 'There isn’t enough stock for this order. Cancel it, or approve it when there is.',
    too_late: 'The order has already left. Refund it instead.',
    too_late_to_ask: 'The order has already left, or it has ended.',
    over: 'This order has ended.',
    money_moving: 'A payment on this order is in progress. Try again in a minute.',
    cancel_instead: 'Nothing has shipped yet. Cancel the order instead.',
    decided_already: 'Someone has already decided on this certificate.',
    not_needed: 'Nothing in this order needs a certificate.',
    too_much: 'That is more than the order owes.',
  },
})

export type RefusalReason = keyof typeof texts.refusals
