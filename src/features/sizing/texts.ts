/** What a person reads about the size of equipment, in the calculator. */
export const texts = {
  zipUnknown:
    'We have no weather data for this ZIP code. Please call us and we will size your home with you.',
  onlyUs: 'We size homes in the United States. Please call us for a home elsewhere.',
  failed: 'We could not work it out just now. Please try again.',
  lead:
    'Six answers give its heating and cooling load by the block-load method. Everything has a ' +
    'sensible default.',
  area: 'Floor area',
  areaHint: 'Heated and cooled, without the basement',
  zip: 'ZIP code',
  floors: 'Floors',
  basement: 'Basement',
  yes: 'Yes',
  no: 'No',
  insulation: 'Insulation',
  insulationLevels: [
    '1: none, single glass, very leaky',
    '2: little, single glass, leaky',
    '3: 1960s, thin walls, storm windows',
    '4: 1970s, some in walls and attic',
    '5: 1980s, double glass',
    '6: 1990s, R-13 walls, R-24 attic',
    '7: typical recent home',
    '8: code of 2009 to 2012',
    '9: current code',
    '10: high performance',
  ],
  heatTo: 'Heat to',
  coolTo: 'Cool to',
  submit: 'Work out the load',
  working: 'Working it out',
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
    `One system reaches five tons. Your home needs ${count}, and each carries its share of the load.`,
  basis: (place: string, heat: number, cool: number) =>
    `${place}: ${heat} °F on the coldest and ${cool} °F on the hottest design day (99 % and 1 %).`,
  station: (name: string, miles: number) => `Weather station ${name}, ${miles} mi away.`,
  noStation: 'No weather station is near, so we use typical values of the state.',
  records: (from: number, to: number, builtOn: string) =>
    `Weather records of ${from}–${to}, table of ${builtOn}.`,
  method:
    'Block load after ACCA Manual J 8 and ASHRAE residential load factors, with size and construction of ' +
    'the house inferred from your answers.',
  estimate: 'An estimate for choosing equipment, not a Manual J report for permits.',
  inputs: 'Your answers',
  print: 'Print',
  forget: 'Forget my home',
  share: (systems: number) => (systems === 1 ? '' : ` (one of ${systems})`),
} as const
