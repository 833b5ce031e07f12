import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  failed: 'We could not save this. Please try again.',
  tooMany: 'Too many manual alerts from your connection or for this mailbox. Please try again later.',
  unknownProduct: 'We do not sell this product.',
  mail: {
    subject: (product: string) => `New manual: ${product}`,
    text: (product: string) =>
      `The manual of ${product} is new or has changed. You, or a person who typed your address, asked us ` +
      'to tell you.',
    open: 'See the documents',
    last: 'This is the only email of this alert.',
  },
  desk: {
    title: 'Manual alerts',
    lead: 'Shoppers who get one email when the manual of a product changes.',
    product: 'Product',
    email: 'Email address',
    asked: 'Asked',
    told: 'Email queued',
    notYet: 'Not yet',
    rowOf: (product: string, email: string) => `${product}, ${email}`,
    none: 'No manual alerts',
    noneHow: 'When a shopper asks for an alert about a manual, it appears here.',
  },
})
