import { defineTexts } from '#lib/language/texts.ts'

/** Texts of order mails, the receipt PDF and refusals. */
export const texts = defineTexts({
  busy: 'This order is being updated. Please try again in a moment.',
  changed: 'This order has changed since you opened it. Check it below, then try again.',
  orderNotFound: 'We couldn’t find that order. Check the order number and the ZIP code.',
  tooManyTries: 'You’ve looked up too many orders. Please try again in an hour or call us.',
  confirmationSubject: (number: string) => `Your order ${number}`,
  confirmationHeading: 'Thank you for your order',
  confirmationIntro: (number: string) =>
    `We have your order ${number} and will email you again when it ships.`,
  confirmationPreview: (total: string) => `We have your order. Total ${total}.`,
  firstMailPreview: 'We have your order and are waiting for your check.',
  seePage: 'Your order page shows the items, the total and the delivery address.',
  ordersSubject: (count: number) => `Your ${count} orders`,
  ordersHeading: 'Thank you for your orders',
  ordersIntro: (count: number) => `We have ${count} orders from this email address to be paid by check.`,
  seePages:
    'Each order page shows the items, the total, and how to send your check. We email you again when an ' +
    'order ships.',
  findOrder: 'Find your order',
  notYours:
    'If you didn’t order from us, someone entered your email address by mistake. You don’t need to do ' +
    'anything. We don’t ship without a check.',
  awaitingCheck: (number: string, { payee, address }: { payee: string; address: string }) =>
    `Please make your check payable to ${payee}, write ${number} on it, and mail it to ${address}. We ship ` +
    'after it clears.',
  heldUntil: (day: string) => `We’ll hold it for you until ${day}.`,
  inReview:
    'We check large orders before we accept them. We call or email you within one business day. We ' +
    'reserve the products after that, so please send your check after you hear from us.',
  debitNote:
    'We have started the debit of your bank account. We ship after it clears, usually in 3 to 5 business ' +
    'days, and email you then.',
  authorizedNote: 'Your card is authorized now. We charge it when the order ships.',
  seeOrder: 'See your order',
  questions: (phone: string) => `Questions? Call ${phone}.`,
  arrives: (days: string) => `Expected delivery: ${days}`,
  ships: (day: string) => `Ships ${day}`,
  newsOf: (number: string) => `This is about your order ${number}.`,
  receipt: 'Receipt',
  ordered: 'Ordered',
  shippedTo: 'Shipped to',
  billedTo: 'Billed to',
  paidBy: 'Payment',
  item: 'Item',
  quantity: 'Qty',
  each: 'Price',
  lineTotal: 'Total',
  subTotal: 'Items',
  discount: 'Discount',
  discountWithCode: (code: string) => `Discount ${code}`,
  shipping: 'Shipping',
  total: 'Total',
  cardEnding: (type: string, last4: string) => `${type || 'Card'} ending ${last4}`,
  byCheck: 'Check',
  netDays: (days: number) => `Net ${days}`,
  dueAfter: (days: number) => `Payment is due ${days} days after the order ships.`,
  dueOn: (day: string) => `Payment is due ${day}.`,
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
})

/** Texts of the confirmation, order and receipt pages. */
export const pageTexts = defineTexts({
  total: 'Total',
  paid: 'Paid',
  itemsRegion: 'Items in this order',
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  cardEnding: (type: string, last4: string) => `${type} ending ${last4}`,
  card: 'Card',
  /** payment methods that the buyer approves with another company */
  elsewhere: {
    PayPal: 'PayPal',
    AmazonPay: 'Amazon Pay',
    affirm: 'Affirm',
    creditkey: 'Credit Key',
  } as Readonly<Partial<Record<string, string>>>,
  check: 'Check by mail',
  onAccount: 'On your company’s account',
  delivery: (ships: string, arrives: string) => `Ships ${ships}, arrives ${arrives}.`,
  deliveryUnknown: 'We will email you when the ship date is known.',
  backToOrder: 'Back to the order',
  thisReceipt: 'This receipt',
  print: 'Print or save PDF',
  tagline: "America's Heating & Cooling Store, Est 2002",
  receipt: 'Receipt',
  orderedAt: (when: string) => `Ordered ${when}`,
  sameAddress: 'Same address',
  shipsWhenPaid: 'It ships after the payment clears, usually in 3 to 5 business days.',
  awaitingBank: (account: string) => `Waiting for your bank payment: ${account}`,
  shipsWhenCleared: 'It ships after your check clears.',
  questions: (phone: string, number: string) =>
    `Questions? Call ${phone} and have your order number ready: ${number}.`,
  declined: 'Payment not accepted',
  notPaid: (phone: string, number: string) =>
    `Your payment was not accepted and nothing was charged. To finish the order, call ${phone} ` +
    `and give your order number, ${number}.`,
  shipTo: 'Shipped to',
  shipsTo: 'Ships to',
  billTo: 'Billed to',
  payment: 'Payment',
  returns: 'Return unopened equipment within 30 days.',
  awaitingCheck: (number: string, { payee, address }: { payee: string; address: string }) =>
    `Please make your check payable to ${payee}, write ${number} on it, and mail it to ${address}. We ship ` +
    'after it clears.',
  checkTitle: 'One thing to do:',
  heldUntil: (day: string) => `We hold your order until ${day}.`,
  inReviewState: 'Waiting for our approval',
  inReviewTitle: 'We check large orders first.',
  inReview:
    'We call or email you within one business day. We reserve the products after that, so please send ' +
    'your check after you hear from us.',
  shipsAfterReview: 'It ships after we approve it and your check clears.',
  thanks: (firstName: string) => (firstName ? `Thank you, ${firstName}` : 'Thank you'),
  placed: (number: string) => `Order ${number} is placed.`,
  mailed: (email: string) => `We sent the confirmation to ${email}.`,
  confirming:
    'We are confirming your payment. Do not pay again: this page updates by itself and we will email you.',
  receiptForPrint: 'Print receipt',
  trackOrder: 'Track this order',
  keepShopping: 'Keep shopping',
  items: 'Your items',
  orderNumber: (number: string) => `Order ${number}`,
  needChange: (phone: string) => `Need a change? Call ${phone} before it ships.`,
  steps: {
    review: ['Our answer', 'We call or email you within one business day.'],
    check: ['Your check', 'We hold the order until it clears. Then we email you.'],
    bank: [
      'Your bank',
      'We hold the order until the payment clears, usually in 3 to 5 business days. Then we email you.',
    ],
    packs: 'We pack it',
    packed: 'The warehouse packs your order and sends you the tracking number.',
    before: 'Before delivery',
    calls: (phone: string) => `The carrier calls ${phone} to schedule delivery.`,
    arrives: 'It arrives',
    curb: 'Delivered to your curb. Have two people ready for anything over 100 lb.',
    terminal:
      'Pick it up at the freight terminal. Bring your order number, and a second person for anything over ' +
      '100 lb.',
    sign: ['Before you sign', 'Look for dents and note any damage on the delivery receipt.'],
  },
  stateOf: {
    pending: 'Waiting for the payment',
    authorized: 'Card authorized, charged when it ships',
    awaiting_funds: 'Waiting for your check',
    paid: 'Paid',
    in_fulfilment: 'Being packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Canceled',
    refunded: 'Refunded',
    partly_refunded: 'Partly refunded',
    returned: 'Returned',
  },
  openTitle: (number: string) => `Open order ${number}`,
  openWhy: 'Enter the ZIP code it ships to. This keeps your order private.',
  postal: 'ZIP code',
  open: 'Open the order',
})
