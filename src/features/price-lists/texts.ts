/** Texts of price lists and of the import of prices and costs. */
export const texts = {
  busy: 'Someone else is changing prices at the moment. Please try again.',
  name: 'Enter a name for the list.',
  days: 'The last day is before the first day.',
  noFile: 'Choose a CSV file.',
  notText: 'The file is not a text file. Save the spreadsheet as CSV and choose that file.',
  tooLarge: 'The file is larger than 500 kB.',
  empty: 'The file has no prices.',
  moved: 'The prices changed after this preview was made. Import the file again.',
  applied: 'This import has been applied already.',
  notApplied: 'This import was not applied.',
  notLatest: 'A later import is in force. Go back from that one first.',
  tooManyLists: 'A company has at most 50 price lists.',
} as const
