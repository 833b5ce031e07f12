import { printedOrderNumber } from '#features/orders/rules/order-number.ts'

/** Texts of the mails that follow the confirmation. */
export const mailTexts = {
  shipped: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} has shipped`,
    heading: 'Your order has shipped',
    body: (carrier: string, tracking: string) =>
      `${carrier} has it, with the tracking number ${tracking}. We have charged your payment now ` +
      'that it has shipped.',
    part: (carrier: string, tracking: string) =>
      `${carrier} has a part of it, with the tracking number ${tracking}. The rest follows. We ` +
      'charge your payment when the last part ships.',
  },
  delivered: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} was delivered`,
    heading: 'Your order was delivered',
    body:
      'If anything is damaged or missing, call us today and keep the packaging. Carriers accept ' +
      'claims only for a short time.',
  },
  appointment: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}: delivery appointment`,
    heading: 'Your delivery appointment',
    body: (day: string) =>
      `The truck comes on ${day}. Have two people ready for anything over 100 lb. Check for dents ` +
      'before you sign, and write any damage on the delivery receipt. The page of your order has ' +
      'a checklist to print.',
  },
  order_approved: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} is confirmed`,
    heading: 'Your order is confirmed',
    body:
      'We have reserved everything in your order. Please send your check now and write the order number ' +
      'on it. We ship when it has cleared.',
  },
  check_reminder: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} ends tomorrow`,
    heading: 'We have not received your check',
    body:
      'We hold your order for one more day. If your check is on its way, call us and we keep the order. ' +
      'If you have changed your mind, you need not do anything.',
  },
  check_expired: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} has ended`,
    heading: 'Your order has ended',
    body:
      'We did not receive a check in time, so we cancelled your order and nothing will be shipped. If a ' +
      'check is on its way, call us: we place the order again or send the check back.',
  },
  cancelled: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)} was cancelled`,
    heading: 'Your order was cancelled',
    body:
      'Nothing will be shipped. If your card was authorized, we release the hold and charge ' +
      'nothing. If a bank debit has started, we stop or refund it.',
  },
  refunded: {
    subject: (orderID: string) => `A refund for your order ${printedOrderNumber(orderID)}`,
    heading: 'Your refund',
    body: (amount: string) =>
      `We have refunded ${amount} to your original payment method. Your bank shows it within a few ` +
      'days.',
  },
  paid: {
    subject: (orderID: string) => `We have your payment for order ${printedOrderNumber(orderID)}`,
    heading: 'We have your payment',
    body: 'We pack your order now and e-mail you again when it ships.',
  },
  confirm_deposits: {
    subject: (orderID: string) => `Confirm your bank account for order ${printedOrderNumber(orderID)}`,
    heading: 'One thing to do: confirm your bank account',
    body:
      'Two deposits of less than a dollar are on their way to your account and arrive in one or two ' +
      'business days. Open your order and enter both amounts, and we continue with it. We hold your ' +
      'order for ten days.',
  },
  payment_returned: {
    subject: (orderID: string) => `Your bank returned the payment for order ${printedOrderNumber(orderID)}`,
    heading: 'Your bank returned the debit',
    body:
      'Your bank did not pay the debit, or took the money back. We ship your order when it is paid. ' +
      'Please call us or answer this mail, and we find another way to pay.',
  },
  certificate_refused: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}: your EPA 608 certificate`,
    heading: 'We could not verify your certificate',
    body:
      'The law allows the sale of refrigerant only to certified technicians (40 CFR 82.154), and we could ' +
      'not verify the number of your EPA 608 certificate. Please call us or answer this mail with the ' +
      'right number. Without it we cannot ship the refrigerant. We then cancel it and charge nothing for ' +
      'it, or refund what you paid for it.',
  },
  requested: {
    subject: (orderID: string) => `We have your request for order ${printedOrderNumber(orderID)}`,
    heading: 'We have your request',
    body: 'We answer it by e-mail within one business day.',
  },
  called_off: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}: the rest cannot be shipped`,
    heading: 'The rest of your order cannot be shipped',
    body: (what: string) =>
      `We could not ship this and took it off your order: ${what}. You are charged only for what ` +
      'was shipped. If you still need it, call us and we look for a replacement.',
  },
  damage_reported: {
    subject: (orderID: string) => `We have your damage report for order ${printedOrderNumber(orderID)}`,
    heading: 'We have your damage report',
    body:
      'We e-mail you within one business day about a replacement or a refund. Please keep the ' +
      'packaging until then.',
  },
  return_asked: {
    subject: (orderID: string) => `Your return of order ${printedOrderNumber(orderID)}`,
    heading: 'You asked for a return',
    body: (rma: string) =>
      `Its number is ${rma}. We answer within one business day. Please do not send anything yet.`,
  },
  return_approved: {
    subject: (orderID: string) => `Your return of order ${printedOrderNumber(orderID)} is approved`,
    heading: 'Your return is approved',
    body: (rma: string, address: string) =>
      `Write ${rma} on every carton and send it to ${address}. We refund you when it has arrived. ` +
      'There is no restocking fee.',
    fetched: (rma: string) =>
      `Write ${rma} on every carton. You bought Flat Rate Return, so the carrier collects it at ` +
      'no further cost and calls you to agree on a day. We refund you when it has arrived.',
  },
  return_refused: {
    subject: (orderID: string) => `Your return of order ${printedOrderNumber(orderID)}`,
    heading: 'We cannot take this back',
    body: (rma: string, decision: string) =>
      `About your return ${rma}: ${decision || 'please call us and we will explain why.'}`,
  },
  return_received: {
    subject: (orderID: string) => `Your return of order ${printedOrderNumber(orderID)} has arrived`,
    heading: 'Your return has arrived',
    body: (rma: string) =>
      `We have received return ${rma}. We refund your original payment method and e-mail you ` +
      'again when that is done.',
  },
  summary: {
    subject: (orderID: string) => `Your order ${printedOrderNumber(orderID)}`,
    heading: 'Your order so far',
  },
} as const
