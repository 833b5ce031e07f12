import { texts as support } from '#features/support/texts.ts'

/**
 * Sentences of the parts that both applications show, word for word from the specification where it has them.
 */
export const texts = {
  search: 'Search',
  searchHint: 'Model number, “3 ton”, “36k BTU”…',
  yourLocation: 'Your Location',
  locationWhy: 'We calculate freight, tax and delivery dates for your ZIP code.',
  locationNow: (place: string, tax: string) => `Your location is ${place}. ${tax}.`,
  zipCode: 'Zip Code',
  submit: 'Submit',
  hours: support.hours,
}
