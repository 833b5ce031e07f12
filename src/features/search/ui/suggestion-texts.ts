/** What the list of suggestions says. */
export const suggestionTexts = {
  name: 'Suggestions',
  groups: {
    recent: 'Recent searches',
    product: 'Products',
    search: 'Searches',
    category: 'Categories',
    article: 'To read',
  },
  forget: 'Forget recent searches',
} as const
