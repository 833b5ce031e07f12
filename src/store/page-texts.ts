import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the drawn house on the home page. */
export const houseTexts = defineTexts({
  heat: 'Winter',
  cool: 'Summer',
  season: 'Show the house in',
  parts: 'Parts of the house',
  climate: (place: string, cold: string, hot: string) =>
    `${place}: ${cold} on the coldest days, ${hot} on the hottest.`,
})

/** The promise of free shipping, word for word from the specification (L-SHIP-COPY). */
export const shippingTexts = defineTexts({
  free:
    'Free insured shipping to the lower 48 states on all equipment orders (furnaces, air ' +
    'conditioners, heat pumps, package units) and on other products bought at the same time.',
  portable: 'Portable air conditioners are charged shipping.',
  liftgate: 'Liftgate delivery is an optional paid service.',
  areas: 'Some areas take up to 7 business days.',
  cutoff: 'In-stock orders received before 1:00 PM CST Monday to Friday ship the same day.',
  typical: 'Typical delivery is 1 to 5 days.',
})
