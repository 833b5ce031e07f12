import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the mails that follow the confirmation. */
export const mailTexts = defineTexts({
  shipped: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} has shipped`,
    heading: 'Your order has shipped',
    left: (carrier: string, tracking: string) =>
      `It is on its way with ${carrier}. Your tracking number is ${tracking}.`,
    partLeft: (carrier: string, tracking: string) =>
      `Part of it is on its way with ${carrier}. Your tracking number is ${tracking}. The rest will follow.`,
    charged: 'We have now charged your payment method.',
    chargedLater: 'We charge your payment method when the last part ships.',
    invoiced: (day: string) => `Your invoice is due ${day}.`,
    invoicedLater: 'We send the invoice when the last part ships.',
  },
  delivered: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} was delivered`,
    heading: 'Your order was delivered',
    body:
      'If anything is damaged or missing, tell us within 5 business days and keep the packaging. ' +
      'Carriers accept claims for only a short time.',
  },
  appointment: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}: delivery appointment`,
    heading: 'Your delivery appointment',
    body: (day: string) =>
      `The truck will come on ${day}. Have two people ready for anything over 100 lb. Check for dents ` +
      'before you sign, and write any damage on the delivery receipt. Your order page has a checklist ' +
      'you can print.',
  },
  order_approved: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} is confirmed`,
    heading: 'Your order is confirmed',
    body:
      'We have reserved everything in your order. Please send your check now and write the order ' +
      'number on it. We ship after it clears.',
  },
  check_reminder: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} expires tomorrow`,
    heading: 'We have not received your check',
    body:
      'We’ll hold your order for one more day. If your check is on its way, call us and we’ll keep the ' +
      'order open. If you have changed your mind, you don’t need to do anything.',
  },
  check_expired: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} has expired`,
    heading: 'Your order has expired',
    body:
      'We did not receive your check in time, so we canceled your order and nothing will ship. If your ' +
      'check is on its way, call us. We’ll place the order again or send the check back.',
  },
  terms_overdue: {
    subject: (orderID: string) => `The invoice of your order ${printedOrderNumber(orderID)} is overdue`,
    heading: 'Your invoice is overdue',
    body: (owed: string, day: string) =>
      `The invoice was due ${day}, and ${owed} is still open. Please pay it now. Until then we cannot take ` +
      'new orders on your company’s account. If your payment is on its way, you don’t need to do anything.',
    paid: 'We have your payment now. Thank you.',
  },
  cancelled: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} was canceled`,
    heading: 'Your order was canceled',
    body:
      'Nothing will ship. If we placed a hold on your card, we release it and charge nothing. If a ' +
      'bank debit has started, we stop it or refund it.',
  },
  refunded: {
    subject: (orderID: string) => `A refund for your order ${printedOrderNumber(orderID)}`,
    heading: 'Your refund',
    body: (amount: string) =>
      `We refunded ${amount} to your original payment method. It will show up in your account within a ` +
      'few days.',
  },
  paid: {
    subject: (orderID: string) => `We have your payment for order ${printedOrderNumber(orderID)}`,
    heading: 'We have your payment',
    body: 'We’ll pack your order now and email you again when it ships.',
  },
  confirm_deposits: {
    subject: (orderID: string) => `Confirm your bank account for order ${printedOrderNumber(orderID)}`,
    heading: 'Next step: confirm your bank account',
    body:
      'Two deposits of less than a dollar are on their way to your account and arrive in one or two ' +
      'business days. Open your order and enter both amounts, and we’ll continue with it. We’ll hold ' +
      'your order for ten days.',
  },
  payment_returned: {
    subject: (orderID: string) => `Your bank returned the payment for order ${printedOrderNumber(orderID)}`,
    heading: 'Your bank returned the debit',
    body:
      'Your bank did not pay the debit, or took the money back. We’ll ship your order when it is paid. ' +
      'Please call us or reply to this email to arrange another way to pay.',
  },
  certificate_refused: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}: your EPA 608 certificate`,
    heading: 'We could not verify your certificate',
    body:
      'The law allows the sale of refrigerant only to certified technicians (40 CFR 82.154), and we could ' +
      'not verify the number of your EPA 608 certificate. Please call us or reply to this email with ' +
      'the correct number. Without it we can’t ship the refrigerant. We would then cancel it and not ' +
      'charge you for it, or refund what you paid for it.',
  },
  requested: {
    subject: (orderID: string) => `We have your request for order ${printedOrderNumber(orderID)}`,
    heading: 'We have your request',
    body: 'We’ll email you an answer within one business day.',
  },
  cancel_refused: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}: we can’t cancel it`,
    heading: 'We can’t cancel your order',
    body: (why: string) =>
      `You asked us to cancel this order, and we can’t. The reason: “${why}” If you have a question, call ` +
      'us or reply to this email.',
  },
  edited: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} was changed`,
    heading: 'We changed your order',
    contact: 'We changed the phone number.',
    shipTo: 'We changed the delivery address.',
    delivery: 'We changed the delivery date.',
    lines: 'We changed the items.',
    total: (before: string, after: string) => `The total was ${before} and is now ${after}.`,
    money: {
      none: () => '',
      charged_later: (total: string) => `We’ll charge you ${total} when it ships.`,
      invoiced_later: (total: string) => `Your invoice will be for ${total}.`,
      check: (total: string) => `Please make your check out for ${total}.`,
      back: (_total: string, amount: string) =>
        `We’ll give you back the ${amount} that you paid above it, and email you when we have.`,
    },
    stop: 'If you didn’t ask for it, call us or reply to this email before the order ships.',
  },
  called_off: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}: we can’t ship the rest`,
    heading: 'We can’t ship the rest of your order',
    body: (what: string) =>
      `We couldn’t ship this and removed it from your order: ${what}. You pay only for what shipped. If ` +
      'you still need it, call us and we’ll look for a replacement.',
  },
  damage_reported: {
    subject: (orderID: string) => `We have your damage report for order ${printedOrderNumber(orderID)}`,
    heading: 'We have your damage report',
    body:
      'We’ll email you within one business day about a replacement or a refund. Please keep the ' +
      'packaging until then.',
  },
  return_asked: {
    subject: (orderID: string) => `Your return of order ${printedOrderNumber(orderID)}`,
    heading: 'You asked for a return',
    body: (rma: string) =>
      `Your return number is ${rma}. We’ll answer within one business day. Please don’t send ` +
      'anything yet.',
  },
  return_approved: {
    subject: (orderID: string) => `Your return of order ${printedOrderNumber(orderID)} is approved`,
    heading: 'Your return is approved',
    body: (rma: string, address: string) =>
      `Write ${rma} on every carton and send it to ${address}. We’ll refund you when it arrives. ` +
      'There is no restocking fee.',
    fetched: (rma: string) =>
      `Write ${rma} on every carton. You bought Flat Rate Return, so the pickup costs you nothing more. ` +
      'The carrier will call you to schedule it. We’ll refund you when it arrives.',
  },
  return_refused: {
    subject: (orderID: string) => `Your return of order ${printedOrderNumber(orderID)}`,
    heading: 'We can’t accept this return',
    body: (rma: string, decision: string) =>
      `About your return ${rma}: ${decision || 'please call us and we’ll explain why.'}`,
  },
  return_received: {
    subject: (orderID: string) => `Your return of order ${printedOrderNumber(orderID)} has arrived`,
    heading: 'Your return has arrived',
    body: (rma: string) =>
      `We received return ${rma}. ` +
      'We’ll refund your original payment method and email you when that is done.',
    replaced: (rma: string) =>
      `We received return ${rma}. A replacement at no charge takes its place, so no refund is due. You can ` +
      'see where it is on the page of your order.',
  },
  replacement_shipped: {
    subject: (orderID: string) => `Your replacement for order ${printedOrderNumber(orderID)} has shipped`,
    heading: 'Your replacement is on its way',
    body: (carrier: string, tracking: string) =>
      `We sent the replacement with ${carrier}, tracking number ${tracking}. It costs you nothing.`,
  },
  replacement_delivered: {
    subject: (orderID: string) => `Your replacement for order ${printedOrderNumber(orderID)} was delivered`,
    heading: 'Your replacement was delivered',
    body: (what: string) => `The replacement has arrived: ${what}.`,
  },
  summary: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}`,
    heading: 'Your order so far',
  },
})
