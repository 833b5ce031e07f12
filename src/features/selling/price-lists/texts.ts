import { defineTexts, listed } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of price lists and of the import of prices and costs. */
export const texts = defineTexts({
  busy: 'Someone else is changing prices right now. Please try again.',
  name: 'Enter a list name.',
  days: 'The end date is before the start date.',
  noFile: 'Choose a CSV file.',
  notText: 'This isn’t a text file. Save your spreadsheet as CSV and choose that file.',
  tooLarge: 'The file is larger than 8 MB.',
  empty: 'The file has no prices.',
  moved: 'Prices have changed since this preview. Import the file again.',
  applied: 'This import was already applied.',
  notApplied: 'This import was not applied.',
  tooLate: 'The start date has come since this preview. Import the file again.',
  changedSince: (changed: number, all: number) =>
    `${grouped(changed)} of these ${grouped(all)} prices ${changed === 1 ? 'was' : 'were'} changed since. ` +
    'Nothing was undone. You can undo the rest.',
  unknownProducts: (names: readonly string[]) => `We don’t carry ${listed(names, 'or')}.`,
  noOrder: 'We have no such order.',
  startInPast: 'Choose a later date, or leave it blank to start now.',
  noCategory: 'We have no such category.',
  noBrand: 'We have no products of this brand.',
  ruleTwice: 'The list has a rule for these products from this quantity. Remove it first.',
  tooMuchOff: 'A percentage off is less than 100.',
  tooManyRules: (most: number) => `A list can have up to ${most} rules.`,
  tooManyLists: 'A company can have up to 50 price lists.',
})
