import type { WorkKind } from '#features/desk/today/rules/work.ts'
import { defineTexts } from '#lib/language/texts.ts'

/** What each kind of work is, and what to do next. */
export const workTexts: Readonly<Record<WorkKind, { is: string; next: string }>> = defineTexts({
  to_ship: { is: 'Order to ship', next: 'Pack it, then add the carrier and tracking number.' },
  order_on_hold: {
    is: 'Order on hold',
    next: 'Settle what the hold is for, then release it.',
  },
  cancel_request: {
    is: 'Buyer asks to cancel',
    next: 'Cancel the order, or tell the buyer why it’s too late.',
  },
  certificate_to_verify: {
    is: 'EPA 608 certificate to verify',
    next: 'Ask for a copy of the card. Refrigerant can’t ship until you verify it.',
  },
  certificate_refused: {
    is: 'EPA 608 certificate refused',
    next: 'Wait for another number, or ship the rest and cancel the refrigerant.',
  },
  authorization_ends: {
    is: 'Payment hold about to end',
    next: 'Ship the order or cancel it before the hold ends.',
  },
  honour_period_ends: {
    is: 'Payment guarantee about to end',
    next: 'Ship soon. After this, the provider may refuse to pay.',
  },
  check_to_receive: {
    is: 'Check to receive',
    next: 'Record the check once it clears. Then the order can ship.',
  },
  order_to_approve: {
    is: 'Large order to approve',
    next: 'Call the buyer, then approve or cancel. No stock is held yet.',
  },
  payment_returned: {
    is: 'Bank returned a payment',
    next: 'Settle it with the buyer: record another payment, or cancel.',
  },
  dispute: { is: 'Payment disputed', next: 'Answer in the provider’s control panel before its deadline.' },
  payment_difference: {
    is: 'Payment doesn’t match the provider',
    next: 'Compare both amounts and correct the one that’s wrong.',
  },
  charge_without_order: {
    is: 'Charge without an order',
    next: 'Find the order it belongs to, or refund it.',
  },
  unknown_payment: {
    is: 'Payment outcome unknown',
    next: 'We keep asking the provider. After an hour, look it up there.',
  },
  unknown_capture: {
    is: 'Capture outcome unknown',
    next: 'We keep asking the provider. After an hour, look it up there.',
  },
  unknown_refund: {
    is: 'Refund outcome unknown',
    next: 'We keep asking the provider. After an hour, look it up there.',
  },
  waiting_capture: {
    is: 'Capture not done yet',
    next: 'We try again for seven days. Nothing to do unless it fails.',
  },
  waiting_refund: {
    is: 'Refund not done yet',
    next: 'We try again for seven days. Nothing to do unless it fails.',
  },
  failed_capture: { is: 'Capture failed', next: 'Ask the buyer to pay again, or cancel the order.' },
  failed_refund: { is: 'Refund failed', next: 'Refund in the provider’s control panel, or send a check.' },
  money_to_give_back: {
    is: 'Money to give back',
    next: 'The order was canceled after payment. Send the money, then record the refund.',
  },
  refund_to_approve: {
    is: 'Refund to approve',
    next: 'A colleague asks for this refund. Approve or refuse it.',
  },
  not_carried_out: {
    is: 'Email or void not sent',
    next: 'It failed five times. Read why, and fix the cause.',
  },
  terms_overdue: {
    is: 'Net terms overdue',
    next: 'Open the statement and call the company. It leaves when the invoices are paid.',
  },
  statements_unsent: {
    is: 'Statements to email',
    next: 'Email the statements of this month to the companies that are past due.',
  },
  return_request: { is: 'Return to approve', next: 'Approve it to send the buyer a label, or say why not.' },
  damage_report: {
    is: 'Damage reported',
    next: 'Look at the photos, file the carrier’s claim, and send a replacement or refund.',
  },
  replacement_to_ship: { is: 'Replacement to ship', next: 'Pack it and enter carrier and tracking number.' },
  lead: { is: 'Lead to call', next: 'Call, and write down how the call ended.' },
  chat: { is: 'Visitor waits in chat', next: 'Open the chat and answer.' },
  call: { is: 'Promised call', next: 'Call, then mark the call as made.' },
  quote_new: { is: 'Quote request', next: 'Open it and save it to make it yours.' },
  quote_ends: { is: 'Quote about to end', next: 'Ask whether the customer still has questions.' },
  quote_comment: { is: 'Question about a quote', next: 'Answer it on the quote. We email the answer.' },
  quote_approval: { is: 'Quote to approve', next: 'Check the prices, then approve or refuse.' },
  price_approval: { is: 'Price to approve', next: 'Compare with the cost, then approve or refuse.' },
  tax_certificate: { is: 'Tax certificate to check', next: 'Check state and date, then accept or reject.' },
  question: { is: 'Product question', next: 'Answer it. We email the answer to the shopper.' },
  review: { is: 'Review to decide', next: 'Publish or reject it.' },
  story: { is: 'Customer story to decide', next: 'Publish or reject it.' },
  installer_feedback: { is: 'Installer feedback to decide', next: 'Publish or reject it.' },
  listing: {
    is: 'Installer listing to check',
    next: 'Check license and certificate with their issuers, then show the listing.',
  },
  warranty: { is: 'Warranty to register', next: 'Register it with the manufacturer before the last day.' },
  page_issue: { is: 'Problem with a page', next: 'Open it, and assign it or close it.' },
  stock_low: { is: 'Low stock', next: 'Order more, or set the day when more arrives.' },
  import_failed: {
    is: 'Import failed',
    next: 'Read why, mend the file and import it again, or mark it as done.',
  },
  stock_held_by_few: {
    is: 'Unpaid orders hold much stock',
    next: 'Call the buyer. Cancel the orders if you can’t reach anyone.',
  },
})
