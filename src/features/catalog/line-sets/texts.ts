import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

const feet = (value: number): string => `${grouped(value)} ft`

/** The sentences of the line set chooser. */
export const texts = defineTexts({
  title: 'Line set chooser',
  lead:
    'Measure the route between the units. We’ll show the size and length of each line set, how much ' +
    'refrigerant to add, and whether the unit allows that length.',
  find: 'Find its line set',
  notSplit: (name: string) =>
    `${name} comes in one piece or with its lines included, so it needs no line set.`,
  unknown: 'We don’t sell a product with this number.',
  tooManyHeads: (most: number) => `This page chooses lines for at most ${most} indoor units.`,
  product: 'For',
  other: 'Choose another product',
  route: 'Route of the line set',
  usualRoute: 'These are typical numbers. Enter your own.',
  head: (number: number, name: string) => `Indoor unit ${number}: ${name}`,
  fields: { run: 'Length of the route', lift: 'Height between the units', bends: '90° bends' },
  hints: {
    run: 'Along the wall, including vertical parts.',
    lift: 'From the outdoor to the indoor unit.',
    bends: 'Count each corner.',
  },
  faults: {
    run: 'Enter a length from 3 to 300 ft.',
    lift: 'Enter a height from 0 to 150 ft.',
    bends: 'Enter a whole number from 0 to 40.',
    liftBeyondRun: 'The height can’t be more than the length of the route.',
  },
  submit: 'Choose the line set',
  working: 'Calculating',

  result: 'Your line set',
  results: 'Your line sets',
  size: (words: string) => `${words}, liquid and suction line`,
  usualSize: 'The usual size for this capacity: check the ports before you order.',
  noSize: 'The maker doesn’t state a line size for this model. Ask us, and we will look in the manual.',
  toBuy: (toBuy: number) => `At least ${feet(toBuy)}: your route plus 3 ft to spare.`,
  equivalent: (equivalent: number) => `With its bends the route counts as ${feet(equivalent)}.`,
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  verdicts: {
    run: (has: number, most: number | null, fits: boolean | null) =>
      most === null
        ? 'The maker doesn’t state a longest line. Check the installation manual.'
        : fits
          ? `Fits because the route is ${feet(has)} and the unit allows ${feet(most)}.`
          : `Does not fit because the route is ${feet(has)} and the unit allows ${feet(most)}.`,
    bends: (has: number, most: number | null, fits: boolean | null) =>
      fits
        ? `Fits with its bends too: ${feet(has)} of ${feet(most ?? 0)}.`
        : `Tight because the bends make it ${feet(has)}, and the unit allows ${feet(most ?? 0)}. ` +
          'Use fewer or wider bends.',
    lift: (has: number, most: number | null, fits: boolean | null) =>
      most === null
        ? 'The maker doesn’t state a greatest height. Check the installation manual.'
        : fits
          ? `Fits because the height is ${feet(has)} and the unit allows ${feet(most)}.`
          : `Does not fit because the height is ${feet(has)} and the unit allows ${feet(most)}.`,
    set: (has: number, most: number | null, fits: boolean | null) =>
      fits
        ? ''
        : most === null
          ? 'We sell no line set of this size. Please call us.'
          : `You need ${feet(has)}, and our longest set of this size is ${feet(most)}. Please call us: an ` +
            'installer can braze a longer line.',
    included: (has: number, most: number | null, fits: boolean | null) =>
      fits
        ? `A ${feet(most ?? 0)} line set comes with this system, enough for the ${feet(has)} you need.`
        : `A ${feet(most ?? 0)} line set comes with this system, and you need ${feet(has)}. Choose the ` +
          'same system with a longer set.',
  },
  charge: 'Refrigerant to add',
  chargeNone: (chargedFor: number) => `Nothing: the outdoor unit is charged for ${feet(chargedFor)} of line.`,
  chargeKnown: (ounces: number, beyondFeet: number, chargedFor: number) =>
    `About ${ounces} oz: ${feet(beyondFeet)} beyond the ${feet(chargedFor)} that the unit is charged for.`,
  chargeBasis: {
    manual: 'By the figure that installation manuals of this kind give. The nameplate decides.',
    estimate: 'An estimate from the density of the liquid. The nameplate decides.',
  },
  noFactoryLength:
    'The maker doesn’t state how much line the factory charge covers. The nameplate or the manual has ' +
    'the figure.',
  noFigure: 'We have no figure for this refrigerant and line. The nameplate or the manual has it.',
  certified: 'Only a technician with an EPA Section 608 certificate may add it.',
  adapters: 'Adapters at the ports',
  insulation: 'Insulation',
  insulationWhy: (has: string) =>
    `${has === '' ? 'Insulate the suction line, and on a mini split both.' : `This set has ${has}.`} ` +
    'The energy code requires R-3 on lines below 55 °F (IECC, mechanical system piping). Some places ask ' +
    'for R-4 on the suction line; your inspector decides.',
  total: (count: number, total: string) => `${count === 1 ? '1 line set' : `${count} line sets`}, ${total}`,
  toCart: 'Add the line sets to the cart',
  wholeJob: 'Make the list for the whole job',
  share: 'Your numbers are saved in this page’s address. Copy it to save or share them.',
  method: 'How we count: each bend adds 0.8 to 1.8 ft, depending on the line size.',
})
