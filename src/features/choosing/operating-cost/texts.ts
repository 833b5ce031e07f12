import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of the operating cost calculator. */
export const texts = defineTexts({
  title: 'Operating cost calculator',
  lead:
    'See what each heating and cooling system would cost to run in your home, with your weather and your ' +
    'fuel prices.',
  home: 'Your home',
  area: 'Floor area',
  areaHint: 'Heated and cooled area, not counting the basement',
  zip: 'ZIP code',
  presentFuel: 'What heats your home now?',
  more: 'More about your home',
  floors: 'Floors',
  basement: 'Basement',
  yes: 'Yes',
  no: 'No',
  insulation: 'Insulation',
  heatTo: 'Heat to',
  coolTo: 'Cool to',
  compare: 'What to compare',
  fuels: 'Heating fuel',
  efficiencies: 'Furnace efficiency',
  coolingTypes: 'Cooling',
  coolingEfficiencies: 'Cooling efficiency',
  years: 'Compare over',
  yearCount: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  sort: 'Show first',
  cheapest: 'Lowest cost',
  dearest: 'Highest cost',
  prices: 'Your prices',
  pricesLead: 'Leave a field empty to use your state’s average.',
  fuelPrice: (fuel: string, unit: string) => `${fuel}, $ per ${unit}`,
  systemPrice: {
    furnace: 'Furnace and air conditioner',
    electric: 'Electric furnace and air conditioner',
    heatPump: 'Heat pump',
  },
  ofSystems: {
    systemPrices: {
      title: 'What a new system would cost you, installed',
      hint: 'Optional: we’ll show when the savings pay for the system.',
      label: (kind: string) => kind,
    },
    systemRebates: {
      title: 'Rebates you will get',
      hint: 'Optional: the page of each product lists what programs pay at your ZIP code.',
      label: (kind: string) => `${kind}, rebate`,
    },
    serviceCosts: {
      title: 'Service per year',
      hint: 'Leave a field empty to use the usual price of a technician’s visits.',
      label: (kind: string) => `${kind}, service`,
    },
  },
  submit: 'Compare costs',
  working: 'Calculating',
  noStation: (place: string, phone: string) =>
    `We have no weather station near ${place}. Call us at ${phone} and we’ll compare the costs with you.`,
  update: 'Update',
  change: 'Change home, prices or systems',
  errors: {
    squareFootage: 'Enter the floor area, 200 to 20,000 sq ft',
    zipCode: 'Invalid zipcode',
    thermostatHT: 'Enter 50 to 85 °F',
    thermostatAC: 'Enter 60 to 90 °F',
    compareOverYear: 'Choose 1 to 30 years',
    price: 'Enter a price above $0, or leave the field empty',
    systemPrice: (most: number) => `Enter $0 to $${grouped(most)}, or leave the field empty`,
    choice: 'Choose at least one',
  },
  failed: 'We couldn’t calculate the costs. Please try again.',
  checkAnswers: 'Please check your answers.',
  assumed: (said: readonly string[]) =>
    `${said.map((each) => `“${each}”`).join(', ')} isn’t a choice here. We used the usual answer instead.`,
  resultsTitle: (place: string) => `What it costs to heat and cool your home in ${place}`,
  answer: (name: string, yearly: string) =>
    `Of the systems you chose, ${name} costs the least to run: about ${yearly} a year.`,
  presentLess: (fuel: string, yearly: string) =>
    `Your current ${fuel.toLowerCase()} system costs less to run: about ${yearly} a year.`,
  answerTotal: (name: string, years: string, total: string) =>
    `${name} costs the least over ${years}: about ${total} including the purchase.`,
  against: (saves: string, fuel: string) =>
    `${saves} a year less than an older ${fuel} system (80%, 13 SEER).`,
  ranked: 'Cost of each system',
  system: 'System',
  heating: 'Heating',
  cooling: 'Cooling',
  yearly: 'Per year',
  service: 'Service',
  rebate: 'Rebate',
  total: (years: string) => `Over ${years}`,
  range: 'If prices change by 20%',
  co2: 'CO₂ per year',
  pounds: (count: string) => `${count} lb`,
  notCounted: 'not counted',
  paidBack: 'Pays for itself',
  after: (years: string) => `after ${years} years`,
  never: 'savings never cover it',
  present: 'Your current system (assumed)',
  chart: (years: string) => `Money spent over ${years}`,
  chartNote:
    'Each line starts at the system’s price, minus any rebate you entered, and rises with fuel and ' +
    'service.',
  breaksEven: (years: string) => `Break-even after ${years} years (circle).`,
  breaksEvenLater: (years: string) => `Break-even after ${years} years, beyond this chart.`,
  neverPaysBack: (years: number) => `No break-even within ${years} years.`,
  yearAxis: 'Year',
  heatPump: (hspf2: number, seer: number) => `Heat pump, ${hspf2} HSPF2, ${seer} SEER`,
  resistance: (seer: number) => `Electric furnace, ${seer} SEER air conditioner`,
  stove: (fuel: string, efficiency: number, seer: number) =>
    `${fuel} stove at ${efficiency}%, ${seer} SEER air conditioner`,
  furnace: (fuel: string, efficiency: number, seer: number) =>
    `${fuel} furnace, ${efficiency}% AFUE, ${seer} SEER air conditioner`,
  fuelTable: 'Fuel prices used',
  fuel: 'Fuel',
  price: 'Price',
  source: 'Source',
  yours: 'Your price',
  per: (price: string, unit: string) => `${price} per ${unit}`,
  how: 'How we calculated this',
  basis: (place: string, station: string, miles: number) =>
    `${place}, weather station ${station}, ${miles} mi away.`,
  load: (heat: string, cool: string) =>
    `Your home needs ${heat} BTU/h of heating on the coldest days and ${cool} BTU/h of cooling on ` +
    'the hottest.',
  year: (heat: number, heating: string, cooling: string) =>
    `That is ${heat} million BTU of heat a year (${heating} heating and ${cooling} cooling degree days).`,
  method:
    'We multiply degree days by the heat your home loses, and take off a quarter for sun and people. SEER ' +
    'is converted to SEER2, and heat pumps are corrected for your climate. We count a ' +
    'technician’s yearly visits. We don’t count interest, price rises, demand charges or repairs.',
  serviceFrom: (sources: string) => `Usual prices of service: ${sources}.`,
  estimate: 'An estimate for choosing a system. Your bills depend on weather and habits.',
  shop: 'See what fits',
  shopFurnaces: 'Shop furnaces',
  shopHeatPumps: 'Shop heat pump systems',
  heatPumpHere: 'What a heat pump does in my climate',
  size: 'Size my home',
  print: 'Print',
  share: 'Your answers are saved in this page’s address. Copy it to share them.',
})
