import { defineTexts, plural } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/4': '¼',
  '3/8': '⅜',
  '1/2': '½',
  '5/8': '⅝',
  '3/4': '¾',
  '7/8': '⅞',
  '1-1/8': '1⅛',
  '1-3/8': '1⅜',
}

/** "⅜″" of "3/8". */
export const lineSize = (text: string): string => `${FRACTIONS[text] ?? text}″`

export const texts = defineTexts({
  /** the equipment in a sentence about a part that fits it */
  nouns: {
    condenser: 'condenser',
    heatPump: 'heat pump',
    furnace: 'furnace',
    outdoorUnit: 'outdoor unit',
    indoorUnit: 'indoor unit',
    coil: 'coil',
    airHandler: 'air handler',
    miniSplit: 'mini split',
    packageUnit: 'package unit',
    unit: 'unit',
  },
  productUnknown: 'We don’t carry a product with this number.',
  titles: {
    lineSet: 'Line set',
    adapter: 'Flare adapter',
    drier: 'Filter drier',
    breaker: 'Breaker',
    circuitCable: 'Cable from the panel',
    trap: 'Condensate trap',
    ventPipe: 'Vent pipe',
    ventEnd: 'Vent cap',
    pad: 'Equipment pad',
    disconnect: 'Disconnect',
    whip: 'Electrical whip',
    controlWire: 'Thermostat wire',
    floatSwitch: 'Float switch',
    leakSensor: 'Refrigerant sensor',
    drainHose: 'Drain hose',
    cable: 'Mini-split cable',
    mount: 'Wall bracket or pad',
    cover: 'Line set cover',
    thermostat: 'Thermostat',
    surge: 'Surge protector',
    vent: 'Vent kit',
    pump: 'Condensate pump',
    propane: 'Propane kit',
    heatKit: 'Electric heat kit',
    valves: 'Isolation valves',
    gasLine: 'Gas connector',
    base: 'Roof curb or pad',
    expansion: 'Expansion tank',
    sedimentTrap: 'Sediment trap',
    gasValve: 'Gas shutoff valve',
    oilLine: 'Oil line',
    neutralizer: 'Condensate neutralizer',
    drainPan: 'Drain pan',
    sleeve: 'Wall sleeve',
    outlet: 'Outlet',
    transformer: 'Transformer',
  },
  /** "Breaker: Furnace" for one of several, "Breaker" for the only one */
  titleFor: (title: string, of: string): string => (of === '' ? title : `${title}: ${of}`),
  /** why equipment asks for each kind */
  whys: {
    lineSet: 'Copper lines between the outdoor and indoor units. Measure the route and add 3 ft.',
    adapter: 'Connects a line to an outdoor unit’s port of a different size.',
    drier: 'Catches moisture and debris in the liquid line. Install a new one with a new coil.',
    breaker: 'Protects the circuit. Choose your panel’s brand; an electrician installs it.',
    circuitCable: 'Runs from your panel to the unit. Local code may require conduit.',
    trap: 'Lets water drain from the coil without pulling air in.',
    ventPipe: 'Measure from the appliance to the outdoors and count the pieces you need.',
    ventEnd: 'Keeps rain and birds out of the vent.',
    pad: 'Holds the outdoor unit level, two inches above the ground.',
    disconnect: 'Code requires a shutoff within sight of the unit.',
    whip: 'Connects the disconnect to the unit.',
    controlWire: 'Runs from the thermostat and the indoor unit to the outdoor unit.',
    floatSwitch: 'Shuts off cooling if the drain clogs, before water damages the ceiling.',
    leakSensor: 'R-32 and R-454B require a refrigerant sensor at the indoor coil.',
    drainHose: 'Carries the water away. One per indoor unit.',
    cable: 'Carries power and signal between the outdoor unit and each indoor unit.',
    mount: 'Hang the outdoor unit on a wall bracket or set it on a pad.',
    cover: 'Hides the lines on the wall and protects them from the sun.',
    thermostat: 'Your thermostat must control every stage of the equipment.',
    surge: 'Protects the control board from power surges. One per outdoor unit.',
    vent: 'Carries flue gas outdoors and often brings combustion air in.',
    pump: 'Needed if there is no floor drain nearby.',
    propane: 'Only if you use propane.',
    heatKit: 'Backup heat that slides into the air handler.',
    valves: 'You need them to flush the water heater.',
    gasLine:
      'Connects the gas valve to the gas pipe. You can also use rigid pipe. Code requires rigid pipe ' +
      'through the cabinet.',
    sedimentTrap: 'Code requires one at the gas inlet, unless the appliance has its own.',
    gasValve: 'Code requires a shutoff within reach, in the same room.',
    oilLine: 'Brings oil from the tank to the burner.',
    neutralizer: 'Neutralizes acidic condensate so it’s safe for drains and septic tanks.',
    drainPan: 'Needed where a leak could damage what’s below.',
    sleeve: 'Holds the unit in the wall, with a grille outside.',
    outlet: 'The unit needs its own outlet on this circuit.',
    transformer: 'Only if your furnace’s control board can’t power it.',
    base: 'Supports the unit: a curb on the roof or a pad on the ground.',
    expansion: 'Absorbs the pressure when the water heats up and expands.',
  },
  other: 'Goes with this product',

  fits: {
    lines: (liquid: string, suction: string, noun: string): string =>
      `Fits this ${noun}’s ${lineSize(liquid)} × ${lineSize(suction)} lines.`,
    usualLines: (liquid: string, suction: string): string =>
      `${lineSize(liquid)} × ${lineSize(suction)} is the usual size here. Check the ports before you order.`,
    pad: (pad: string, unit: string): string => `${pad} pad for a ${unit} unit.`,
    headLines: (liquid: string, suction: string, count: number): string =>
      count === 1
        ? `Fits the ${lineSize(liquid)} × ${lineSize(suction)} lines of one indoor unit.`
        : `Fits the ${lineSize(liquid)} × ${lineSize(suction)} lines of ${count} indoor units, one each.`,
    adapter: (port: string, line: string, count: number): string =>
      `Connects the ${lineSize(port)} port of the outdoor unit to the ${lineSize(line)} line of ` +
      `${count === 1 ? 'one indoor unit' : `${count} indoor units, one each`}.`,
    drier: 'Goes in the liquid line and works in either flow direction.',
    breaker: (amps: number, count: number): string =>
      count === 1
        ? `${amps} A, the largest this unit allows.`
        : `${amps} A, the largest this unit allows. One for each of its ${count} circuits.`,
    circuitCable: (gauge: string, load: number): string =>
      `${gauge} copper, sized for this circuit’s ${load} A.`,
    serviceSwitch: 'Shuts off the 115 V supply at the unit.',
    trap: 'Clear, so you can see when it clogs.',
    roofJack: 'Listed for manufactured homes. Vents and brings in combustion air through the roof.',
    ventPipe: (inch: number, feet: number, pieces: number): string =>
      `${inch}″, ${feet} ft per piece. ${pieces} pieces make a typical run of ${feet * pieces} ft.`,
    ventEnd: (inch: number, btu: number): string => `${inch}″, for a ${grouped(btu)} BTU/h burner.`,
    disconnect: (amps: number, mop: number): string =>
      `${amps} A. The largest breaker for this unit is ${mop} A.`,
    whip: (gauge: string, mca: number): string => `${gauge} wire, sized for this circuit’s ${mca} A.`,
    wire: (conductors: number, spare: boolean): string =>
      `${conductors} wires: enough for ${spare ? 'every stage, plus a spare' : 'one stage'}.`,
    drain: (count: number): string =>
      count === 1 ? 'Fits the indoor unit’s drain.' : `Fits the drains of the ${count} indoor units.`,
    cable: 'Four stranded wires, rated for sunlight.',
    bracket: (carries: number, weight: number): string =>
      `Rated for ${carries} lb; your unit weighs ${Math.round(weight)} lb.`,
    cover: (feet: number): string => `Covers about ${feet} ft of line.`,
    heatPumpThermostat: (stages: number): string =>
      `Controls a heat pump with ${stages} heating stages, including backup heat.`,
    stages: (heat: number, cool: number): string =>
      `${heat} heating and ${cool} cooling ${plural(cool, { one: 'stage', other: 'stages' })}: enough for ` +
      'this equipment.',
    communicating: 'Communicates directly with the inverter.',
    surge: 'For a 120/240 V supply.',
    pump: (feet: number): string => `Lifts water up to ${feet} ft.`,
    propane: (staging: string): string => {
      const isModulating = /modul/i.test(staging)
      const stages = `${staging.toLowerCase().replace('-stage', '')}-stage`
      return `Made for ${isModulating ? 'modulating' : stages} furnaces like this one.`
    },
    switch: 'Fits any ¾″ drain or pan.',
    sensor: 'Includes the mitigation board for R-32 and R-454B.',
    valves: '¾″, relief valve included.',
    gas: (size: string): string => `${size.replace('in', '').trim()}″, enough for this heater’s burner.`,
    curb: (size: string): string => `Made for ${size}.`,
    propanePackaged: 'Made for package units like this one.',
    outlet: (amps: number): string => `${amps} A, 250 V, for this unit’s plug.`,
    neutralizer: 'Goes in the drain line. Refill the limestone once a year.',
    drainPan: 'With a threaded outlet for a drain or a float switch.',
    sleeve: '42 × 16 in, the standard size.',
    transformer: '40 VA, 24 V.',
    boilerExpansion:
      '4½ gal, typical for a house with baseboards. Cast-iron radiators hold more water, so ask us.',
    expansion: (size: string, gallons: number): string => `${size}, the size for a ${gallons} gal tank.`,
  },

  /** the reason of a part that only one of two ways takes */
  reasonOfWay: (way: string, why: string): string => `${way.charAt(0).toUpperCase()}${way.slice(1)}: ${why}`,
  reason: (why: string, others: number): string =>
    others > 0 ? `${why} ${others === 1 ? '1 other option' : `${others} other options`}.` : why,
  pages: [
    'Line sets',
    'AC installation supplies',
    'Mini-split drain hose accessories',
    'Other mini-split accessories',
    'All other pop-up accessories',
  ],
  shortPages: ['Line sets', 'AC supplies', 'Drain hoses', 'Mini-split parts', 'Other parts'],
  electrical: 'Electrical',
  heading: 'What this job needs',
  loading: 'Loading the parts for this job',
  failed: 'We couldn’t load the parts for this job. They are also listed on the product page.',
  retry: 'Try again',
  allThere: 'You have all the parts you need.',
  required: 'Required',
  recommended: 'Recommended',
  ifNeeded: 'If you need it',
  have: 'I have it',
  needAfterAll: 'I need it',
  haveNamed: (title: string): string => `I have it: ${title}`,
  choose: (title: string): string => `Choose: ${title}`,
  option: (name: string, price: string, isInStock: boolean): string =>
    `${name}, ${price}${isInStock ? '' : ', out of stock'}`,
  outOfStock: 'Out of stock',
  add: 'Add',
  addNamed: (quantity: number, name: string): string => `Add ${quantity > 1 ? `${quantity} × ` : ''}${name}`,
  requiredLeft: (count: number, total: string): string =>
    `${count === 1 ? '1 required part' : `${count} required parts`}, ${total}`,
  addAll: (count: number, total: string): string =>
    `Add ${count === 1 ? '1 required part' : `${count} required parts`}, ${total}`,
  adding: 'Adding…',
  undo: 'Undo',
  next: (title: string): string => `Skip to ${title}`,
  lastPage: 'That’s everything.',
  partsAdded: (count: number): string => (count === 1 ? '1 part added.' : `${count} parts added.`),
  installation: {
    title: 'Need it installed?',
    hint: 'Get a free quote from a local installer. No obligation; you pay them directly.',
    ask: (name: string): string => `Get a free quote: ${name}`,
    near: 'See installers near you',
    failed: 'We couldn’t load the installation services. Your order is not affected.',
  },
  addFailed: 'We couldn’t add this to your cart. Please try again.',
})
