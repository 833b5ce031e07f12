/** What comparison says, on cards, in the tray and on its page. */
export const texts = {
  chosen: 'Chosen to compare',
  compareThese: (count: number) => (count === 1 ? 'Compare' : `Compare ${count}`),
  clear: 'Clear',
  full: (name: string) => `Four fit side by side. Take one out to compare ${name}.`,
  tooMany: 'Four fit side by side: these are the first four of the address.',
  removed: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is no longer compared.` : 'Nothing is compared any more.',
  pageTitle: (count: number, what: string) => `Compare ${count} ${what}`,
  products: 'products',
  onlyDifferences: 'Only the differences',
  allRows: 'All rows',
  rows: 'Rows',
  noDifferences: 'In every row they say the same.',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Copy this address:',
  print: 'Print',
  oneScale: 'Drawn at one scale.',
  bestMarked: 'Best value in a row is marked.',
  priceRow: 'Price',
  cost: 'Cost',
  yourHome: 'Fit to your home',
  atYourPlace: 'At your place',
  rules: (zip: string) => `Rules in ${zip}`,
  ratingPlate: 'Rating plate',
  delivered: (zip: string) => `Delivered to ${zip}`,
  byPhone: 'Quoted by phone',
  heatingCost: 'Heating, a year',
  coolingCost: 'Cooling, a year',
  purchaseAndYears: (years: number) => `Purchase and ${years} years`,
  assumptions: (house: string, prices: string) =>
    `Running cost is an estimate: ${house}; ${prices}. US averages for homes by the Energy ` +
    'Information Administration; electricity at our usual rate.',
  house: (squareFeet: string, place: string) =>
    `a ${squareFeet} sq ft house in ${place}’s climate, 70 °F in winter and 75 °F in summer, each ` +
    'product doing all of the work',
  noLongerSold: 'No longer sold',
  addOne: (count: number) => ({ 1: 'Add a second', 2: 'Add a third', 3: 'Add a fourth' })[count] ?? 'Add one',
  nearThese: 'Near these in size:',
  findMore: 'Find another product',
  unknown: (ids: readonly string[]) =>
    ids.length === 1 ? `We do not know item ${ids[0]}.` : `We do not know these items: ${ids.join(', ')}.`,
  emptyTitle: 'Nothing to compare yet',
  emptyText:
    'Press Compare on up to four products. They then stand side by side here: drawn at one scale, ' +
    'with ratings, fit and cost in one table.',
  allCategories: 'All categories',
  search: 'Search the store',
  own: (count: number) => `You had chosen ${count === 1 ? 'one product' : `${count} products`} yourself.`,
  seeOwn: 'Compare those',
  failed: 'The comparison did not get through.',
  tryAgain: 'Try again',
  shown: (from: number, to: number, of: number) => `Products ${from} to ${to} of ${of}`,
  columns: 'Comparison, scrolls sideways',
} as const
