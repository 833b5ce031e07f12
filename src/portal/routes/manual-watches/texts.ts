import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
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
})
