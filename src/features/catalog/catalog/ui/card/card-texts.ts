import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of product cards beside the catalog's own. */
export const cardTexts = defineTexts({
  reviews: (count: number) => (count === 1 ? '1 review' : `${grouped(count)} reviews`),
  save: (amount: string) => `Save ${amount}`,
  freeFreight: 'Free freight',
  freight: (amount: string) => `+ ${amount} freight`,
  rebates: 'Rebates may apply',
  rendering: 'Rendering',
  arrives: (day: string, zip: string) => `Arrives ${day} in ${zip}`,
  typical: 'Delivered in 1 to 5 days',
  quotedByPhone: 'Delivery quoted by phone',
})
