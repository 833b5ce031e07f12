import { defineTexts } from '#lib/language/texts.ts'

/** Texts about a payment. They never give the provider's reason, which helps thieves more than buyers. */
export const texts = defineTexts({
  declined:
    'Your card was not accepted. Nothing was charged. Please check the details, use another card, or ' +
    'choose another way to pay.',
  walletDeclined: (name: string) =>
    `${name} did not accept the payment. Nothing was charged. Please approve it again in ${name}, or ` +
    'choose another way to pay.',
  bankDeclined:
    'Your bank did not confirm this account. Nothing was debited. Please check the numbers, use another ' +
    'account, or choose another way to pay.',
  bankUsed: 'These account details were already used. Nothing was debited. Please enter them again.',
  bankReturned: 'Your bank returned the payment. Please choose another way to pay, or call us.',
  confirming:
    'We are confirming your payment. Please don’t pay again. This page updates by itself, and we’ll ' +
    'email you.',
  tooManyTries: 'Too many payments for this order were declined. Please wait an hour, or call us.',
  cardsPaused:
    'Too many cards were declined. Please choose another way to pay, try again in an hour, or call us.',
  referenceUsed: 'This card entry was already used. Please enter the card again.',
  amountDiffers:
    'The total of your order has changed. Nothing was charged. Please check it and place the order again.',
  sessionUnknown: 'We couldn’t find a payment to finish. Nothing was charged. Please go back to your cart.',
  ownPagesOnly: 'This call may only be made from the store’s own pages.',
  noSuchCall: 'The API has no such endpoint.',
  approvalUnknown:
    'This approval is for a different order or amount. Nothing was charged. Please approve the payment ' +
    'again.',
  orderNotFound: 'We couldn’t find that order.',
  orderClosed: 'This order no longer needs a payment. Please go back to your cart.',
  methodNotOffered: 'This payment method is not available. Please choose another one.',
  notApprovedYet: (name: string) => `${name} is still waiting for your confirmation. Nothing was charged.`,
  walletUnavailable: (name: string) =>
    `${name} is not responding right now. Nothing was charged. Please try again, or choose another ` +
    'way to pay.',
  unavailable: 'Card payments are not available right now. Please try again, or choose another way to pay.',
  busy: 'We are still working on this order. Please try again in a moment.',
  failed: 'The payment did not go through and nothing was charged. Please try again.',
  paused: (name: string) =>
    `${name} is not responding right now. Choose another way to pay, or wait a minute. This page ` +
    'checks again by itself.',
  cardFrameTitle: 'Card details',
  cardFrameFailed: 'The card fields didn’t load. Nothing was charged.',
  cardFrameRetry: 'Load the card fields again',
  paypalCancelled: 'You closed PayPal. Nothing was charged, and your cart has not changed.',
  buttonFailed: (name: string) => `The ${name} button didn’t load. Nothing was charged.`,
  walletLeft: (name: string) =>
    `You left ${name} without paying. Nothing was charged, and your cart has not changed.`,
  paypalFailed: 'The PayPal button didn’t load. Nothing was charged.',
  ordersFrom: (min: string, max: string) => `For orders from ${min} to ${max}`,
  paypalRetry: 'Reload the page',
  payWith: (wallet: string) => `Pay with ${wallet}`,
  walletPlacing: 'Placing your order',
  walletCancelled: (wallet: string) =>
    `You closed ${wallet}. Nothing was charged, and your cart has not changed.`,
  walletBroken: (wallet: string) =>
    `${wallet} could not take the payment. Nothing was charged. Please try again, or choose another way ` +
    'to pay.',
  walletFailed: (wallet: string) =>
    `${wallet} didn’t load in this browser. Nothing was charged. Please choose another way to pay.`,
  walletRetry: 'Try again',
  cardNotRead: 'We couldn’t read the card. Nothing was charged. Please try again.',
  monthlyLine: (each: string, lender: string) => `About ${each}/mo with ${lender}`,
  monthlyTerms: (
    each: string,
    { apr, months, lender }: Record<'apr' | 'months', number> & { lender: string },
  ) =>
    `Monthly payment: an example with ${lender} of ${months} payments of about ${each} at ${apr}% APR ` +
    'with no down payment, before tax and delivery. Your rate and down payment depend on your credit. ' +
    'Subject to credit approval.',
})

/** The page that a wallet leads back to. */
export const returnTexts = defineTexts({
  asking: (name: string) => `Asking ${name} about your payment`,
  doNotLeave: 'This takes a few seconds. This page continues by itself.',
  needsScript:
    'This page needs JavaScript. If you have paid, we’ll email you. To ask about your order, call us.',
  titles: {
    refused: 'Not paid',
    waiting: 'Not confirmed yet',
    unsure: 'We’re not sure yet whether your payment went through',
    nothing: 'No payment to finish',
  },
  continueAt: (name: string) => `Continue at ${name}`,
  retry: 'Ask again',
  otherWay: 'Back to payment',
})

/** Texts after a visit to a lender. */
export const lenderTexts = defineTexts({
  asking: (name: string) => `Asking ${name}`,
  askingMore: 'This takes a few seconds. Your order will appear here.',
  reviewing: (name: string) => `${name} is still deciding`,
  reviewingMore: (name: string, orderID: string) =>
    `We’re holding order ${orderID} for you at this price, with the stock reserved. As soon as ` +
    `${name} approves it, we’ll place it and email you. You can close this page. Nothing is charged ` +
    'until then.',
  notYet: 'No decision yet',
  notPaid: 'Not paid',
  declined: (name: string) => `${name} did not approve this order`,
  left: (name: string) => `You left ${name} before it was finished`,
  cartKept:
    'Nothing was charged, and your cart has not changed. You can choose another way to pay, or try ' +
    'the same one again.',
  silent: (name: string) => `${name} is not responding right now`,
  silentMore: (name: string) =>
    `Anything you approved at ${name} stays approved, and we’ll keep checking. If ${name} approved ` +
    'it, we’ll place your order and email you. You will not be charged twice.',
  over: 'You can no longer pay for this order',
  overMore:
    'It was not paid in time, and nothing was charged. If your cart is still here, you can place the ' +
    'order again.',
  notFound: 'We couldn’t find that order',
  notFoundMore: 'This link is incomplete, or it is not one of ours. Opening it did not charge you.',
  askAgain: 'Ask again',
  askingAgain: 'Asking',
  otherWay: 'Choose how to pay',
  toCart: 'Back to your cart',
  closed: (name: string) => `You closed ${name}. Nothing was charged, and your cart has not changed.`,
  declinedThere: (name: string) =>
    `${name} did not approve this order. Nothing was charged. Please choose another way to pay.`,
  notOpened: (name: string) =>
    `${name} didn’t open. Nothing was charged. Please try again, or choose another way to pay.`,
})

/** Labels and notes beside the provider's hosted card fields. */
export const hostedFieldTexts = defineTexts({
  number: { label: 'Card number', empty: 'Enter your card number', invalid: 'Check your card number' },
  expirationDate: {
    label: 'Expires, MM / YY',
    empty: 'Enter the expiration date',
    invalid: 'Check the expiration date',
  },
  cvv: { label: 'Security code', empty: 'Enter the security code', invalid: 'Check the security code' },
  codeDigits: (count: number) => (count === 4 ? '4 digits on the front' : '3 digits on the back'),
})
