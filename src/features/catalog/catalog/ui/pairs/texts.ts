import { defineTexts } from '#lib/language/texts.ts'

/** The sentences of the page of matched pairs. */
export const pairTexts = defineTexts({
  title: 'Find your matched pair',
  lead:
    'Enter the model of an outdoor unit, an indoor unit or a furnace, or an AHRI number. We’ll show the ' +
    'combinations that are rated together.',
  field: 'Model or AHRI number',
  hint: 'At least three characters, as on the nameplate.',
  submit: 'Find pairs',
  working: 'Searching',
  tooShort: (least: number, most: number) => `Enter ${least} to ${most} characters of the model.`,
  none: (typed: string) =>
    `We don’t sell a rated pair with “${typed}”. Check the model, or call us and we’ll look it up.`,
  found: (count: number, isMore: boolean) =>
    isMore
      ? `The ${count} most efficient pairs with this model. Enter more of it to narrow the list.`
      : count === 1
        ? '1 pair with this model'
        : `${count} pairs with this model`,
  reference: 'AHRI number',
  notListed: 'not listed yet; ask us',
  certificate: 'Certificate (PDF)',
  source: 'Source of the rating',
  price: 'Price of the whole system',
  outOfStock: 'Out of stock',
  toCart: 'Add the pair to the cart',
  toCartNamed: (name: string) => `Add the pair to the cart: ${name}`,
  wholeJob: 'Everything for the job',
  wholeJobNamed: (name: string) => `Everything for the job: ${name}`,
  note:
    'A rating holds for these models together and for no other combination. The certificate of record is ' +
    'kept in the AHRI Directory of Certified Product Performance.',
})
