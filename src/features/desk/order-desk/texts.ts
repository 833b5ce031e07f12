import { defineTexts } from '#lib/language/texts.ts'

/** The jobs that appear in the history of an order. */
const SYSTEMS: Readonly<Record<string, string>> = defineTexts({
  provider: 'Payment provider',
  reconciliation: 'Daily comparison',
  expiry: 'Expired by itself',
  night: 'Nightly job',
})

/** What staff call the mails about an order. */
const MAILS: Readonly<Record<string, string>> = defineTexts({
  confirmation: 'Order confirmation',
  shipped: 'Shipment',
  delivered: 'Delivery',
  appointment: 'Delivery appointment',
  order_approved: 'Large order approved, check asked for',
  check_reminder: 'Reminder of the check',
  check_expired: 'Order expired without a check',
  terms_overdue: 'Invoice overdue',
  cancelled: 'Order canceled',
  refunded: 'Refund',
  paid: 'Payment received',
  confirm_deposits: 'Bank account to confirm',
  payment_returned: 'Bank debit returned',
  certificate_refused: 'EPA 608 certificate not valid',
  requested: 'Request received',
  cancel_refused: 'Request to cancel refused',
  edited: 'Order changed',
  called_off: 'Rest called off',
  damage_reported: 'Damage report received',
  return_asked: 'Return asked for',
  return_approved: 'Return approved',
  return_refused: 'Return refused',
  return_received: 'Return received',
  replacement_shipped: 'Replacement shipped',
  replacement_delivered: 'Replacement delivered',
  summary: 'Order so far',
})

/** Sentences about what staff do with an order. */
export const texts = defineTexts({
  actors: { buyer: 'Buyer', contractor: (id: number) => `Contractor ${id}` },
  systems: SYSTEMS,
  tooManyOpen: 'You have too many orders open. Close one to see changes here as they happen.',
  busy: 'Someone else is changing this order. Please try again.',
  noOrder: 'There is no order with this number.',
  quoteSent: (number: string, total: string) => `Quote ${number} of ${total} sent for what was added.`,
  mail: (kind: string): string => MAILS[kind] ?? kind,
  tooManyMails: 'This order’s mails were sent again five times within an hour. Try again later, or call.',
  refusals: {
    mail_waits: 'This email is on its way. It can be sent again once it has left.',
    mail_outdated: 'What this email says is no longer true of the order, so it isn’t sent again.',
    mail_not_kept: 'This email is older than a month, and its tracking number is no longer kept with it.',
    no_such_mail: 'This order has no such email.',
    not_ready: 'This order can’t ship: it isn’t paid or authorized, or it has ended.',
    held: 'This order is on hold. Release it first.',
    held_already: 'This order is already on hold.',
    nothing_to_hold: 'Nothing of this order is left to hold: it has shipped or ended.',
    not_held: 'This order isn’t on hold.',
    not_your_note: 'Only the person who wrote a note can change it.',
    no_such_note: 'This note was removed. Reload the page.',
    too_many_notes: 'This order has as many notes as it can hold. Remove one of yours first.',
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
    no_cancel_request: 'No request to cancel this order waits. Someone has answered it already.',
    over: 'This order has ended.',
    money_moving: 'A payment on this order is in progress. Try again in a minute.',
    cancel_instead: 'Nothing has shipped yet. Cancel the order instead.',
    decided_already: 'Someone has already decided on this certificate.',
    not_needed: 'Nothing in this order needs a certificate.',
    too_much: 'That is more than the order owes.',
    more_than_left: 'That is more than is left to refund. Enter a smaller amount.',
    refund_too_many: 'That is more than is left to refund of this item.',
    nothing_captured: 'No money was taken for this order, so there is none to refund.',
    not_an_amount: 'Enter an amount in dollars, such as 120.00.',
    nothing_asked: 'Enter how many of which item.',
    one_waiting: 'A refund of this order already waits for an administrator.',
    key_used: 'This form was already used. Reload the page.',
    amount_changed: 'The order has changed, and the refund would be another amount. Look at it again.',
    no_such_refund: 'There is no such refund. Reload the page.',
    own_refund: 'You asked for this refund. Another administrator has to approve it.',
    refund_ended: 'This refund has ended: less is left to refund than it asks for.',
    no_such_return: 'There is no return with this number.',
    not_approved: 'Only an approved return can be received, and only once.',
    not_charged: 'This order hasn’t been charged, so nothing can come back. Cancel it or call off the rest.',
    one_open: 'A return of this order is already open.',
    return_too_late: 'More than 30 days have passed since the delivery.',
    return_too_many: 'That is more than the buyer has. Reload the page and check the quantities.',
    return_decided: 'Someone has already decided on this.',
    replaced_already: 'A replacement takes the place of these units. Say why they are refunded as well.',
    replaced_too_much:
      'That is more than one person may refund. Receive the goods without this refund, then ask for it ' +
      'under Refund: an administrator approves it.',
    more_than_units: 'That is more than the units that came back cost.',
    replace_too_many: 'That is more than the buyer has and paid for. Reload the page and check.',
    exchanged: 'The goods that it takes the place of have come back. Ship the replacement.',
    no_replacement: 'This replacement doesn’t wait any more. Reload the page.',
    no_damage: 'This damage report has been settled already. Reload the page.',
    not_editable: 'Only an order that was placed and still has something to ship can be changed.',
    nothing_changed: 'Nothing is different yet. Change a field first.',
    less_than_shipped: 'More of this has shipped already. Enter at least what has shipped.',
    nothing_would_ship: 'Nothing would be left to ship. Cancel the order, or call off the rest.',
    by_phone: 'Deliveries there are quoted by phone. Make a quote for that address and cancel this order.',
    not_offered_there: 'The delivery that the buyer chose isn’t offered for this. Cancel and order again.',
    day_passed: 'Choose today or a later day.',
    edit_certificate: 'Refrigerant needs the buyer’s EPA 608 certificate number. Enter it here.',
    above_authorized:
      'The new total is more than the buyer authorized, and only the buyer can authorize more. Take ' +
      'something off, or send the buyer a quote for what is added: it is paid online as its own order.',
    above_paid:
      'The new total is more than the buyer has paid. Take something off, or send the buyer a quote for ' +
      'what is added: it is paid online as its own order.',
    no_quote_needed: 'The buyer doesn’t have to pay more for this. Look at the changes again and save them.',
    debit_running: 'A bank debit of the old total is on its way. The total can’t change now.',
    refund_waits: 'A refund of this order waits for an administrator. The total can change after that.',
    refunded_in_part:
      'A part of this order was refunded already, so its total can’t change here. Refund the items that ' +
      'won’t ship, then call off the rest.',
    terms_no_account: 'The company has no credit account any more. Take something off.',
    terms_stopped: 'The company’s credit is stopped, so it can’t owe more. Take something off.',
    terms_overdue:
      'The company has an overdue invoice, so it can’t owe more. Record its payment first, or take ' +
      'something off.',
    terms_over_limit:
      'The new total is more than the company’s credit limit allows. Raise the limit, or take something off.',
    no_such_edit: 'There is no such change. Reload the page.',
    reason_needed: 'Say why. The buyer reads it.',
  },
})

/** The label that a buyer puts on the cartons of a return. */
export const labelTexts = defineTexts({
  title: (rma: string) => `Return ${rma}`,
  from: 'From',
  to: 'To',
  department: (store: string) => `${store} Returns`,
  order: (number: string) => `Order ${number}`,
  packThese: 'Pack these items',
  howTitle: 'What to do',
  how: (rma: string, phone: string) => [
    'Pack the items in their original cartons, with every part and manual.',
    `Cut out the label and tape it to each carton. If you can’t print, write ${rma} on each carton.`,
    'Hand the cartons to any carrier, and keep the receipt with the tracking number.',
    'We refund you when the items have arrived.',
    `Questions? Call ${phone} and say the return number.`,
  ],
})

export type RefusalReason = keyof typeof texts.refusals
