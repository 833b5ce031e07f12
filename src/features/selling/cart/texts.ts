import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  checkFailed:
    'There was a problem fetching your cart details. Please refresh to try again or contact us for ' +
    'assistance.',
  pasteFailed: 'There was an error pasting the products to the cart',
  pricesExpired:
    'One or more items in the cart had an expired price. The product prices have been updated accordingly.',
  invalidCoupon: 'Invalid Discount Code',
  taxFailed: 'There was a problem calculating the tax.',
  noLongerSold: 'No longer sold.',
  outOfStock: 'Out of stock.',
  onlySome: (left: number) => `Only ${left} in stock.`,
  cartFull: 'A cart holds at most 200 different products.',
  added: 'Added to your cart',
  adding: 'Adding to your cart',
  undo: 'Undo',
  undoAdding: (name: string) => `Undo: remove ${name} from your cart`,
  continueShopping: 'Continue Shopping',
  proceedToCart: 'Proceed to Cart',
  quotedPrice: (number: string) => `Price of quote ${number}`,
  quotedQuantity: (qty: number) => `Quantity ${qty}`,
  each: 'each',
  orMore: (from: number, price: string) => `${from} or more: ${price} each`,
  rendering: 'Rendering',
  matchedSystem: 'Matched system: its outdoor and indoor units are rated together.',
  arrives: (days: string) => `Arrives ${days}`,
  guaranteedBy: (day: string) => `Priority: guaranteed by ${day}`,
  promises: {
    title: 'Payment, returns and help',
    cards: ['Visa', 'Mastercard', 'Amex', 'Discover'],
    secure: 'Secure payment. Checkout lists every other way to pay.',
    returns: 'Return unopened equipment within 30 days.',
    help: 'Help:',
    damaged: 'Damaged on arrival? Tell us within 5 business days and we’ll send a free replacement.',
  },
  cartNow: (items: string, subTotal: string) => `Your cart: ${items}, ${subTotal}.`,
  cartTitle: (items: string) => `Your cart, ${items}`,
  loading: 'Opening your cart',
  needsScript:
    'The cart needs JavaScript. Browsing, search and specifications work without it. You can also ' +
    'order by phone.',
  empty: 'Your cart is empty',
  emptyHint: 'Items you add stay on this device until you order.',
  shopFurnaces: 'Shop furnaces',
  shopAll: 'All categories',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  clear: 'Empty the cart',
  cleared: 'Your cart was emptied.',
  print: 'Print',
  mailCart: 'Email this cart',
  mailHint: 'We’ll send the list with our prices and a link that opens this cart on any device.',
  mailName: 'Cart name',
  mailNameHint: 'So you recognize it later, for example “Upstairs heat pump”.',
  mailAddress: 'Email address',
  mailRemind: 'Send me one reminder tomorrow if I haven’t ordered',
  mailSend: 'Send',
  mailSending: 'Sending',
  mailSent: (email: string) => `We are sending this cart to ${email}. It should be there in a minute.`,
  mailFailed: 'We couldn’t send the cart. Please try again.',
  mailDone: 'Done',
  mailNameInvalid: 'Please use letters, digits and spaces, at most 60.',
  mailAddressInvalid: 'Please enter an email address like name@example.com.',
  mailTooMany: 'You have sent too many emails in an hour. Please try again later or print the cart.',
  mailNothing: 'The cart is empty.',
  mailKeyMissing: 'Please reload the page and send the cart again.',
  mailOtherBody: 'The cart has changed since you sent it. Please send it again.',
  mailRunning: 'We’re already sending this cart.',
  linkWithdrawn: (count: number) =>
    count === 1
      ? 'One product in this link is no longer sold. We added the rest to your cart.'
      : `${count} products in this link are no longer sold. We added the rest to your cart.`,
  linkInvalid:
    'This link does not contain a cart. Part of it may be missing: please open it from the email again.',
  internal: {
    title: 'For staff only',
    profit: (amount: string) => `Gross profit at our prices: ${amount}`,
    noProfit: 'Gross profit: the cost of a product is not known.',
    units: ({ available, reserved }: { available: number; reserved: number }) =>
      `${available} available, ${reserved} reserved`,
    notStocked: 'no stock is kept',
  },
  mail: {
    stops: 'Carts that you asked us to send',
    subject: (name: string) => `Your cart: ${name}`,
    preview: (items: number, subTotal: string) =>
      `${items === 1 ? '1 line' : `${items} lines`}, ${subTotal} before freight and tax.`,
    heading: (name: string) => name,
    intro: (day: string) =>
      `Here is your cart with our prices of ${day}. The link below fills it again, on any device.`,
    open: 'Open this cart',
    subTotal: 'Items',
    notIncluded:
      'Freight and tax depend on your ZIP code; the cart shows both. We check prices and stock again when ' +
      'you open it.',
    notAsked: (phone: string) =>
      'You get this email because someone entered this address in our store to send the list. It is not ' +
      `an order and you owe nothing. Questions? Call ${phone}.`,
  },
  reminder: {
    subject: (name: string) => `Still planning? Your cart: ${name}`,
    intro: (day: string) =>
      `You asked us to remind you of this cart once. Here it is with our prices of ${day}.`,
    notAsked: (phone: string) =>
      'This is the only reminder of this cart. You get it because the box for it was checked when the cart ' +
      `was mailed to you. It is not an order and you owe nothing. Questions? Call ${phone}.`,
  },
  was: 'Was',
  deliveryOptions: 'Help at your door',
  suggestLiftgate: (pounds: number) =>
    `The heaviest piece weighs ${pounds} lb. No loading dock? Add liftgate so the driver can lower it to ` +
    'the ground.',
  shippingTitle: 'Delivery speed',
  discountCode: '+ Discount code',
  codeLabel: 'Discount code',
  apply: 'Apply',
  applying: 'Applying',
  discount: (code: string) => `Discount ${code}`,
  freight: (zip: string) => `Freight to ${zip}, insured`,
  shippingTo: (zip: string) => `Shipping to ${zip}`,
  free: 'Free',
  calculating: 'Calculating',
  taxUnknown: 'Tax',
  total: 'Total',
  continueToShipping: 'Continue to shipping',
  ships: (ship: string, arrive: string) =>
    `Ships ${ship}, arrives ${arrive}. The carrier calls before delivery.`,
  sameDay: 'In-stock orders received before 1:00 PM CST Monday to Friday ship the same day.',
  insured:
    'Free insured shipping to the lower 48 states on all equipment orders (furnaces, air conditioners, ' +
    'heat pumps, package units) and on other products bought at the same time.',
  portable: 'Portable air conditioners are charged shipping.',
  sumFor: (zip: string) => `Delivered to ${zip}`,
  totalBeforeTax: 'Total before tax',
  totalBeforeShipping: 'Total before shipping',
  toShipping: 'Continue to shipping',
  itemsDelivered: (items: string, isWhole: boolean) => `${items}${isWhole ? ', tax included' : ''}`,
  newPrice: 'The price has changed since you added this.',
  cannotBeInstalled: (names: string, zip: string) =>
    `${names} can’t be installed in ${zip}. Remove it or change your ZIP code to continue.`,
  cannotBeOrdered: (names: string) => `Before you continue, please remove ${names} or lower the quantity.`,
  retry: 'Try again',
})
