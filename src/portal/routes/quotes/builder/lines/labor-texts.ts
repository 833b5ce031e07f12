/** Texts of the labor of a quote. */
export const laborTexts = {
  title: 'Labor',
  titleWith: (total: string) => `Labor, ${total}`,
  why:
    'Your company does this work and bills the customer for it. The quote shows it with its own sum; the ' +
    'store charges only the products.',
  add: 'Add labor',
  firstLine: 'Installation',
  line: (number: number) => `Labor ${number}`,
  description: 'What you do',
  quantity: 'Quantity',
  unit: 'Priced by',
  job: 'the job',
  hours: 'the hour',
  hourPrice: 'Price of an hour',
  jobPrice: 'Price',
  remove: (number: number) => `Remove labor ${number}`,
  tax: 'Sales tax on the labor',
  included: 'No tax is added: the price is what the customer pays you',
  added: 'We add sales tax',
  rate: 'Rate in percent',
  known: {
    none: (state: string, source: string) =>
      `${state}: contractors usually add no sales tax to installing this in a home (${source}).`,
    added: (state: string, source: string) => `${state}: contractors add sales tax to this work (${source}).`,
    depends: (state: string, source: string) => `${state}: it depends on the job (${source}).`,
  },
  unknown: (state: string | undefined) =>
    `We don’t know the rule ${state ? `of ${state}` : 'of this place'}. Ask your tax adviser: the quote ` +
    'prints what you choose.',
} as const
