/** The sentences of the permit and code sheet. */
export const sheetTexts = {
  title: 'Permit and code sheet',
  lead:
    'Design weather and equipment rules of a ZIP code on one sheet, each with its source and date, to ' +
    'print.',
  zip: 'ZIP code',
  submit: 'Make the sheet',
  working: 'Making it',
  zipWrong: 'Please type a ZIP code of five digits.',
  sheetOf: (place: string) => `Permit and code sheet, ${place}`,
  weather: 'Design weather',
  regionTitle: 'Place',
  region: 'Federal efficiency region',
  regions: { N: 'North', S: 'Southeast', SW: 'Southwest' },
  furnaceNox: 'Gas furnaces must be',
  anyNox: 'of any NOx class',
  asks: 'Rule',
  what: 'Equipment',
  where: 'Source',
  asOf: (day: string) => `As of ${day}.`,
  limits:
    'This is a summary for choosing equipment, not legal advice. Your state and town may ask for more, and ' +
    'your building office decides. A source that we have not read is marked.',
  notRead: 'From memory: check it before you rely on it.',
  print: 'Print or save as PDF',
  printNote: 'For the PDF, choose “Save as PDF” in the print window.',
  size: 'Calculate the load of a home here',
} as const
