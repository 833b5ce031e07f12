import { defineTexts } from '#lib/language/texts.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { ductTexts } from './duct-texts.ts'
import { needTexts } from './need-texts.ts'
import type { AnswerName, Built } from './rules/estimate/answers.ts'
import type { GlassAmount } from './rules/load.ts'
import type { LoadPartName } from './rules/parts.ts'
import type { Doubt } from './rules/range.ts'
import { texts } from './texts.ts'

const btu = (value: number): string => `${grouped(Math.round(value))} BTU/h`
/** To the hundred: an estimate is not more exact. */
export const hundreds = (value: number): number => Math.round(value / 100) * 100
const degrees = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(Math.round(value))} °F`

/** Texts of the sizing estimator, its result and its pictures. */
export const estimatorTexts = defineTexts({
  title: 'Sizing estimator',
  ask: 'What does your house need?',
  lead:
    'Answer a few questions and see how much heating and cooling your house needs, where the heat goes, ' +
    'and which sizes fit. You need no account and no email address.',
  headline: (heating: number, cooling: string) =>
    `Your house needs ${btu(heating)} of heat and ${cooling} of cooling`,
  conditions: (place: string, inside: number, outside: number) =>
    `${place}, ${inside} °F inside at ${degrees(outside)} outside`,
  changeAnswers: 'Change your answers',
  wholeHouse: 'Whole house',
  roomByRoom: 'Room by room',
  depth: 'Level of detail',
  loadingRooms: 'Loading the rooms',
  allAtOnce: 'All at once',
  oneByOne: 'One question at a time',
  howToAsk: 'How to answer',
  next: 'Next question',
  back: 'Back',
  step: (at: number, of: number) => `Question ${at} of ${of}`,
  show: 'Show my results',
  labels: {
    squareFeet: texts.area,
    zipCode: texts.zip,
    built: 'When was it built?',
    insulationValue: texts.insulation,
    numFloors: texts.floors,
    basement: texts.basement,
    glass: 'Windows',
    sharedWalls: 'Walls shared with another home',
    ductPlace: ductTexts.place,
    ductJoints: ductTexts.sealing,
    ductWrap: ductTexts.insulation,
    thermostatHT: texts.heatTo,
    thermostatAC: texts.coolTo,
  } satisfies Record<AnswerName, string>,
  hints: {
    squareFeet: texts.areaHint,
    zipCode: 'For your local weather',
    built: 'If you don’t know the insulation, we go by the age',
    insulationValue: 'Choose a level if insulation was added later',
    sharedWalls: 'In a row house or an apartment',
    ductPlace: ductTexts.placeHint,
    ductJoints: ductTexts.sealingHint,
    ductWrap: ductTexts.insulationHint,
  } as Partial<Record<AnswerName, string>>,
  questions: [
    'How large is the heated and cooled area?',
    'Where is the house?',
    'When was it built, and has insulation been added?',
    'How many floors does it have?',
    'How much glass, and which walls touch a neighbor?',
    'Where do the ducts run, and how tight are they?',
    'How warm do you keep it?',
  ],
  unknownAge: 'I don’t know',
  asBuilt: 'Original',
  built: {
    'before-1940': 'Before 1940',
    '1940-1959': '1940 to 1959',
    '1960-1969': '1960 to 1969',
    '1970-1979': '1970 to 1979',
    '1980-1989': '1980 to 1989',
    '1990-1999': '1990 to 1999',
    '2000-2009': '2000 to 2009',
    '2010-2019': '2010 to 2019',
    'since-2020': '2020 or later',
  } satisfies Record<Built, string>,
  glass: {
    usual: 'Average, about 15% of the floor area',
    large: 'Large, about 22% of the floor area',
    'window-wall': 'Walls of glass, about 30% of the floor area',
  } satisfies Record<GlassAmount, string>,
  sharedWalls: ['None', 'One', 'Two', 'Three'],
  errors: {
    ...texts.errors,
    built: 'Choose one of the years',
    basement: 'Choose yes or no',
    glass: 'Choose how much glass there is',
    sharedWalls: 'Choose none to three',
    ductPlace: 'Choose one of the places',
    ductJoints: 'Choose sealed or not',
    ductWrap: 'Choose one of the R-values',
  } satisfies Record<AnswerName, string>,
  fix: 'Some answers are missing or can’t be right. Please check the marked fields.',

  season: 'Which season to show',
  heating: 'Heating',
  cooling: 'Cooling',
  whereHeat: 'Where the heat goes',
  whereCool: 'Where the heat comes from',
  threeTake: (names: string, share: number) => `${names} take ${share}%`,
  threeBring: (names: string, share: number) => `${names} bring ${share}%`,
  same:
    'The bands in the drawing and the bars here show the same figures. This drawing isn’t your ' +
    'floor plan.',
  drawing: (season: string) => `A cutaway house. Colored bands show the ${season} load of each part.`,
  part: 'Part',
  share: 'Share',
  /** of the parts, which are exact */
  total: 'Total, rounded up',
  moisture: 'Moisture',
  /** names in the drawing, where a band may show two parts */
  shell: {
    roof: 'Roof',
    walls: 'Walls',
    wallsAndDoors: 'Walls, doors',
    windows: 'Windows',
    floor: 'Floor',
    outdoorAir: 'Outdoor air',
    airLeaks: 'Air leaks',
  },
  parts: {
    walls: 'Walls',
    windows: 'Windows',
    doors: 'Doors',
    ceiling: 'Roof',
    floor: 'Floor',
    air: 'Air leaks',
    ventilation: 'Ventilation',
    people: 'People',
    appliances: 'Appliances and lights',
    ducts: 'Ducts',
    blower: 'Blower',
  } satisfies Record<LoadPartName, string>,
  basementPart: 'Basement',

  between: (low: number, high: number) => `between ${grouped(hundreds(low))} and ${btu(hundreds(high))}`,
  likely: (value: number) => `likely ${btu(hundreds(value))}`,
  byBills: (value: number) => `From your bills: ${btu(hundreds(value))}`,
  howSure: 'How sure is this?',
  widerBecause: 'What makes the range wide, the greatest first:',
  doubts: {
    insulation: 'The insulation may be better or worse than its level',
    'age-unknown': 'You did not say when the house was built, so its insulation is a guess',
    air: 'Houses of one age leak a third more or less air',
    glass: 'Your windows may be larger or smaller than usual by a quarter',
    weather: 'The weather station is far away',
    ducts: 'You did not say where the ducts are: in an attic they lose far more than inside',
    moisture: 'The place is humid and the house leaks: this method finds too little moisture',
  } satisfies Record<Doubt, string>,
  swing: (down: number, up: number) => `−${grouped(hundreds(down))} / +${grouped(hundreds(up))}`,
  doubt: 'Reason',
  noHeating: (inside: number, outside: number) =>
    `You heat to ${inside} °F, and the coldest design day has ${degrees(outside)}. No heat is needed.`,
  noCooling: (inside: number, outside: number) =>
    `You cool to ${inside} °F, and the hottest design day has only ${degrees(outside)}. ` +
    'The rest is heat from the sun, people and appliances.',
  belowSmallest: (load: number) =>
    `The smallest central system is ${needTexts.tons(1.5)}, far more than your ${btu(upToThousand(load))}. ` +
    'A ductless mini split for one or two rooms is a better fit.',
  humid:
    'In a humid place an old, leaky house takes in more moisture than this method finds: it found 26 to ' +
    '58% too little in four example houses. Seal air leaks first, and choose ' +
    'equipment that removes moisture well.',
  shared: (walls: number) => `${walls} of four outer walls touch another heated home, so they lose nothing.`,

  tryOut: 'Try it out',
  tryLead: 'Move a slider and watch every number on this page change.',

  contradictory: (heat: number, cool: number) =>
    `You heat to ${heat} °F but cool to ${cool} °F. We used both as you entered them.`,
  billed: (billed: number, calculated: number) =>
    `Heating comes from your bills: ${btu(upToThousand(billed))}. Our calculation says ` +
    `${btu(upToThousand(calculated))}. ` +
    'Cooling and the share of each part are calculated.',
  dropBilled: 'Go back to the calculation',

  sizes: 'Sizes that fit',
  sizesLead: (sensible: number, latent: number) =>
    `Cooling of ${btu(hundreds(sensible))} for temperature and ${btu(hundreds(latent))} for moisture. ` +
    'Limits from ACCA Manual S for a single-speed unit.',
  size: 'Size',
  ofLoad: 'Of your load',
  verdict: 'Verdict',
  fits: (percent: number) => `Fits, because ${percent}% is between 90 and 115%`,
  fitsStages: (percent: number, most: number) =>
    `Fits with ${most === 120 ? 'two stages' : 'variable speed'} only, because ${percent}% is over 115%`,
  small: (percent: number, least: number) => `Does not fit, because ${percent}% is below ${least}%`,
  large: (percent: number, most: number) => `Does not fit, because ${percent}% is over ${most}%`,
  shortRuns: (minutes: number) =>
    `: even on the coldest day it would run only ${minutes} minutes of each hour`,
  whyNotLarger:
    'A furnace that runs in short bursts makes rooms swing between warm and cold and wears out sooner.',
  orHeatPump: '. A heat pump that heats in a dry, cold place may be this large',
  furnace: '96% efficient gas furnace',
  input: 'Input, BTU/h',
  output: 'Output, BTU/h',
  furnaceFits: (percent: number) => `Fits, because ${percent}% is between 100 and 140%`,
  showSystems: 'Choose a complete system',
  showFurnaces: 'Show furnaces that fit',
  showCooling: 'Show cooling that fits',
  narrow:
    'A complete system is rated as a set and comes with its parts. Lists show the closest sizes: 90 to ' +
    '110% of the load, within half a ton.',

  tonHeatPump: (tons: string) => `A ${tons} heat pump`,
  heatPump: (unit: string, balance: string) => `${unit} can heat the house by itself down to ${balance}`,
  heatPumpNever: (unit: string) => `${unit} can’t heat the house by itself`,
  carriesAll: 'It needs no backup heat, even on the coldest design day.',
  backUp: (short: number, kw: number, outside: number) =>
    `At ${degrees(outside)} it falls short by ${btu(short)}: add ${kw} kW of electric backup heat, or ` +
    'a furnace.',
  untested:
    'The coldest design day is below the tested temperatures, so the curve continues in a straight line.',
  unit: 'Heat pump',
  kinds: { usual: 'Standard', cold: 'Cold-climate', own: 'My unit' },
  kind: 'Kind of heat pump',
  typical: 'Typical numbers, not one specific product.',
  at: (outside: number) => `Output at ${outside} °F`,
  ownFault:
    'Enter the outputs at 47 °F and 17 °F from the nameplate or the data sheet, 1,000 to 200,000 BTU/h',
  chart: 'Heat loss of the house and output of the heat pump by outdoor temperature',
  chartTable: 'The chart as a table',
  outdoors: 'Outdoors',
  loses: 'House loses',
  gives: 'Heat pump gives',
  lacks: 'Backup heat',
  yourHouse: 'Your house',
  pumpLine: 'Heat pump',
  design: (outside: number) => `${degrees(outside)} design`,
  degrees,
  btu,

  save: 'Use this home in the store',
  saved: 'Saved. Lists and product pages now show what fits this home.',
  mail: 'Email these results',
  print: 'Print or save as PDF',
  bills: 'Check it against your bills',
  how: 'How we calculate',
  stamp: (version: string, climateDate: string, constructions: string) =>
    `Calculated with engine ${version}, weather table of ${climateDate}, constructions of ${constructions}.`,
  grade: (grade: string, measured: number, stated: number, assumed: number) =>
    `Quality of the input: ${grade} (${measured} measured, ${stated} stated, ${assumed} assumed).`,
  notManualJ: 'This is an estimate for choosing equipment. It is not a Manual J report for permits.',
})
