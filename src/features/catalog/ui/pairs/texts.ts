/** The sentences of the page of matched pairs. */
export const pairTexts = {
  title: 'Find your matched pair',
  lead:
    'Type the model of an outdoor unit, an indoor unit or a furnace, or an AHRI number. You get the ' +
    'combinations that are rated together.',
  field: 'Model or AHRI number',
  hint: 'At least three characters, as on the nameplate.',
  submit: 'Find pairs',
  working: 'Looking',
  tooShort: (least: number, most: number) => `Type ${least} to ${most} characters of the model.`,
  none: (typed: string) =>
    `We sell no rated pair with “${typed}”. Check the model, or call us: we can look it up.`,
  found: (count: number, isMore: boolean) =>
    isMore
      ? `The ${count} most efficient pairs with this model. Type more of it to see fewer.`
      : count === 1
        ? '1 pair with this model'
        : `${count} pairs with this model`,
  reference: 'AHRI number',
  notListed: 'not listed yet; ask us',
  certificate: 'Certificate (PDF)',
  source: 'Source of the rating',
  price: 'Price of the whole system',
  outOfStock: 'Out of stock',
  toCart: 'Put the pair in the cart',
  toCartNamed: (name: string) => `Put the pair in the cart: ${name}`,
  wholeJob: 'Everything for the job',
  wholeJobNamed: (name: string) => `Everything for the job: ${name}`,
  note:
    'A rating holds for these models together and for no other combination. The certificate of record is ' +
    'kept in the AHRI Directory of Certified Product Performance.',
} as const
