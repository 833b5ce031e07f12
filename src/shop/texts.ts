import { texts as support } from '#features/support/texts.ts'

/**
 * Sentences of the parts that both applications show, word for word from the specification where it has them.
 */
export const texts = {
  search: 'Search',
  searchHint: 'Model number, “3 ton”, “36k BTU”…',
  yourLocation: 'Your Location',
  locationWhy: 'Freight, tax and delivery dates are worked out for your place.',
  locationNow: (place: string, taxPercent: string) => `Now ${place}: sales tax ${taxPercent} %.`,
  zipCode: 'Zip Code',
  submit: 'Submit',
  hours: support.hours,
}
