import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the page on which staff approve lower prices. */
export const texts = defineTexts({
  quotes: 'Quotes waiting for approval',
  title: 'Price approvals',
  none: 'No prices to approve.',
  noneHow: 'Price requests above the sales team’s limit appear here.',
  askedBy: (name: string, day: string) => `Requested by ${name} on ${day}.`,
  reason: (reason: string, party: string) => `${reason}. Responsible: ${party}.`,
  product: 'Product',
  quantity: 'Quantity',
  price: 'Current price',
  asked: 'Requested price',
  cut: (percent: string) => `Largest discount: ${percent}.`,
  profit: (amount: string) => `Gross profit of the cart: ${amount}.`,
  profitUnknown: 'Gross profit unknown: a product has no cost on file.',
  shipping: (given: string, quoted: string) => `Shipping discount: ${given} off ${quoted}.`,
  note: 'Note',
  approve: 'Approve',
  refuse: 'Reject',
  cannot: 'Someone else has to approve this request.',
  done: 'Saved.',
})
