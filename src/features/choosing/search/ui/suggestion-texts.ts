import { defineTexts } from '#lib/language/texts.ts'

/** Labels of the list of suggestions. */
export const suggestionTexts = defineTexts({
  name: 'Suggestions',
  groups: {
    recent: 'Recent searches',
    product: 'Products',
    search: 'Searches',
    category: 'Categories',
    article: 'Articles',
  },
  forget: 'Clear recent searches',
})
