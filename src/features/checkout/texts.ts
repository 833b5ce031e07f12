/** What a buyer reads while placing an order. The first is the specification's own sentence. */
export const texts = {
  priceInvalid: 'The price of one or more items in the cart was invalid',
  totalChanged: 'The total of your order has changed. Please check it and place the order again.',
  outOfStock:
    'There are not enough of one of the products in your cart. Please lower its quantity and try again.',
  emptyCart: 'Your cart is empty.',
  onlyServices: 'Add a product before you place an order: services are delivered together with one.',
  couponInvalid: 'Invalid Discount Code',
  couponUsedUp: 'This discount code has been used as often as it may be.',
  shippingNotOffered: 'This shipping option is not available for your address. Please choose another one.',
  addressMismatch:
    'The ZIP code and the state of the delivery address do not belong together. Please check them.',
  quoteOnly: 'We cannot ship there at an online price. Please call us and we will quote the delivery.',
  partnersOnly: 'This order carries details that only partners may set.',
  methodNotOffered: 'This payment method is not available. Please choose another one.',
  orderClosed: 'This order is no longer waiting for a payment. Please go back to your cart.',
  keyMissing: 'Please reload the page and place the order again.',
  otherBody: 'This order was already sent with other details. Please reload the page and check your cart.',
  busy: 'The shop is busy with this order. Please try again in a moment.',
} as const

/** What the checkout pages say beside the refusals above. */
export const formTexts = {
  steps: { shipping: 'Shipping', payment: 'Payment', review: 'Review' },
  sandbox: 'Sandbox: no real charges.',
  where: 'Where should it go?',
  email: 'E-mail',
  emailHint: 'For the receipt and the delivery appointment',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'The carrier calls this number before delivery',
  street: 'Street address',
  zip: 'Zip Code',
  city: 'City',
  state: 'State',
  notYourCity: 'Not your city?',
  addApartment: '+ Apartment, suite',
  addCompany: '+ Company',
  addPhones: '+ Extension or second phone',
  addNote: '+ Note for the carrier',
  apartment: 'Apartment, suite',
  company: 'Company',
  extension: 'Extension',
  secondPhone: 'Second phone',
  note: 'Note for the carrier',
  placeKind: 'What kind of place is it?',
  when: 'When should it come?',
  backToCart: 'Back to cart',
  toPayment: 'Continue to payment',
  howToPay: 'How do you want to pay?',
  card: 'Credit or debit card',
  cards: 'Visa, Mastercard, Amex, Discover',
  cardSafe: 'Your card goes straight to the payment provider. We never see or store the number.',
  check: 'Check by mail',
  checkNote: 'Ships when it clears',
  checkHow: 'We hold your order and show where to send the check after you place it.',
  payPal: 'PayPal',
  payPalNote: 'Balance, bank or card',
  payPalHow:
    'Approve the payment in PayPal’s window. Then you check the order here and place it: until then ' +
    'nothing is charged.',
  payPalApproved: 'Approved in PayPal. Nothing is charged until you place the order.',
  payPalCharged: (total: string) =>
    `Approved in PayPal. Authorized ${total} when you place the order, charged when it ships.`,
  applePayNote: 'A card in your Wallet',
  googlePayNote: 'A card in your Google Account',
  walletHow: (wallet: string) =>
    `${wallet} shows the total once more and gives us the billing address. Confirming there places the ` +
    'order; the money is taken when it ships.',
  merchant: 'Alpine',
  sheetItems: 'Items',
  sheetDiscount: 'Discount',
  sheetShipping: 'Shipping',
  sheetTax: 'Tax',
  amazonPay: 'Amazon Pay',
  amazonNote: 'The cards in your Amazon account',
  amazonHow:
    'Choose a card at Amazon, check the order here, and confirm it at Amazon. Until then nothing is charged.',
  amazonChosen: (card: string) =>
    `${card || 'Your card'} is chosen. Nothing is charged until you place the order and confirm it at ` +
    'Amazon.',
  amazonOther: 'Choose another card or account',
  amazonCharged: (total: string, card: string) =>
    `${card ? `${card}. ` : ''}You confirm ${total} at Amazon next. Charged when it ships.`,
  amazonExpress: 'Pay with Amazon, and your address comes along',
  amazonExpressNote: 'Or type it in below.',
  bankEnding: (mask: string) => `Bank account ending ${mask}`,
  bankCharged: (total: string) =>
    `${total} is debited once, after you place the order. It ships when the money has arrived, usually ` +
    'in 3 to 5 business days.',
  bankDeposits: (total: string) =>
    `We send two small deposits first. ${total} is debited after you told us their amounts, and it ` +
    'ships when the money has arrived.',
  byLender: (name: string, total: string) =>
    `You agree on ${total} with ${name} in the next step. It is charged when the order ships.`,
  toLender: (name: string, total: string) => `Continue with ${name}: ${total}`,
  atLender: (name: string) => `Waiting for ${name}`,
  sameAddress: 'Billing address is the shipping address',
  billing: 'Billing address',
  backToShipping: 'Back to shipping',
  toReview: 'Review the order',
  reading: 'Reading the card',
  reviewTitle: 'Check the order, then place it',
  shipTo: 'Ship to',
  delivery: 'Delivery',
  payment: 'Payment',
  change: 'Change',
  cardEnding: (type: string, last4: string) => `${type} ending ${last4}`,
  charged: (total: string) => `Authorized ${total} when you place the order, charged when it ships.`,
  byCheck: (total: string) => `Send a check for ${total}. We ship when it clears.`,
  sameBilling: 'Billing address is the shipping address.',
  editCart: 'Edit cart',
  backToPayment: 'Back to payment',
  place: (total: string) => `Place order: ${total}`,
  placing: 'Placing your order',
  quoting: 'Calculating the total',
  placed: 'Your order is placed',
  free: 'Free',
  dateLater: 'We tell you the date when it is known',
  shipsOn: (day: string) => `Ships ${day}.`,
  billedTo: (address: string) => `Billed to ${address}.`,
  couponGone: (message: string) =>
    `${message}: it was taken off. Please check the total and place the order again.`,
  noTotalYet: 'The total is not known yet, because freight or tax could not be worked out.',
  terms:
    'By placing the order you accept the terms of sale. Unopened equipment can come back within 30 days.',
  yourOrder: 'Your order',
  qty: (quantity: number) => `Qty ${quantity}`,
  sameTotal: 'The same total as in the cart. Nothing is added after this step.',
  carrierCalls: 'The carrier calls to agree on the hours.',
  pickedUp: 'You pick it up at the terminal.',
  unsure:
    'We could not hear whether your order arrived. Press the button again: the same order is never ' +
    'placed or charged twice.',
  opening: 'Opening your checkout',
  needsScript: 'Checkout needs JavaScript. To order by phone, call us.',
  errors: {
    email: 'Enter an e-mail address, like name@example.com',
    firstName: 'Enter the first name',
    lastName: 'Enter the last name',
    phone: 'Enter a phone number with 10 digits',
    address: 'Enter the street address',
    city: 'Enter the city',
    state: 'Enter the state as two letters, like IL',
    zipcode: 'Invalid zipcode',
    card: 'Check the card details',
  },
} as const

/** E-CHECKOUT: what kinds of place a truck may come to; the first is the default. */
export const deliveryTypes = [
  { value: 'Home / Residence', note: 'Small truck, appointment by phone' },
  { value: 'Business', note: 'Dock or forklift, weekdays 8–5' },
  { value: 'Freight terminal', note: 'You pick it up' },
] as const
