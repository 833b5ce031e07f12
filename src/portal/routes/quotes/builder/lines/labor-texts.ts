import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the labor of a quote. */
export const laborTexts = defineTexts({
  title: 'Labor',
  titleWith: (total: string) => `Labor, ${total}`,
  why:
    'Your company does this work and bills the customer for it. The quote shows it as a separate total. ' +
    'The store charges only for the products.',
  add: 'Add labor',
  firstLine: 'Installation',
  line: (number: number) => `Labor ${number}`,
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Priced by',
  job: 'the job',
  hours: 'the hour',
  hourPrice: 'Price per hour',
  jobPrice: 'Price',
  remove: (number: number) => `Remove labor ${number}`,
  tax: 'Sales tax on labor',
  included: 'No tax added: the customer pays you this price',
  added: 'Add sales tax',
  rate: 'Tax rate, %',
  known: {
    none: (state: string, source: string) =>
      `${state}: contractors usually don’t charge sales tax for installing this in a home (${source}).`,
    added: (state: string, source: string) =>
      `${state}: contractors charge sales tax on this work (${source}).`,
    depends: (state: string, source: string) => `${state}: it depends on the job (${source}).`,
  },
  unknown: (state: string | undefined) =>
    `We don’t know the rule ${state ? `in ${state}` : 'for this location'}. Ask your tax adviser. ` +
    'The quote shows what you choose.',
})
