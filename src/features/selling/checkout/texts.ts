import { defineTexts } from '#lib/language/texts.ts'

/** Texts of placing an order. The first is the specification's own sentence. */
export const texts = defineTexts({
  priceInvalid: 'The price of one or more items in the cart was invalid',
  totalChanged: 'The total of your order has changed. Please check it and place the order again.',
  outOfStock:
    'We don’t have enough of one of the products in your cart. Please lower its quantity and try again.',
  inHistory: (number: string, total: string) => `Order ${number} for ${total}`,
  emptyCart: 'Your cart is empty.',
  onlyServices: 'Your cart has only services. Please add a product before you check out.',
  certificateNeeded:
    'Your cart has refrigerant. The law allows its sale only to certified technicians (40 CFR 82.154). ' +
    'Please go back to Shipping and enter the number of your EPA 608 certificate.',
  couponInvalid: 'Invalid Discount Code',
  couponUsedUp: 'This discount code has reached its usage limit.',
  shippingNotOffered: 'This shipping option is not available for your address. Please choose another one.',
  addressMismatch: 'The ZIP code and state of the delivery address don’t match. Please check both.',
  quoteOnly: 'We can’t price shipping to this address online. Please call us for a price.',
  partnerFieldUnreadable: (field: string) => `We couldn’t read the partner field ${field}.`,
  reasonNeeded: 'Give a reason (discountReason) for removing tax or changing the shipping cost.',
  overrideRefused: 'You can only lower the shipping cost, and not for guaranteed delivery.',
  pricesMoved:
    'Prices or costs have changed since these prices were approved. Request them again for this ' + 'cart.',
  needsApproval: 'Someone else has to approve this order’s prices or shipping cost first.',
  termsOnlyForCompanies: 'Only companies with a credit account can pay on terms.',
  partnersOnly: 'Sign in to the partner portal to set these order details.',
  methodNotOffered: 'This payment method is not available. Please choose another one.',
  orderClosed: 'This order no longer needs a payment. Please go back to your cart.',
  keyMissing: 'Please reload the page and place the order again.',
  otherBody:
    'You already sent this order with different details. Please reload the page and check your ' + 'cart.',
  busy: 'We are still working on this order. Please try again in a moment.',
})

/** Labels and sentences of the checkout pages. */
export const formTexts = defineTexts({
  steps: { shipping: 'Shipping', payment: 'Payment', review: 'Review' },
  sandbox: 'Test mode: no real charges.',
  where: 'Where should we deliver it?',
  email: 'Email',
  certificate: 'EPA 608 certificate number',
  certificateMissing: 'Enter the number on your EPA 608 certificate',
  certificateUnreadable: 'Enter 4 to 40 letters and numbers. Spaces, periods, slashes and hyphens are fine',
  certificateFirst: 'Your cart has refrigerant. Enter your EPA 608 certificate number first.',
  certificateGo: 'Enter the number',
  certificateHint:
    'Your cart has refrigerant. The law allows its sale only to certified technicians (40 CFR 82.154). We ' +
    'check the number before we ship.',
  emailHint: 'For your receipt and the delivery appointment',
  didYouMean: 'Did you mean',
  takeEmail: (email: string) => `${email}?`,
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'The carrier calls this number before delivery',
  street: 'Street address',
  zip: 'Zip Code',
  notAllowedThere: (count: number, zip: string) =>
    count === 1
      ? `1 product in your order can’t be installed in ${zip}.`
      : `${count} products in your order can’t be installed in ${zip}.`,
  city: 'City',
  state: 'State',
  notYourCity: 'Wrong city?',
  addApartment: '+ Apartment, suite',
  addCompany: '+ Company',
  addPhones: '+ Extension or second phone',
  addNote: '+ Note for the carrier',
  apartment: 'Apartment, suite',
  company: 'Company',
  extension: 'Extension',
  secondPhone: 'Second phone',
  note: 'Note for the carrier',
  placeKind: 'Delivery location',
  when: 'When should it arrive?',
  addShipDate: 'Choose a later ship date',
  shipDate: 'Ship on',
  shipDateHint: 'Monday to Friday, except holidays. We hold your order at no charge.',
  shipDateOutside: (from: string, to: string) => `Choose a date from ${from} to ${to}`,
  noShipDate: 'Ship as soon as possible',
  backToCart: 'Back to cart',
  toPayment: 'Continue to payment',
  checkingPlace: 'Checking delivery to your ZIP',
  howToPay: 'How do you want to pay?',
  card: 'Credit or debit card',
  cards: 'Visa, Mastercard, Amex, Discover',
  cardSafe: 'Your card goes straight to the payment provider. We never see or store the number.',
  check: 'Check by mail',
  checkNote: 'Ships after it clears',
  checkHow:
    'After you place the order, we show you where to mail the check. We hold the order until it clears.',
  payPal: 'PayPal',
  payPalNote: 'Balance, bank or card',
  payPalHow:
    'Approve the payment in the PayPal window. Then review your order here and place it. Nothing is ' +
    'charged until you place it.',
  payPalApproved: 'Approved in PayPal. Nothing is charged until you place the order.',
  payPalCharged: (total: string) =>
    `Approved in PayPal. We authorize ${total} when you place the order and charge it when it ships.`,
  applePayNote: 'A card in your Wallet',
  googlePayNote: 'A card in your Google Account',
  walletHow: (wallet: string) =>
    `${wallet} shows you the total again and shares your billing address with us. Confirming there places ` +
    'your order. We charge you when it ships.',
  sheetItems: 'Items',
  sheetDiscount: 'Discount',
  sheetShipping: 'Shipping',
  amazonPay: 'Amazon Pay',
  amazonNote: 'Cards in your Amazon account',
  amazonHow:
    'Choose a card on Amazon, review your order here, and confirm on Amazon. Nothing is charged until you ' +
    'confirm.',
  amazonChosen: (card: string) =>
    `You chose ${card || 'your card'}. Nothing is charged until you place the order and confirm on Amazon.`,
  amazonOther: 'Choose another card or account',
  amazonCharged: (total: string, card: string) =>
    `${card ? `${card}. ` : ''}Next, confirm ${total} on Amazon. We charge it when the order ships.`,
  amazonExpress: 'Check out with Amazon',
  amazonExpressNote: 'or enter your address',
  bankEnding: (mask: string) => `Bank account ending ${mask}`,
  bankCharged: (total: string) =>
    `We debit ${total} once, after you place the order. Your order ships after the payment clears, ` +
    'usually in 3 to 5 business days.',
  bankDeposits: (total: string) =>
    `First we send two small deposits to your account. Once you enter the amounts, we debit ` +
    `${total}. Your order ships after the payment clears.`,
  byLender: (name: string, total: string) =>
    `Next, choose a ${name} payment plan for ${total}. It is charged when the order ships.`,
  toLender: (name: string, total: string) => `Continue with ${name}: ${total}`,
  atLender: (name: string) => `Waiting for ${name}`,
  sameAddress: 'Billing address is the same as the shipping address',
  billing: 'Billing address',
  backToShipping: 'Back to shipping',
  toReview: 'Review your order',
  reading: 'Checking your card',
  reviewTitle: 'Review your order, then place it',
  shipTo: 'Ship to',
  delivery: 'Delivery',
  payment: 'Payment',
  change: 'Change',
  cardEnding: (type: string, last4: string) => `${type} ending ${last4}`,
  charged: (total: string) => `We authorize ${total} when you place the order and charge it when it ships.`,
  byCheck: (total: string) => `Mail us a check for ${total}. We ship after it clears.`,
  sameBilling: 'Billing address is the same as the shipping address.',
  editCart: 'Edit cart',
  backToPayment: 'Back to payment',
  place: (total: string) => `Place order: ${total}`,
  placing: 'Placing your order',
  proving: 'One moment. We’re checking that you’re not a robot. This takes a few seconds.',
  quoting: 'Calculating your total',
  placed: 'Your order is placed',
  free: 'Free',
  dateLater: 'We’ll email you the date as soon as we know it',
  shipsOn: (day: string) => `Ships ${day}.`,
  billedTo: (address: string) => `Billed to ${address}.`,
  couponGone: (message: string) =>
    `${message}: we removed the code. Please check the total and place the order again.`,
  noTotalYet: 'We couldn’t calculate freight or tax, so we don’t have a total yet.',
  termsBefore: 'By placing your order, you accept the ',
  terms: 'terms of sale',
  newTab: '(opens in a new tab)',
  termsAfter: '. Return unopened equipment within 30 days.',
  yourOrder: 'Your order',
  qty: (quantity: number) => `Qty ${quantity}`,
  sameTotal: 'Same total as in your cart.',
  nothingAdded: 'No fees are added after this step.',
  secure: 'Secure payment',
  returns: '30-day returns',
  help: 'Help:',
  damaged: 'Damaged? Tell us within 5 business days.',
  weAccept: 'We accept',
  cardMarks: ['Visa', 'Mastercard', 'Amex', 'Discover'],
  wallets: 'Wallets',
  otherWays: 'Bank, financing, check',
  carrierCalls: 'The carrier calls you to schedule delivery.',
  pickedUp: 'You pick it up at the freight terminal.',
  unsure:
    'Your connection dropped, so we don’t know yet whether your order reached us. Press the button again. ' +
    'We never place or charge the same order twice.',
  opening: 'Loading checkout',
  needsScript: 'Checkout needs JavaScript. You can also call us and order by phone.',
  errors: {
    email: 'Enter your email address, like name@example.com',
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    phone: 'Enter your phone number with 10 digits',
    address: 'Enter your street address',
    city: 'Enter your city',
    state: 'Enter your state as two letters, like IL',
    zipcode: 'Invalid zipcode',
    card: 'Check the card details',
  },
})

/** E-CHECKOUT: the kinds of delivery address; the first is the default. */
export const deliveryTypes = defineTexts([
  { value: 'Home / Residence', note: 'Small truck, appointment by phone' },
  { value: 'Business', note: 'Dock or forklift, weekdays 8–5' },
  { value: 'Freight terminal', note: 'You pick it up' },
])

/** Texts of net terms in the checkout. */
export const termsTexts = defineTexts({
  label: 'Net terms',
  group: 'On account',
  note: (days: number, left: string) => `Net ${days}, ${left} available`,
  left: (company: string, left: string, limit: string) => `${company} has ${left} of ${limit} available.`,
  dueAfter: (days: number) => `Payment is due ${days} days after the order ships.`,
  dueAbout: (ships: string, due: string) => `If it ships ${ships}, that is ${due}.`,
  overLimit: (total: string, left: string) =>
    `This order is ${total}, but the account has ${left} available. Choose another way to pay.`,
  fact: (days: number) => `Net ${days}`,
  charged: (total: string, days: number) =>
    `${total} goes on the company’s account. Payment is due ${days} days after the order ships.`,
})
