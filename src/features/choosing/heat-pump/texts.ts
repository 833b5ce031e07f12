import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

const whole = (value: number): string => grouped(Math.round(value))
const minus = (value: number): string => (value < 0 ? '−' : '')
export const degrees = (value: number): string => `${minus(value)}${Math.abs(Math.round(value))} °F`
export const btu = (value: number): string => `${whole(Math.round(value / 100) * 100)} BTU/h`
export const usd = (value: number): string => `${minus(value)}$${whole(Math.abs(value))}`

/** Texts of the page that shows what a heat pump does in a climate. */
export const texts = defineTexts({
  title: 'What a heat pump does where you live',
  short: 'Heat pumps in your climate',
  lead:
    'Enter your ZIP code and tell us about your home. See how cold it can get before you need backup heat, ' +
    'what a year costs compared with your fuel, and which of our systems fit.',
  zip: 'ZIP code',
  home: 'Your home',
  area: 'Floor area',
  areaHint: 'Heated and cooled area, not counting the basement',
  floors: 'Floors',
  basement: 'Basement',
  yes: 'Yes',
  no: 'No',
  insulation: 'Insulation',
  heatTo: 'Heat to',
  kind: 'Heat pump',
  kinds: { ducted: 'With ducts', ductless: 'Ductless: a mini split for several rooms' },
  now: 'How you heat now',
  fuel: 'Fuel',
  efficiency: 'Efficiency of your heater',
  efficiencyHint: 'Older furnaces 80%, newer ones 90 to 97%. Electric heat counts as 100%.',
  priceElectric: 'Electricity, $ per kWh',
  priceFuel: 'Your fuel, $ per unit',
  priceHint: 'Leave empty to use your state’s average',
  fuelPriceHint: 'Per therm, gallon, ton or cord. Leave empty to use your state’s average',
  loadSummary: 'I know my heating and cooling load',
  loadLead: 'If you enter loads, we use them instead of calculating them.',
  heatingLoad: 'Heating load',
  coolingLoad: 'Cooling load',
  submit: 'Show my heat pump',
  working: 'Calculating',
  fromSaved: (home: string) => `Use my saved home: ${home}`,
  savedHome: (area: number, place: string) => `${whole(area)} sq ft in ${place}`,
  errors: {
    zipCode: 'Invalid zipcode',
    squareFeet: 'Enter the floor area, 200 to 20,000 sq ft',
    home: 'Enter the floor area, 200 to 20,000 sq ft, or your loads',
    heatingBtu: 'Enter 1,000 to 500,000 BTU/h',
    coolingBtu: 'Enter 1,000 to 500,000 BTU/h',
    loads: 'Enter both loads, or neither',
    thermostatHT: 'Enter 50 to 85 °F',
    insulationValue: 'Choose 1 to 10',
    efficiency: 'Enter 50 to 100%',
    priceElectric: 'Enter $0.01 to $5, or leave the field empty',
    priceFuel: 'Enter $0.01 to $10,000, or leave the field empty',
  },
  check: 'Please check your answers.',
  noStation: (place: string) =>
    `There is no weather station within 75 miles of ${place}, so we can’t tell how many cold hours it has.`,
  noHeat: (thermostat: number, designF: number) =>
    `At ${thermostat} °F your home needs no heat here: even the coldest hours are about ` +
    `${degrees(designF)}.`,
  assumed: (question: string, said: string, taken: string) =>
    `“${said}” is not an answer to “${question}”. We assumed ${taken}.`,
  modelGone: 'The system in this link is not offered for your area. We show the best fit instead.',
  statedLoad: 'We use the loads you entered, not the floor area.',

  carriesAll: (name: string, place: string) =>
    `${name} can heat this home all winter in ${place} without backup heat.`,
  carriesTo: (name: string, balance: string) => `${name} can heat this home by itself down to ${balance}.`,
  carriesNever: (name: string) => `${name} is too small to heat this home by itself.`,
  typical: (tons: string) => `A typical ${tons} heat pump`,
  colderHours: (hours: number) =>
    hours < 1 ? 'A typical year is never colder.' : `A typical year has about ${whole(hours)} colder hours.`,
  backUp: (kW: number, designF: number) =>
    `On the coldest days (${degrees(designF)}) it needs ${kW} kW of electric backup heat.`,
  noBackUp: 'It needs no backup heat on the coldest days.',
  costsLess: (saved: string) => `Heating costs about ${saved} a year less than with your heater now.`,
  costsMore: (more: string) => `Heating costs about ${more} a year more than with your heater now.`,
  perSystem: (systems: number) =>
    `Your home needs ${systems} systems that share the load. The picture shows one; costs are for all.`,
  untested:
    'The coldest temperatures are below the ones the maker tested, so the line continues at the same slope.',
  print: 'Print',

  plot: 'Heat your home needs and heat the heat pump delivers',
  plotNote: 'The need is for a night without sun. Bars below: hours of a typical year at each temperature.',
  needs: 'Your home needs',
  gives: 'Heat pump delivers',
  balance: (value: string) => `Balance point ${value}`,
  design: (value: string) => `Coldest days ${value}`,
  hours: 'Hours a year',
  outdoors: 'Outdoors',
  table: 'A typical year by outdoor temperature',
  binName: (from: number) => `${degrees(from)} to ${degrees(from + 5)}`,
  needed: 'Home needs, average',
  output: 'Heat pump can deliver',
  byUnit: 'From the heat pump',
  byBackUp: 'From backup heat',
  electricity: 'Heat pump electricity',
  million: (value: number) => `${(value / 1e6).toFixed(1)} million BTU`,
  kWh: (value: number) => `${whole(value)} kWh`,
  bins: (value: number) => `${whole(value)} h`,
  tableNote:
    'The average need is lower than the line in the chart, because sun and people also heat the home.',

  tryOut: 'Try it out',
  tryLead: 'Move a slider and watch every number on this page change.',
  electric: 'Electricity',
  electricPrice: (value: number) => `$${value.toFixed(3)} per kWh`,
  fuelPrice: (value: number, unit: string) => `$${value.toFixed(2)} per ${unit}`,

  costs: 'A year of heating',
  heatSource: 'Heat source',
  year: 'Per year',
  co2: 'CO₂ per year',
  pounds: (value: number) => `${whole(value)} lb`,
  notCounted: 'Not counted: growing wood absorbs it again',
  against: 'Compared with now',
  less: (value: string) => `${value} less`,
  more: (value: string) => `${value} more`,
  same: 'the same',
  present: (fuel: string, percent: number) =>
    fuel === 'Electric' ? 'Electric heat (now)' : `${fuel} at ${percent}% (now)`,
  heatPump: 'Heat pump with electric backup',
  dualFuel: (fuel: string) => `Dual fuel: heat pump, and ${fuel.toLowerCase()} in the cold`,
  heatOnly: 'Heating only. A heat pump also cools; see the operating cost calculator for the whole year.',
  cheaperDual: 'Dual fuel',
  dualNever: (fuel: string) =>
    `At these prices ${fuel.toLowerCase()} costs less than the heat pump at every temperature, so a ` +
    'dual-fuel system would run only its furnace.',
  dualCost: (value: string) => `The fuel costs less below ${value}.`,
  dualCostNever: 'The heat pump costs less than the fuel at every temperature here.',
  dualCapacity: (value: string) => `In an average hour the heat pump keeps up down to ${value}.`,
  dualCapacityAll: 'In an average hour the heat pump keeps up all year.',
  dualSwitch: (value: string) => `The furnace takes over at ${value}, the higher of the two.`,
  dualNoSwitch: 'The furnace would hardly run.',
  dualNone: (fuel: string) =>
    `We compare dual fuel with gas, propane, oil and kerosene furnaces, not with ${fuel.toLowerCase()}.`,
  shopDual: 'Shop heat pumps that pair with a furnace',

  models: 'Which of our systems fit',
  ductless: 'The numbers are for the outdoor unit, with indoor units that add up to its size.',
  chooseRooms: 'Choose the indoor units room by room',
  modelsLead: (load: string, cool: string) => `For ${load} of heat and ${cool} of cooling.`,
  noModels: 'We have no heat pump system for your area right now. The chart shows a typical unit.',
  nothingFits: 'None of our systems fits both loads. The closest come first.',
  noRebate: 'No rebates found for your area',
  rebate: (value: string) => `Rebates in your area: ${value}`,
  rebateUpTo: (value: string) => `Rebates in your area: up to ${value}`,
  fits: 'Fits',
  fitsNot: 'Doesn’t fit',
  because: {
    cools: (percent: number) => `its cooling is ${percent}% of your load`,
    small: (percent: number) => `its cooling is only ${percent}% of your load (at least 90%)`,
    large: (percent: number, most: number) => `its cooling is ${percent}% of your load (at most ${most}%)`,
    sensible: 'its sensible cooling is below your load',
    latent: 'it doesn’t remove enough moisture',
    noLoad: 'your home needs no cooling on the hottest days, so we cannot size it by cooling',
    alone: 'it heats all winter without backup',
    to: (value: string) => `it heats without backup down to ${value}`,
    never: 'it always needs backup heat',
    kit: (has: number, needs: number) => `its ${has} kW heat kit covers the ${needs} kW it falls short`,
    kitLacks: (lacks: number, has: number) =>
      has === 0
        ? `it falls ${lacks} kW short on the coldest days; keep another heat source`
        : `its electric heat falls ${lacks} kW short on the coldest days; ask for a larger kit or ` +
          'keep a furnace',
  },
  draw: 'Show in the chart',
  drawn: 'Shown in the chart',
  rebatesSource: (asOf: string) =>
    `Rebate programs as of ${asOf}. Conditions apply and are listed on the product page.`,

  how: 'How we calculated this',
  station: (place: string, name: string, miles: number) =>
    `${place}, weather station ${name}, ${miles} mi away.`,
  bins365:
    'The hours of a usual year come from the station’s mean temperature, its degree days and its design ' +
    'temperatures. Against 28 measured years the hours above 65 °F were off by 118 hours ' +
    '(root mean square).',
  curve:
    'Output follows the maker’s tested points. Efficiency falls in a line as it gets colder; its height ' +
    'follows from the unit’s HSPF2.',
  prices: (fuel: string, price: string, unit: string, source: string) =>
    `${fuel}: ${price} per ${unit} (${source}).`,
  own: 'your price',
  excluded: 'We don’t count installation, repairs, interest, price rises, or demand charges.',
  estimate: 'An estimate for choosing a system, not a Manual J report for a permit.',
  toCosts: 'Compare all fuels over the years you stay',
  toSize: 'Size my home room by room or from bills',
  change: 'Change home, fuel or prices',
  share: 'Your answers are saved in this page’s address. Copy it to share them.',
})
