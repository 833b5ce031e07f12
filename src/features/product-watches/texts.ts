export const texts = {
  title: 'Price and stock alerts',
  lead: 'We send one mail when a product costs less than today or is in stock again, and none before.',
  about: 'Tell me when',
  aboutWords: { price: 'the price is lower than today', stock: 'it is in stock again' },
  email: 'E-mail address',
  emailHint: 'We send a link first, so that no other person can sign you up.',
  send: 'Tell me',
  sending: 'Sending…',
  sent: 'One more step: open the mail that we sent you',
  sentText: 'Press the button in it. The link holds for seven days.',
  invalid: 'Enter an e-mail address like name@example.com',
  summary: 'Please check the form',
  failed: 'We could not save this. Please try again.',
  tooMany: 'Too many alerts from your connection. Please try again later.',
  unknownProduct: 'We do not sell this product.',
  unknownLink: 'This link is not complete, or its time is over. Ask again on the page of the product.',
  confirmTitle: 'Confirm your alert',
  confirmText: (product: string, about: 'price' | 'stock') =>
    about === 'price'
      ? `We write to you when the price of ${product} falls.`
      : `We write to you when ${product} is in stock again.`,
  confirm: 'Confirm',
  confirmed: 'Done. We write to you when it happens.',
  toProduct: 'To the product',
  mail: {
    confirm: (product: string) => `Confirm your alert: ${product}`,
    confirmText: (product: string) =>
      `You, or a person who typed your address, asked for an alert about ${product}. Press the button to ` +
      'confirm. If it was not you, do nothing: you get no further mail.',
    confirmOpen: 'Confirm the alert',
    price: (product: string, now: string) => `Now ${now}: ${product}`,
    priceText: (product: string, now: string, before: string) =>
      `${product} costs ${now} now. It cost ${before} when you asked. Prices change; this one holds today.`,
    stock: (product: string) => `In stock again: ${product}`,
    stockText: (product: string) => `${product} is in stock again. Stock goes to the orders that come first.`,
    open: 'See the product',
    last: 'This is the only mail of this alert.',
  },
} as const
