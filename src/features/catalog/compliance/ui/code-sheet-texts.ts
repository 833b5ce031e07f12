import { defineTexts } from '#lib/language/texts.ts'

/** The sentences of the permit and code sheet. */
export const sheetTexts = defineTexts({
  title: 'Permit and code sheet',
  lead:
    'Design temperatures and equipment rules for a ZIP code on one printable sheet, each with its source ' +
    'and date.',
  zip: 'ZIP code',
  submit: 'Make the sheet',
  working: 'Making the sheet',
  zipWrong: 'Enter a 5-digit ZIP code.',
  sheetOf: (place: string) => `Permit and code sheet, ${place}`,
  weather: 'Design weather',
  design: {
    heat: 'Winter outdoor design temperature, 99%',
    cool: 'Summer outdoor design temperature, 1%',
    range: 'Daily range in summer',
    moisture: 'Outdoor moisture above indoor',
    grains: (grains: string) => `${grains} grains per pound`,
    elevation: 'Elevation',
    feet: (feet: string) => `${feet} ft`,
    degreeDays: 'Heating degree days, base 65 °F',
    water: 'Coldest incoming water of the year',
    ofState: (from: string | number, to: string | number, day: string) =>
      'Averages of the state, because no weather station is near. ' +
      `Records of ${from} to ${to}, table of ${day}.`,
    ofStation: (name: string, miles: string, from: string | number, to: string | number, day: string) =>
      `Weather station ${name}, ${miles} miles away. Records of ${from} to ${to}, table of ${day}.`,
  },
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
    'This is a summary for choosing equipment, not legal advice. Your state and town may require more, and ' +
    'your building department decides. We mark any source we haven’t read.',
  notRead: 'Not verified: check it before you rely on it.',
  print: 'Print or save as PDF',
  printNote: 'For the PDF, choose “Save as PDF” in the print window.',
  size: 'Calculate a home’s load here',
})
