import { defineTexts } from '#lib/language/texts.ts'

const signed = (value: number): string => String(value).replace('-', '−')

/** Texts of the load calculator. */
export const texts = defineTexts({
  noWeather: (place: string, phone: string) =>
    `We have no weather data for ${place}. Call us at ${phone} and we’ll size your home with you.`,
  militaryMail: 'military mail (APO, FPO, DPO)',
  failed: 'We couldn’t calculate your load. Please try again.',
  lead: 'Answer six questions to get your heating and cooling load. Most are filled in already.',
  area: 'Floor area',
  areaHint: 'Heated and cooled area, not counting the basement',
  zip: 'ZIP code',
  floors: 'Floors',
  basement: 'Basement',
  yes: 'Yes',
  no: 'No',
  insulation: 'Insulation',
  insulationLevels: [
    '1: none, single-pane windows, very drafty',
    '2: little, single-pane windows, drafty',
    '3: 1960s, thin walls, storm windows',
    '4: 1970s, some insulation in walls and attic',
    '5: 1980s, double-pane windows',
    '6: 1990s, R-13 walls, R-24 attic',
    '7: typical recent home',
    '8: built to the 2009 or 2012 energy code',
    '9: built to the current energy code',
    '10: high-performance home',
  ],
  fuel: 'Heating fuel',
  notSure: 'Not sure',
  manufactured: 'Manufactured (mobile) home',
  heatTo: 'Heat to',
  coolTo: 'Cool to',
  submit: 'Calculate my load',
  working: 'Calculating',
  errors: {
    squareFeet: 'Enter the floor area, 200 to 20,000 sq ft',
    thermostatHT: 'Enter 50 to 85 °F',
    thermostatAC: 'Enter 60 to 90 °F',
    numFloors: 'Choose 1 to 4 floors',
    insulationValue: 'Choose 1 to 10',
    zipCode: 'Invalid zipcode',
  },
  size: 'Cooling size',
  region: 'Efficiency region',
  emission: 'Gas furnaces',
  anyEmission: 'Any NOx class',
  splits: (count: number) =>
    `The largest system is 5 tons, so your home needs ${count} systems that share the load.`,
  basis: (place: string, heat: number, cool: number) =>
    `${place}: ${signed(heat)} °F on the coldest and ${signed(cool)} °F on the hottest design day ` +
    '(99% and 1%).',
  station: (name: string, miles: number) => `Weather station ${name}, ${miles} mi away.`,
  noStation: 'There is no weather station nearby, so we use typical values for your state.',
  records: (from: number, to: number, builtOn: string) =>
    `Weather records of ${from}–${to}, compiled on ${builtOn}.`,
  method:
    'We calculate the block load by ACCA Manual J 8 and ASHRAE residential load factors. We estimate ' +
    'your home’s shape and construction from your answers.',
  estimate: 'This is an estimate for choosing equipment, not a Manual J report for a permit.',
  inputs: 'Your answers',
  print: 'Print',
  forget: 'Forget my home',
  exact: {
    rooms: 'You already sized this home room by room. Calculating here replaces that result.',
    bills: 'Your heating load comes from your bills. Calculating here replaces that result.',
  },
  openEstimator: 'Open it in the sizing estimator',
  share: (systems: number) => (systems === 1 ? '' : ` (one of ${systems})`),
})
