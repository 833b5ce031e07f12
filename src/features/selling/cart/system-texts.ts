import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the notice about a matched system, which is loaded when a cart holds one. */
export const systemTexts = defineTexts({
  title: 'These units are a matched system.',
  together: (units: string) => `${units} are rated together. `,
  asOne: 'As one system: ',
  saving: (price: string, saving: string) => `, ${price}. You save ${saving}.`,
  price: (price: string) => `, ${price}.`,
})
