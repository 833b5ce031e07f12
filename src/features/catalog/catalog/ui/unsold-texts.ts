import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the page of a product that is no longer sold, or of a service that is off. */
export const unsoldTexts = defineTexts({
  withdrawnTitle: (name: string) => `${name} is no longer sold`,
  withdrawnText: 'It has been discontinued. These products are the most similar:',
  all: (category: string) => `All ${category}`,
  offTitle: (name: string) => `We don’t offer ${name} right now`,
  offText:
    'You can order everything else as usual. See how we deliver, and what you can add to an order today.',
  offNext: 'Shipping and delivery',
})
