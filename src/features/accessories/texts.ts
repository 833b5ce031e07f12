/** The equipment's noun in a sentence about a part that fits it. */
const NOUNS: Readonly<Record<string, string>> = {
  'air-conditioner': 'condenser',
  'cooling-system': 'condenser',
  'heat-pump': 'heat pump',
  'heat-pump-system': 'heat pump',
  'gas-furnace': 'furnace',
  'mini-split-outdoor': 'outdoor unit',
  'mini-split-indoor': 'indoor unit',
  coil: 'coil',
  'air-handler': 'air handler',
  'electric-furnace': 'furnace',
  'oil-furnace': 'furnace',
  'mini-split-system': 'mini split',
  'multi-zone-system': 'mini split',
  'package-unit': 'package unit',
  'package-bundle': 'package unit',
}

export const nounOf = (type: string): string => NOUNS[type] ?? 'unit'

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

export const texts = {
  productUnknown: 'We do not sell a product with this number.',
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
  },
  /** "Breaker: Furnace" for one of several, "Breaker" for the only one */
  titleFor: (title: string, of: string): string => (of === '' ? title : `${title}: ${of}`),
  /** why equipment asks for each kind */
  whys: {
    lineSet:
      'Copper lines between the outdoor and the indoor unit. Measure the route of the pipes and add 3 ft.',
    adapter: 'Joins a line and a port of the outdoor unit that have different sizes.',
    drier: 'Catches moisture and dirt in the liquid line. A new coil needs a new one.',
    breaker:
      'Protects the circuit in your panel. Choose the brand of your panel. An electrician installs it.',
    circuitCable: 'Runs from your panel to the unit. Local code may ask for conduit.',
    trap: 'Lets condensate out of the coil and keeps air in.',
    ventPipe: 'Measure the route from the appliance to the outdoors, and count the pieces.',
    ventEnd: 'Keeps rain and birds out of the vent.',
    pad: 'The outdoor unit stands level on it, two inches clear of the ground.',
    disconnect: 'The code asks for a switch within sight of the unit.',
    whip: 'Joins the disconnect and the unit.',
    controlWire: 'Runs from the thermostat and the indoor unit to the outdoor unit.',
    floatSwitch: 'Stops the cooling when the drain is blocked, before the ceiling gets wet.',
    leakSensor: 'R-32 and R-454B need a sensor at the indoor coil.',
    drainHose: 'Takes the water away; one for each indoor unit.',
    cable: 'Power and signal between the outdoor and each indoor unit.',
    mount: 'The outdoor unit hangs on a bracket or stands on a pad.',
    cover: 'Hides the lines on the wall and shields them from the sun.',
    thermostat: 'It must control every stage of the equipment.',
    surge: 'One for each outdoor unit. It costs less than a new inverter board.',
    vent: 'Takes the flue gas out, and often combustion air in.',
    pump: 'Needed when no floor drain is near.',
    propane: 'Only if you burn propane.',
    heatKit: 'Back-up heat that slides into the air handler.',
    valves: 'You need them to flush the heater.',
    gasLine: 'Joins the heater and the gas pipe.',
    base: 'A curb on the roof or a pad on the ground.',
    expansion: 'Takes up the pressure when the water heats up.',
  },
  other: 'Goes with it',

  fits: {
    lines: (liquid: string, suction: string, noun: string): string =>
      `Fits the ${lineSize(liquid)} × ${lineSize(suction)} lines of this ${noun}.`,
    usualLines: (liquid: string, suction: string): string =>
      `${lineSize(liquid)} × ${lineSize(suction)} is usual for this size: check the ports before you order.`,
    pad: (pad: string, unit: string): string => `${pad} under a ${unit} unit.`,
    headLines: (liquid: string, suction: string, count: number): string =>
      count === 1
        ? `Fits the ${lineSize(liquid)} × ${lineSize(suction)} lines of one indoor unit.`
        : `Fits the ${lineSize(liquid)} × ${lineSize(suction)} lines of ${count} indoor units, one each.`,
    adapter: (port: string, line: string, count: number): string =>
      `Joins the ${lineSize(port)} port of the outdoor unit and the ${lineSize(line)} line of ` +
      `${count === 1 ? 'one indoor unit' : `${count} indoor units, one each`}.`,
    drier: 'For the liquid line, in either direction of flow.',
    breaker: (amps: number, count: number): string =>
      count === 1
        ? `${amps} A: the largest this unit allows.`
        : `${amps} A: the largest this unit allows, one for each of its ${count} circuits.`,
    circuitCable: (gauge: string, load: number): string =>
      `${gauge} copper for the ${load} A this circuit must carry.`,
    serviceSwitch: 'Switches the 115 V supply off beside the unit.',
    trap: 'Clear, so that you see when it clogs.',
    roofJack: 'Listed for manufactured homes: vent and combustion air through the roof.',
    ventPipe: (inch: number, feet: number, pieces: number): string =>
      `${inch}″, ${feet} ft a piece. ${pieces} pieces make a usual run of ${feet * pieces} ft.`,
    ventEnd: (inch: number, btu: number): string =>
      `${inch}″, for a burner of ${btu.toLocaleString('en-US')} BTU/h.`,
    disconnect: (amps: number, mop: number): string =>
      `${amps} A: the largest breaker for this unit is ${mop} A.`,
    whip: (gauge: string, mca: number): string => `${gauge} wire for the ${mca} A this circuit must carry.`,
    wire: (conductors: number, spare: boolean): string =>
      `${conductors} wires: ${spare ? 'enough for every stage and a spare' : 'enough for one stage'}.`,
    drain: (count: number): string =>
      count === 1 ? 'Fits the indoor unit’s drain.' : `Fits the drains of the ${count} indoor units.`,
    cable: 'Four wires, stranded, rated for sunlight.',
    bracket: (carries: number, weight: number): string =>
      `Carries ${carries} lb: the unit weighs ${Math.round(weight)} lb, plus a safety margin of 25%.`,
    cover: (feet: number): string => `Covers about ${feet} ft of line.`,
    heatPumpThermostat: (stages: number): string =>
      `Heat pump control with ${stages} heat stages, back-up included.`,
    stages: (heat: number, cool: number): string =>
      `${heat} heat and ${cool} cooling ${cool === 1 ? 'stage' : 'stages'}: ` +
      'at least as many as the equipment.',
    communicating: 'Communicates with the inverter directly.',
    surge: 'For a 120/240 V supply.',
    pump: (feet: number): string => `Lifts the water ${feet} ft.`,
    propane: (staging: string): string => {
      const isModulating = /modul/i.test(staging)
      const stages = `${staging.toLowerCase().replace('-stage', '')}-stage`
      return `Made for ${isModulating ? 'modulating' : stages} furnaces like this one.`
    },
    switch: 'Fits any ¾″ drain or pan.',
    sensor: 'With mitigation board, for R-32 and R-454B.',
    valves: '¾″, with the relief valve.',
    gas: (size: string): string => `${size.replace('in', '').trim()}″: enough for this heater’s burner.`,
    curb: (size: string): string => `Made for ${size}.`,
    expansion: (size: string, gallons: number): string => `${size} suits a ${gallons} gal tank.`,
  },

  reason: (why: string, others: number): string =>
    others > 0 ? `${why} ${others} more to choose from.` : why,
  pages: [
    'Line sets',
    'AC installation supplies',
    'Mini-split drain hose accessories',
    'Other mini-split accessories',
    'All other pop-up accessories',
  ],
  shortPages: ['Line sets', 'AC supplies', 'Drain hoses', 'Mini-split parts', 'Other parts'],
  pageOf: (page: number): string => `Page ${page} of 5`,
  notNeeded: 'Not needed',
  done: 'In your cart',
  heading: 'What it also needs',
  loading: 'Loading the parts it needs',
  failed: 'We could not load the parts it needs. You find them on the product’s page.',
  allThere: 'Everything it needs is in your cart.',
  required: 'Required',
  optional: 'Optional',
  have: 'I already have this',
  haveNamed: (title: string): string => `I already have this: ${title}`,
  add: (quantity: number): string => (quantity > 1 ? `Add ${quantity}` : 'Add'),
  addNamed: (quantity: number, name: string): string => `Add ${quantity > 1 ? `${quantity} × ` : ''}${name}`,
  inCart: 'In your cart',
  next: (title: string): string => `Next: ${title}`,
  back: 'Back',
  lastPage: 'That is the last page.',
  partsAdded: (count: number): string => (count === 1 ? '1 part added.' : `${count} parts added.`),
  installation: {
    title: 'Installation',
    hint: 'A local installer sends you a quote; you decide later and pay them, not us.',
    ask: (name: string): string => `Ask for an installation quote: ${name}`,
    failed: 'We could not load the installation services. Your order is not affected.',
  },
  addFailed: 'This could not be put in your cart. Please try again.',
} as const
