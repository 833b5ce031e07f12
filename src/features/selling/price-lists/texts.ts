import { defineTexts } from '#lib/language/texts.ts'

/** Texts of price lists and of the import of prices and costs. */
export const texts = defineTexts({
  busy: 'Someone else is changing prices right now. Please try again.',
  name: 'Enter a list name.',
  days: 'The end date is before the start date.',
  noFile: 'Choose a CSV file.',
  notText: 'This isn’t a text file. Save your spreadsheet as CSV and choose that file.',
  tooLarge: 'The file is larger than 500 kB.',
  empty: 'The file has no prices.',
  moved: 'Prices have changed since this preview. Import the file again.',
  applied: 'This import was already applied.',
  notApplied: 'This import was not applied.',
  notLatest: 'There is a newer import. Undo that one first.',
  tooManyLists: 'A company can have up to 50 price lists.',
})
