import { defineTexts } from '#lib/language/texts.ts'

/** Labels and sentences of the comparison: on cards, in the tray and on its page. */
export const texts = defineTexts({
  picture: 'Equipment side by side at one scale',
  chosen: 'Chosen to compare',
  compareThese: (count: number) => (count === 1 ? 'Compare' : `Compare ${count}`),
  folded: (count: number) => `Compare (${count})`,
  clear: 'Clear',
  full: (name: string) => `You can compare four products. Remove one to add ${name}.`,
  tooMany: 'You can compare four products: these are the first four in the link.',
  removed: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} was removed from the comparison.`
      : 'You removed all products from the comparison.',
  pageTitle: (count: number, what: string) => `Compare ${count} ${what}`,
  products: 'products',
  onlyDifferences: 'Only differences',
  allRows: 'All rows',
  rows: 'Rows',
  noDifferences: 'These products match in every row.',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Copy this link:',
  print: 'Print',
  oneScale: 'All drawn to the same scale.',
  bestMarked: 'The best value in each row is marked.',
  priceRow: 'Price',
  cost: 'Cost',
  yourHome: 'Fit to your home',
  atYourPlace: 'Where you live',
  rules: (zip: string) => `Rules in ${zip}`,
  ratingPlate: 'Rating plate',
  delivered: (zip: string) => `Delivered to ${zip}`,
  byPhone: 'Quoted by phone',
  heatingCost: 'Heating per year',
  coolingCost: 'Cooling per year',
  purchaseAndYears: (years: number) => `Purchase and ${years} years of use`,
  assumptions: (house: string, prices: string, state: string | null) =>
    `Running cost is an estimate for ${house}. Prices: ${prices}. ` +
    (state === null
      ? 'Fuel prices are US averages for homes from the Energy Information Administration; for electricity ' +
        'we use our standard rate until you enter your ZIP code.'
      : `Prices are averages for homes in ${state}, or in the US where the state has none, from the Energy ` +
        'Information Administration.'),
  price: (name: string, price: string, unit: string, asOf: string | null) =>
    `${name} $${price} a ${unit}${asOf === null ? '' : ` (${asOf})`}`,
  house: (squareFeet: string, place: string) =>
    `a ${squareFeet} sq ft house in ${place}’s climate, 70 °F in winter and 75 °F in summer, ` +
    'where each product does all of the heating or cooling',
  noLongerSold: 'No longer sold',
  addOne: (count: number) => ({ 1: 'Add a second', 2: 'Add a third', 3: 'Add a fourth' })[count] ?? 'Add one',
  nearThese: 'Similar in size:',
  findMore: 'Find another product',
  unknown: (ids: readonly string[]) =>
    ids.length === 1
      ? `We couldn’t find item ${ids[0]}.`
      : `We couldn’t find these items: ${ids.join(', ')}.`,
  emptyTitle: 'Nothing to compare yet',
  emptyText:
    'Press Compare on up to four products to see them here side by side: drawn to the same scale, with ' +
    'ratings, fit and cost in one table.',
  allCategories: 'All categories',
  search: 'Search the store',
  own: (count: number) =>
    `You also have ${count === 1 ? 'one product' : `${count} products`} of your own to compare.`,
  seeOwn: 'Compare mine',
  loading: 'Opening your comparison',
  needsScript:
    'Your browser keeps the products you choose, and this page needs JavaScript to read them. A link to a ' +
    'comparison opens without it.',
  failed: 'We couldn’t load the comparison.',
  tryAgain: 'Try again',
  shown: (from: number, to: number, of: number) => `Products ${from} to ${to} of ${of}`,
  columns: 'Comparison, scrolls sideways',
})
