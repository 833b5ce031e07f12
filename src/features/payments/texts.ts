/** Texts about a payment. They never give the provider's reason, which helps thieves more than buyers. */
export const texts = {
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
  bankReturned: 'Your bank sent the debit back. Please choose another way to pay, or call us.',
  contactUs:
    'We could not accept this payment. Nothing was charged. Please call us and we will help you finish ' +
    'your order.',
  confirming:
    'We are confirming your payment. Do not pay again: this page updates by itself and we will e-mail you.',
  tooManyTries: 'Too many payments for this order were not accepted. Please wait an hour, or call us.',
  cardsPaused:
    'Too many cards were declined here. Please choose another way to pay, try again in an hour, or call us.',
  referenceUsed: 'This card entry was already used. Please enter the card again.',
  amountDiffers:
    'The total of your order has changed. Nothing was charged. Please check it and place the order again.',
  sessionUnknown: 'We found no payment to finish here. Nothing was charged. Please go back to your cart.',
  ownPagesOnly: 'This call may only be made from the store’s own pages.',
  noSuchCall: 'The API has no such endpoint.',
  approvalUnknown:
    'This approval belongs to another order or amount. Nothing was charged. Please approve the payment ' +
    'again.',
  orderNotFound: 'We could not find that order.',
  orderClosed: 'This order is no longer waiting for a payment. Please go back to your cart.',
  methodNotOffered: 'This payment method is not available. Please choose another one.',
  notApprovedYet: (name: string) => `${name} is still waiting for your confirmation. Nothing was charged.`,
  walletUnavailable: (name: string) =>
    `${name} does not answer at this moment. Nothing was charged. Please try again, or choose another ` +
    'way to pay.',
  unavailable:
    'Card payments are not available at this moment. Please try again, or choose another way to pay.',
  busy: 'We are still working on this order. Please try again in a moment.',
  failed: 'The payment did not go through and nothing was charged. Please try again.',
  paused: (name: string) =>
    `${name} does not answer at the moment. Choose another way to pay, or wait a minute: this page ` +
    'checks again by itself.',
  cardFrameTitle: 'Card details',
  cardFrameFailed: 'The card fields could not be loaded. Nothing was charged.',
  cardFrameRetry: 'Load the card fields again',
  paypalCancelled: 'You closed PayPal. Nothing was charged, and your cart is as it was.',
  buttonFailed: (name: string) => `The button of ${name} could not be loaded. Nothing was charged.`,
  walletLeft: (name: string) =>
    `You left ${name} without paying. Nothing was charged, and your cart is as it was.`,
  paypalFailed: 'The PayPal button could not be loaded. Nothing was charged.',
  ordersFrom: (min: string, max: string) => `For orders from ${min} to ${max}`,
  paypalRetry: 'Load the page again',
  payWith: (wallet: string) => `Pay with ${wallet}`,
  walletPlacing: 'Placing your order',
  walletCancelled: (wallet: string) =>
    `You closed ${wallet}. Nothing was charged, and your cart is as it was.`,
  walletBroken: (wallet: string) =>
    `${wallet} could not take the payment. Nothing was charged. Please try again, or choose another way ` +
    'to pay.',
  walletFailed: (wallet: string) =>
    `${wallet} could not be loaded in this browser. Nothing was charged. Please choose another way to pay.`,
  walletRetry: 'Try again',
  cardNotRead: 'The card could not be read. Nothing was charged. Please try again.',
} as const

/** The page that a wallet leads back to. */
export const returnTexts = {
  asking: (name: string) => `Asking ${name} about your payment`,
  doNotLeave: 'This takes a few seconds. This page continues by itself.',
  needsScript:
    'This page needs JavaScript. If you have paid, we will e-mail you; to ask about your order, call us.',
  titles: {
    refused: 'Not paid',
    waiting: 'Not confirmed yet',
    unsure: 'We do not know yet whether you have paid',
    nothing: 'Nothing to finish here',
  },
  continueAt: (name: string) => `Continue at ${name}`,
  retry: 'Ask again',
  otherWay: 'Back to payment',
} as const

/** Texts after a visit to a lender. */
export const lenderTexts = {
  asking: (name: string) => `Asking ${name}`,
  askingMore: 'This takes a few seconds. Your order appears here by itself.',
  reviewing: (name: string) => `${name} is still deciding`,
  reviewingMore: (name: string, orderID: string) =>
    `We keep order ${orderID} for you, with its price and its stock. As soon as ${name} approves it, we ` +
    'place it and e-mail you. You can close this page. Nothing is charged until then.',
  notYet: 'Not decided yet',
  notPaid: 'Not paid',
  declined: (name: string) => `${name} did not approve this order`,
  left: (name: string) => `You left ${name} before it was finished`,
  cartKept:
    'Nothing was charged, and your cart is as it was. You can choose another way to pay, or try the same ' +
    'one again.',
  silent: (name: string) => `${name} does not answer at this moment`,
  silentMore: (name: string) =>
    `Anything you approved at ${name} stays approved, and we keep checking. If ${name} approved it, we ` +
    'place your order and e-mail you. Nothing is charged twice.',
  over: 'This order can no longer be paid for',
  overMore:
    'It was not paid in time and nothing was charged. If your cart is still here, you can place the ' +
    'order again.',
  notFound: 'We could not find that order',
  notFoundMore: 'This link is incomplete, or is not one of ours. Opening it charged nothing.',
  askAgain: 'Ask again',
  askingAgain: 'Asking',
  otherWay: 'Choose how to pay',
  toCart: 'To your cart',
  closed: (name: string) => `You closed ${name}. Nothing was charged, and your cart is as it was.`,
  declinedThere: (name: string) =>
    `${name} did not approve this order. Nothing was charged. Please choose another way to pay.`,
  notOpened: (name: string) =>
    `${name} could not be opened. Nothing was charged. Please try again, or choose another way to pay.`,
} as const

/** Labels and notes beside the provider's hosted card fields. */
export const hostedFieldTexts = {
  number: { label: 'Card number', empty: 'Enter the card number', invalid: 'Check the card number' },
  expirationDate: { label: 'Expiry, MM / YY', empty: 'Enter the expiry', invalid: 'Check the expiry' },
  cvv: { label: 'Security code', empty: 'Enter the code', invalid: 'Check the code' },
  codeDigits: (count: number) => (count === 4 ? '4 digits on the front' : '3 digits on the back'),
} as const
