/** Texts of order mails, the receipt PDF and refusals. */
export const texts = {
  busy: 'This order is being changed at this moment. Please try again in a moment.',
  orderNotFound: 'We could not find that order. Check the order number and the postal code.',
  tooManyTries: 'Too many orders were looked up from here. Please try again in an hour or call us.',
  confirmationSubject: (orderID: string) => `Your order ${orderID}`,
  confirmationHeading: 'Thank you for your order',
  confirmationIntro: (orderID: string) =>
    `We have your order ${orderID} and will e-mail you again when it ships.`,
  confirmationPreview: (total: string) => `We have your order. Total ${total}.`,
  firstMailPreview: 'We have your order and wait for your check.',
  seePage: 'The page of your order shows what you ordered, the total and the delivery address.',
  ordersSubject: (count: number) => `Your ${count} orders`,
  ordersHeading: 'Thank you for your orders',
  ordersIntro: (count: number) => `We have ${count} orders by check for this mailbox.`,
  seePages:
    'The page of each order shows what you ordered, the total, and how to send your check. We e-mail you ' +
    'again when an order ships.',
  findOrder: 'Find your order',
  notYours:
    'You did not order from us? Then another person typed your address. You need not do anything: without ' +
    'a check nothing is shipped.',
  awaitingCheck: (orderID: string, payee: string) =>
    `Please make your check payable to ${payee} and write ${orderID} on it. We ship when it has cleared.`,
  heldUntil: (day: string) => `We hold it for you until ${day}.`,
  inReview:
    'This is a large order, so a person checks it first. We call or e-mail you within one business day. ' +
    'We reserve the products after that, so please send your check after you hear from us.',
  debitNote:
    'The debit of your bank account has started. We ship when the money arrives, usually in 3 to ' +
    '5 business days, and e-mail you then.',
  authorizedNote: 'Your card is authorized now and charged when the order ships.',
  seeOrder: 'See your order',
  questions: (phone: string) => `Questions? Call ${phone}.`,
  arrives: (day: string) => `Expected delivery: ${day}`,
  ships: (day: string) => `Ships ${day}`,
  newsOf: (orderID: string) => `This is about your order ${orderID}.`,
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
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const

/** Texts of the confirmation, order and receipt pages. */
export const pageTexts = {
  total: 'Total',
  paid: 'Paid',
  itemsRegion: 'Items of this order',
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
  delivery: (ships: string, arrives: string) => `Ships ${ships}, arrives ${arrives}.`,
  deliveryUnknown: 'We will e-mail you when the ship date is known.',
  backToOrder: 'Back to the order',
  thisReceipt: 'This receipt',
  print: 'Print or save PDF',
  tagline: "America's Heating & Cooling Store, Est 2002",
  receipt: 'Receipt',
  orderedAt: (when: string) => `Ordered ${when}`,
  sameAddress: 'Same address',
  shipsWhenPaid: 'It ships when the money has arrived, usually in 3 to 5 business days.',
  awaitingBank: (account: string) => `Waiting for the money from your bank: ${account}`,
  shipsWhenCleared: 'It ships when your check has cleared.',
  questions: (phone: string, orderID: string) =>
    `Questions about this order? Call ${phone} and have the order number ${orderID} ready.`,
  declined: 'Payment not accepted',
  notPaid: (phone: string, orderID: string) =>
    `Your payment was not accepted and nothing was charged. To finish the order, call ${phone} ` +
    `and give the order number ${orderID}.`,
  shipTo: 'Shipped to',
  shipsTo: 'Ships to',
  billTo: 'Billed to',
  payment: 'Payment',
  returns: 'You can return unopened equipment within 30 days.',
  awaitingCheck: (orderID: string, payee: string) =>
    `Please make your check payable to ${payee} and write ${orderID} on it. We ship when it has ` +
    'cleared.',
  checkTitle: 'One thing to do:',
  heldUntil: (day: string) => `We hold your order until ${day}.`,
  inReviewState: 'Waiting for our approval',
  inReviewTitle: 'We check large orders first.',
  inReview:
    'We call or e-mail you within one business day. We reserve the products after that, so please send ' +
    'your check after you hear from us.',
  shipsAfterReview: 'It ships when we have approved it and your check has cleared.',
  thanks: (firstName: string) => (firstName ? `Thank you, ${firstName}` : 'Thank you'),
  placed: (orderID: string) => `Order ${orderID} is placed.`,
  mailed: (email: string) => `We sent the confirmation to ${email}.`,
  confirming:
    'We are confirming your payment. Do not pay again: this page updates by itself and we will e-mail you.',
  receiptForPrint: 'Receipt for print',
  keepShopping: 'Keep shopping',
  items: 'What you ordered',
  orderNumber: (orderID: string) => `Order ${orderID}`,
  needChange: (phone: string) => `Need a change? Call ${phone} before it ships.`,
  steps: {
    review: ['Our answer', 'We call or e-mail you within one business day.'],
    check: ['Your check', 'We hold the order until it has cleared. Then we e-mail you.'],
    bank: [
      'Your bank',
      'We hold the order until the money arrives, usually in 3 to 5 business days. Then we e-mail you.',
    ],
    packs: 'We pack it',
    packed: 'The warehouse packs your order and sends you the tracking number.',
    before: 'Before delivery',
    calls: (phone: string) => `The carrier calls ${phone} to agree on a time.`,
    arrives: 'It arrives',
    curb: 'It is delivered to your curb. Have two people ready for anything over 100 lb.',
    terminal:
      'It waits at the terminal. Bring the order number and a second person for anything over 100 lb.',
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
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    partly_refunded: 'Partly refunded',
    returned: 'Returned',
  },
  openTitle: (orderID: string) => `Open order ${orderID}`,
  openWhy: 'Enter the postal code it ships to. This keeps your order private.',
  postal: 'Postal code',
  open: 'Open the order',
} as const
