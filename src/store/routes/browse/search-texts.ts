import { defineTexts } from '#lib/language/texts.ts'

/** The pages of the search and of all categories. */
export const searchTexts = defineTexts({
  crumb: 'Search',
  title: (query: string) => `Search: ${query}`,
  allProducts: 'All products',
  everything: 'Everything we sell for heating, cooling and air quality, by category.',
})
