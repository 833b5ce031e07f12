import { texts as support } from '#features/partners/support/texts.ts'
import { defineTexts } from '#lib/language/texts.ts'

/**
 * Sentences of the parts that both applications show, word for word from the specification where it has them.
 */
export const texts = defineTexts({
  picture: 'A two-story house cut through, with its heating, cooling and water equipment drawn to scale',
  search: 'Search',
  searchHint: 'Model number, “3 ton”, “36k BTU”…',
  yourLocation: 'Your Location',
  enterZip: 'Enter your ZIP',
  zipHint: 'Enter a 5-digit ZIP code.',
  placeIsYours: 'Your location',
  placeIsExample: (city: string, zip: string) => `Example: ${city} ${zip}`,
  zipCode: 'Zip Code',
  submit: 'Submit',
  hours: support.hours,
  orCall: 'Or call',
})
