import { defineTexts } from '#lib/language/texts.ts'

/** Answers to a body that is too large or cannot be read. */
export const bodyTexts = defineTexts({
  unstorable: 'This text contains a character that cannot be stored.',
  tooLarge: 'The request body is larger than 64 kB.',
  tooManyFields: 'The form has more fields than the store reads.',
  tooDeep: 'The JSON has too many objects or arrays inside each other.',
  compressed: 'Send the body without compression.',
  oneUpload: 'Another upload from your connection is under way. Please try again when it has finished.',
  manyUploads: 'The store is receiving many files right now. Please try again in a few seconds.',
  noForm: 'The form could not be read.',
})
