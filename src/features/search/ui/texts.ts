const counting = new Intl.NumberFormat('en-US')

/** A count with separators: 1,240. */
export const number = (count: number): string => counting.format(count)

/** What lists and filters say. */
export const texts = {
  filters: 'Filters',
  clearAll: 'Clear all',
  show: (count: number) => `Show ${number(count)}`,
  apply: 'Apply',
  sort: 'Sort',
  sortings: [
    ['score-desc', 'Best match'],
    ['price-asc', 'Price, low to high'],
    ['price-desc', 'Price, high to low'],
    ['efficiency-desc', 'Efficiency, best first'],
    ['rating-desc', 'Customer rating'],
    ['size-asc', 'Size, small to large'],
    ['size-desc', 'Size, large to small'],
    ['name-asc', 'Name'],
  ],
  categories: 'Category',
  end: (name: string, end: 'from' | 'to') => `${name}: ${end === 'from' ? 'From' : 'To'}`,
  anyEnd: (end: 'from' | 'to') => (end === 'from' ? 'No lower limit' : 'No upper limit'),
  showAll: (count: number) => `Show all ${number(count)}`,
  allFilters: 'Show all filters',
  range: (from: number, to: number, total: number) => `${number(from)}–${number(to)} of ${number(total)}`,
  yourHome: 'Your home',
  whichSize: 'Which size does it need? Area, floors and insulation tell in a minute.',
  onlyFitting: 'Only what fits',
  openCalculator: 'Work out my size',
  changeHome: 'Change',
  closeCalculator: 'Close',
  results: 'Products',
  oneScale: 'All drawings at one scale.',
  nothingMatches: (query: string) => (query ? `Nothing matches “${query}”` : 'Nothing matches these filters'),
  tryLess: 'One change is enough:',
  without: (filter: string) => `Without “${filter}”`,
  alone: (filter: string) => `Only “${filter}”`,
  nearest: (name: string, size: string) => `${name} ${size} instead`,
  tryOther: 'A model number, a size or a capacity finds the most.',
  youCanSearch: 'You can search for',
  corrected: (said: string, read: string) => `We read “${said}” as “${read}”.`,
  relaxed: 'Nothing has everything you asked for. These come closest.',
  searchTitle: (total: number, query: string) =>
    `${number(total)} ${total === 1 ? 'product' : 'products'} for “${query}”`,
  allProducts: (total: number) => `${number(total)} ${total === 1 ? 'product' : 'products'}`,
} as const
