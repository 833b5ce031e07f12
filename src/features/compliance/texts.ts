/** The reasons of a verdict, as shoppers read them. */
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const count = (value: number): string => value.toLocaleString('en-US')

export const texts = {
  titles: {
    efficiency: 'Federal efficiency minimum',
    furnaceEfficiency: 'Federal furnace minimum',
    furnace2028: 'Federal furnace minimum from 2028',
    refrigerant: 'Refrigerant',
    nox: 'Nitrogen oxides of the furnace',
    california: 'Sale in California',
    waterHeater: 'Nitrogen oxides of the water heater',
    waterHeaterOrBoiler: 'Nitrogen oxides of the water heater or boiler',
    waterHeaterEfficiency: 'Federal water heater minimum',
    roomAirConditioner: 'Federal room air conditioner minimum',
    boilerEfficiency: 'Federal boiler minimum',
    furnaceFan: 'Federal limit for furnace blowers',
    waterHeater2029: 'Federal water heater minimum from 2029',
    portableAirConditioner: 'Federal portable air conditioner minimum',
    ptac: 'Federal through-wall unit minimum',
    dehumidifier: 'Federal dehumidifier minimum',
    roomAirConditioner2026: 'Federal room air conditioner minimum from May 2026',
  },
  below: (rating: string, least: string, machine: string, where: string) =>
    `${rating} is below the ${least} that federal rules ask of ${machine} installed in ${where}.`,
  meets: (rating: string, least: string, where: string) =>
    `${rating} meets the ${least} asked for in ${where}.`,
  ratingUnknown: (rating: string) =>
    `The maker's ${rating} figure is not in our data. Ask us before you order.`,
  furnaceBelow: (afue: number, least: number, kind: string) =>
    `${afue}% AFUE is below the ${least}% that federal rules ask of this kind of ${kind}.`,
  furnaceMeets: (afue: number, least: number) => `${afue}% AFUE meets the federal ${least}%.`,
  furnace2028: (afue: number) =>
    `${afue}% AFUE: only units made before December 18, 2028 may be sold. ` +
    'A federal court is reviewing this rule.',
  kinds: { furnace: 'furnace', boiler: 'boiler' },
  uefBelow: (uef: number, least: number) =>
    `${uef} UEF is below the ${least} that federal rules ask of a water heater of this size.`,
  uefMeets: (uef: number, least: number) => `${uef} UEF meets the federal ${least} for its size.`,
  uefMinimumUnknown:
    'The size or first hour rating that the federal minimum depends on is not in our data. ' +
    'Ask us before you order.',
  units: {
    room: 'a room air conditioner of this size',
    portable: 'a portable air conditioner of this size',
    ptac: 'a through-wall unit of this size',
    dehumidifier: 'a dehumidifier of this size',
  },
  ratingBelow: (rating: string, least: string, unit: string) =>
    `${rating} is below the ${least} that federal rules ask of ${unit}.`,
  ratingMeets: (rating: string, least: string) => `${rating} meets the federal ${least} for its size.`,
  fanAbove: (fer: number, most: number) =>
    `The blower uses ${fer} W for 1,000 CFM, more than the ${most} W that federal rules allow.`,
  fanKeeps: (fer: number, most: number) =>
    `The blower uses ${fer} W for 1,000 CFM; federal rules allow ${most} W.`,
  uef2029: (uef: number, least: number) =>
    `${uef} UEF: only units made before May 6, 2029 may be sold. Newer ones of this size must reach ` +
    `${least}.`,
  ceerOldStock: (ceer: number, least: number) =>
    `Room air conditioners of this size made since May 26, 2026 must reach ${least} CEER. This one has ` +
    `${ceer}, so we sell only stock made before that day.`,
  noxBelow: (has: string, asked: string, machines: string, district: string, limit: number) =>
    `${has} is not enough for ${district}: ${machines} there must be ${asked}, ${limit} ng/J or less.`,
  burners: {
    furnace: 'gas furnaces',
    'condensing-furnace': 'gas furnaces',
    'weatherized-furnace': 'gas furnaces',
    'mobile-home-furnace': 'gas furnaces',
    tank: 'natural gas water heaters of this size',
    tankless: 'natural gas water heaters of this size',
    boiler: 'natural gas boilers of this size',
  },
  noxFee:
    'Mobile home furnaces above 14 ng/J may be sold in the South Coast air district until September 30, ' +
    '2025, when the maker pays a fee.',
  noxUnread: (has: string, district: string) =>
    `${sentenceCase(district)} may ask for Ultra Low NOx, and this model is ${has}. We have not ` +
    'read its present rule. Check with your installer before you order.',
  noxPropane: (district: string) => `This model burns propane. The limit of ${district} is for natural gas.`,
  fuelUnknown: (district: string) =>
    `${sentenceCase(district)} limits natural gas burners, and the fuel of this model is not in ` +
    'our data. Ask us before you order.',
  zeroNox: (district: string) => `Gas burners of this size may no longer be sold in ${district}.`,
  zeroNoxLargeHeaters:
    'Gas water heaters and boilers above 75,000 BTU/h must not give off nitrogen oxides in the Bay Area ' +
    'from January 1, 2031, so gas models may no longer be sold there.',
  zeroNoxFurnaces:
    'Gas furnaces made since January 1, 2029 must not give off nitrogen oxides in the Bay Area, so gas ' +
    'models may no longer be sold there.',
  zeroNoxNewBuildings:
    'New buildings in the South Coast air district must use water heaters and boilers of this size that ' +
    'give off no nitrogen oxides since January 1, 2026. Gas models may still replace one in an existing ' +
    'building.',
  noxMeets: (has: string, district: string) => `${has} is what ${district} asks for.`,
  noxUnknown: (asked: string, district: string) =>
    `${sentenceCase(district)} asks for ${asked}, and the maker's figure is not in our data. ` +
    'Ask us before you order.',
  noxCertified: (asked: string, where: string) =>
    `${where} asks for ${asked} or an ENERGY STAR certificate. This model is efficient enough for one, and ` +
    'our data do not say whether it has it. Ask us before you order.',
  notForCalifornia: 'The maker does not offer this model for sale in California.',
  forCalifornia: 'The maker offers this model for sale in California.',
  oldRefrigerant: (name: string) =>
    `${name} units made since January 1, 2025 may not be installed. Only stock made before may.`,
  refrigerantUnknown:
    'The refrigerant of this model is not in our data. Units with R-410A made since January 1, 2025 may ' +
    'not be installed. Ask us before you order.',
  newRefrigerant: (name: string) => `${name} is within the limit for new equipment.`,
  zeroNoxHeaters:
    'Gas water heaters of up to 75,000 BTU/h made since January 1, 2027 must not give off nitrogen ' +
    'oxides in the Bay Area, so gas models may no longer be sold there.',
  coming: (date: string, why: string) => `Allowed today. From ${date}: ${why}`,
  machines: {
    'split-ac': (large: boolean) =>
      large
        ? `a split air conditioner of ${count(45_000)} BTU/h and more`
        : `a split air conditioner under ${count(45_000)} BTU/h`,
    'split-heat-pump': () => 'a split heat pump',
    'package-ac': () => 'a package air conditioner',
    'package-heat-pump': () => 'a package heat pump',
  },
  regions: { N: 'the North', S: 'the Southeast', SW: 'the Southwest' },
  classes: { None: 'No NOx class', 'Low NOx': 'Low NOx', 'Ultra Low NOx': 'Ultra Low NOx' },
  states: { CA: 'California', CO: 'Colorado', UT: 'this part of Utah', TX: 'Texas' },
  utahPerhaps:
    'Parts of this county may lie in an area of Utah where gas water heaters must be Ultra Low NOx. Look ' +
    'at the map of the Utah Department of Environmental Quality, or ask your installer, before you order.',
  district: (name: string) => `the ${name} air district`,
  checkoutRefused: (name: string, zip: string, why: string) =>
    `${name} may not be installed in ${zip}. ${why} Nothing was ordered: take it out of your ` +
    'cart or choose a model that may.',
} as const
