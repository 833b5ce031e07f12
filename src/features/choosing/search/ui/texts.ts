import { defineTexts, plural } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** A count with separators: 1,240. */
export const number = grouped

/** Labels and sentences of lists and filters. */
export const texts = defineTexts({
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
  typeSize: 'Enter a size and press Enter',
  noSuchSize: (size: string) => `We don’t have ${size} here. Check the list below.`,
  showAll: (count: number) => `Show all ${number(count)}`,
  allFilters: 'Show all filters',
  range: (from: number, to: number, total: number) => `${number(from)}–${number(to)} of ${number(total)}`,
  look: 'What the cards show',
  pictures: 'Pictures',
  drawn: 'Drawn to scale',
  yourHome: 'Your home',
  whichSize: 'What size does your home need? Find out in a minute from its area, floors and insulation.',
  onlyFitting: 'Only sizes that fit',
  thatFit: (count: number) => `The ${number(count)} that fit${count === 1 ? 's' : ''}`,
  allSizes: (count: number) => `All ${number(count)}`,
  noneFits: (count: number) => `None of these ${number(count)} fits it; the closest come first.`,
  bestFit: 'Best fit',
  openCalculator: 'Find my size',
  changeHome: 'Change',
  closeCalculator: 'Close',
  results: 'Products',
  skipToResults: 'Skip to results',
  fit: (fitting: number, total: number, city: string) =>
    `${number(fitting)} of ${number(total)} ${plural(fitting, { one: 'fits', other: 'fit' })} your home` +
    (city ? ` in ${city}` : ''),
  nothingMatches: (query: string) => `Nothing matches ${query ? `“${query}”` : 'these filters'}`,
  without: (filter: string) => `Without “${filter}”`,
  alone: (filter: string) => `Only “${filter}”`,
  nearest: (name: string, size: string) => `${name} ${size} instead`,
  nearestSearches: 'Similar searches',
  topCategories: 'Popular categories',
  searchInstead: (said: string) => `Search instead for “${said}”`,
  corrected: (said: string, read: string) => `Showing results for “${read}” instead of “${said}”.`,
  relaxed: 'Nothing matches everything you asked for. These are the closest.',
  notSold: (goods: string) => `No ${goods} is sold. These are the nearest sizes.`,
  unsoldBrand: (brand: string) => `We do not carry ${brand}. These products are comparable:`,
  forbiddenAt: (place: string) =>
    `What may not be sold or installed in ${place} stands last, with the reason.`,
  readAs: 'We read your search as',
  dropPart: (said: string) => `Remove “${said}” from the search`,
  turnedAway: (said: string) => `without ${said}`,
  fits: (model: string) => `What fits the ${model} comes first.`,
  replaced: ({ model, by, isShown }: { model: string; by: readonly string[]; isShown: boolean }) =>
    by.length > 0
      ? `${model} is replaced by ${by.join(' or ')}.`
      : `${model} is no longer sold.${isShown ? ' These are the closest of its type.' : ''}`,
  setAside: (words: readonly string[]) =>
    `No product here matches ${words.map((word) => `“${word}”`).join(' and ')}, so we left it out.`,
  read: {
    limit: (said: string) => `Only ${said}.`,
    without: (said: string) => `Without “${said}”.`,
    floorArea: (said: string) =>
      `Sizes that often suit ${said} sq ft. Climate and insulation decide. ` +
      'Use “Find my size” on a category page for your own home.',
  },
  answersTo: (query: string) => `Answers for “${query}”`,
  searchTitle: (total: number, query: string) =>
    `${number(total)} ${plural(total, { one: 'product', other: 'products' })} for “${query}”`,
  allProducts: (total: number) => `${number(total)} ${plural(total, { one: 'product', other: 'products' })}`,
})
