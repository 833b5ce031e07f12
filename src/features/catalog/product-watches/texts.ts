import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'Price and stock alerts',
  lead: 'We’ll send one email when the price drops or the product is back in stock, and nothing else.',
  about: 'Let me know when',
  aboutWords: { price: 'the price drops', stock: 'it’s back in stock' },
  email: 'Email address',
  emailHint: 'We’ll send a link first, so nobody else can sign you up.',
  send: 'Set alert',
  sending: 'Sending…',
  sent: 'One more step: open the email we sent you',
  sentText: 'Press the button in it. The link works for seven days.',
  invalid: 'Enter an email address like name@example.com',
  summary: 'Please check the form',
  failed: 'We could not save this. Please try again.',
  tooMany: 'Too many alerts from your connection. Please try again later.',
  unknownProduct: 'We do not sell this product.',
  unknownLink: 'This link is incomplete or has expired. Set the alert again on the product page.',
  confirmTitle: 'Confirm your alert',
  confirmText: (product: string, about: 'price' | 'stock') =>
    about === 'price'
      ? `We’ll email you when the price of ${product} drops.`
      : `We’ll email you when ${product} is back in stock.`,
  confirm: 'Confirm',
  confirmed: 'Done. We’ll email you when it happens.',
  toProduct: 'Back to the product',
  mail: {
    stops: 'Alerts about a price or about stock',
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
    last: 'This is the only email of this alert.',
  },
})
