import { defineTexts } from '#lib/language/texts.ts'

/** The dialog that asks for the visitor's place. */
export const dialogTexts = defineTexts({
  why: 'We calculate freight, tax and delivery dates for your ZIP code.',
  now: (place: string, tax: string) => `Your location is ${place}. ${tax}.`,
  example: (place: string) => `Until then, prices and dates are for ${place}, as an example.`,
  notSaved: 'We could not save your location. Please try again.',
})
