import { defineTexts } from '#lib/language/texts.ts'

/** The page of a category. */
export const browseTexts = defineTexts({
  page: (category: string, page: number) => `${category}, page ${page}`,
  picture: (category: string) => `One of our ${category.toLowerCase()}, drawn to scale`,
  /** `count`: undefined for none. The category in small letters, but abbreviations keep their capitals. */
  found: (count: string | undefined, category: string) =>
    `${count ?? 'No matching'} ${category.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())}`,
})

/** The pages of the search and of all categories. */
export const searchTexts = defineTexts({
  crumb: 'Search',
  title: (query: string) => `Search: ${query}`,
  allProducts: 'All products',
  everything: 'Everything we sell for heating, cooling and air quality, by category.',
})
