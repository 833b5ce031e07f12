import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** The reasons of a verdict, as shoppers read them. */
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const count = (value: number): string => grouped(value)

export const texts = defineTexts({
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
    stateRefrigerant: 'Refrigerant by state law',
    outside: 'Outside the United States',
    roomAirConditioner2026: 'Federal room air conditioner minimum from May 2026',
  },
  noRules: 'We only know the rules in the United States. Enter a 5-digit ZIP code.',
  outside:
    'We know the rules of the United States only. Ask the authority where you live, or your installer, ' +
    'before you order.',
  outsideSource: 'Our table of rules',
  below: (rating: string, least: string, machine: string, where: string) =>
    `${rating} is below the ${least} federal minimum for ${machine} installed in ${where}.`,
  meets: (rating: string, least: string, where: string) =>
    `${rating} meets the ${least} minimum in ${where}.`,
  ratingUnknown: (rating: string) =>
    `We don’t have the manufacturer’s ${rating} rating. Please ask us before you order.`,
  furnaceBelow: (afue: number, least: number, kind: string) =>
    `${afue}% AFUE is below the ${least}% federal minimum for this kind of ${kind}.`,
  furnaceMeets: (afue: number, least: number) => `${afue}% AFUE meets the ${least}% federal minimum.`,
  furnace2028: (afue: number) =>
    `${afue}% AFUE: only units made before December 18, 2028 may be sold. ` +
    'A federal court is reviewing this rule.',
  kinds: { furnace: 'furnace', boiler: 'boiler' },
  uefBelow: (uef: number, least: number) =>
    `${uef} UEF is below the ${least} federal minimum for a water heater of this size.`,
  uefMeets: (uef: number, least: number) => `${uef} UEF meets the ${least} federal minimum for its size.`,
  uefMinimumUnknown:
    'The federal minimum depends on the size and the first hour rating, and we don’t have both for ' +
    'this model. Please ask us before you order.',
  units: {
    room: 'a room air conditioner of this size',
    portable: 'a portable air conditioner of this size',
    ptac: 'a through-wall unit of this size',
    dehumidifier: 'a dehumidifier of this size',
  },
  ratingBelow: (rating: string, least: string, unit: string) =>
    `${rating} is below the ${least} federal minimum for ${unit}.`,
  ratingMeets: (rating: string, least: string) =>
    `${rating} meets the ${least} federal minimum for its size.`,
  fanAbove: (fer: number, most: number) =>
    `The blower uses ${fer} W per 1,000 CFM, more than the federal limit of ${most} W.`,
  fanKeeps: (fer: number, most: number) =>
    `The blower uses ${fer} W per 1,000 CFM. The federal limit is ${most} W.`,
  uef2029: (uef: number, least: number) =>
    `${uef} UEF: only units made before May 6, 2029 may be sold. Newer ones of this size must reach ` +
    `${least}.`,
  ceerOldStock: (ceer: number, least: number) =>
    `Room air conditioners of this size made since May 26, 2026 must reach ${least} CEER. This one has ` +
    `${ceer}, so we sell only stock made before that day.`,
  noxBelow: (has: string, asked: string, machines: string, district: string, limit: number) =>
    `${sentenceCase(district)} requires ${asked} ${machines}, ${limit} ng/J or less. This model: ${has}.`,
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
    '2025, if the manufacturer pays a fee.',
  noxUnread: (has: string, district: string) =>
    `${sentenceCase(district)} may require Ultra Low NOx, and this model is ${has}. We have not ` +
    'confirmed its current rule. Check with your installer before you order.',
  noxPropane: (district: string) => `This model burns propane. The limit in ${district} is for natural gas.`,
  fuelUnknown: (district: string) =>
    `${sentenceCase(district)} limits natural gas burners, and we don’t know which fuel this model ` +
    'burns. Please ask us before you order.',
  zeroNox: (district: string) => `Gas models of this size can no longer be sold in ${district}.`,
  zeroNoxLargeHeaters:
    'Starting January 1, 2031, gas water heaters and boilers above 75,000 BTU/h sold in the Bay Area ' +
    'must emit no nitrogen oxides, so gas models can no longer be sold there.',
  zeroNoxFurnaces:
    'Gas furnaces made on or after January 1, 2029 must emit no nitrogen oxides in the Bay Area, so ' +
    'gas models can no longer be sold there.',
  zeroNoxNewBuildings:
    'Since January 1, 2026, water heaters and boilers of this size in new buildings in the South ' +
    'Coast air district must emit no nitrogen oxides. You can still use a gas model to replace one ' +
    'in an existing building.',
  noxMeets: (has: string, district: string) => `${has} meets the limit in ${district}.`,
  noxUnknown: (asked: string, district: string) =>
    `${sentenceCase(district)} requires ${asked}, and we don’t have this model’s rating. Please ask ` +
    'us before you order.',
  noxCertified: (asked: string, where: string) =>
    `${where} requires ${asked} or ENERGY STAR certification. This model is efficient enough for ` +
    'ENERGY STAR, but we don’t know whether it is certified. Please ask us before you order.',
  notForCalifornia: 'The manufacturer doesn’t offer this model for sale in California.',
  forCalifornia: 'The manufacturer offers this model for sale in California.',
  oldRefrigerant: (name: string) =>
    `${name} units made on or after January 1, 2025 can’t be installed. Units made earlier can.`,
  refrigerantUnknown:
    'We don’t know which refrigerant this model uses. R-410A units made on or after January 1, 2025 ' +
    'can’t be installed. Please ask us before you order.',
  newRefrigerant: (name: string) => `${name} meets the limit for new equipment.`,
  zeroNoxHeaters:
    'Gas water heaters up to 75,000 BTU/h made on or after January 1, 2027 must emit no nitrogen ' +
    'oxides in the Bay Area, so gas models can no longer be sold there.',
  coming: (date: string, why: string) => `Allowed today. From ${date}: ${why}`,
  machines: {
    'split-ac': (large: boolean) =>
      large
        ? `a split air conditioner of ${count(45_000)} BTU/h or more`
        : `a split air conditioner under ${count(45_000)} BTU/h`,
    'split-heat-pump': () => 'a split heat pump',
    'package-ac': () => 'a package air conditioner',
    'package-heat-pump': () => 'a package heat pump',
  },
  regions: { N: 'the North', S: 'the Southeast', SW: 'the Southwest' },
  classes: { None: 'No NOx class', 'Low NOx': 'Low NOx', 'Ultra Low NOx': 'Ultra Low NOx' },
  states: {
    CA: 'California',
    CO: 'Colorado',
    NY: 'New York',
    TX: 'Texas',
    UT: 'this part of Utah',
    WA: 'Washington',
  },
  stateRefrigerantMeets: (name: string, where: string) => `${name} meets the limit of ${where}.`,
  stateRefrigerantUnknown: (where: string) =>
    `${where} limits the refrigerant of new units, and we don’t know this model’s. Please ask us before ` +
    'you order.',
  stateOldStock: (name: string, where: string) =>
    `${where} forbids new ${name} units made on or after January 1, 2025. Ask us for the date on this ` +
    'unit’s plate before you order.',
  stateNoOldStock: (name: string, where: string) =>
    `Since January 1, 2026, new ${name} units can’t be installed in ${where}, even if they were made ` +
    'before 2025.',
  newYorkHeatPumpWaterHeater:
    'From January 1, 2027, New York limits the refrigerants of heat pump water heaters. Ask us for this ' +
    'model’s refrigerant before you order.',
  utahPerhaps:
    'Parts of this county may be in an area where gas water heaters must be Ultra Low NOx. Before ' +
    'you order, check the Utah Department of Environmental Quality’s map or ask your installer.',
  district: (name: string) => `the ${name} air district`,
  checkoutRefused: (name: string, zip: string, why: string) =>
    `${name} can’t be installed in ${zip}. ${why} Your order was not placed. Remove it from your ` +
    'cart or choose another model.',
  /** the permit and code sheet */
  sheet: {
    sections: {
      cooling: 'Air conditioners and heat pumps',
      heating: 'Furnaces and boilers',
      water: 'Water heaters',
      room: 'Room units and dehumidifiers',
      nox: 'Nitrogen oxides of gas burners',
      refrigerant: 'Refrigerant',
      coming: 'Rules that come later',
    },
    machines: {
      smallAc: 'Split air conditioner under 45,000 BTU/h',
      largeAc: 'Split air conditioner of 45,000 BTU/h or more',
      splitHeatPump: 'Split heat pump',
      packageAc: 'Package air conditioner',
      packageHeatPump: 'Package heat pump',
    },
    ratings: (seer2: number, eer2: number | undefined, hspf2: number | undefined) =>
      [
        `${seer2} SEER2`,
        ...(eer2 === undefined ? [] : [`${eer2} EER2`]),
        ...(hspf2 === undefined ? [] : [`${hspf2} HSPF2`]),
      ].join(', '),
    furnaces: {
      gas: 'Gas furnace',
      oil: 'Oil furnace',
      electric: 'Electric furnace',
      packaged: 'Gas section of a package unit',
    },
    heaters: {
      gasBoiler: 'Gas boiler, hot water',
      oilBoiler: 'Oil boiler, hot water',
    },
    afue: (afue: number) => `${afue}% AFUE`,
    tank: (gallons: number, fuel: 'gas' | 'electric') =>
      `${fuel === 'gas' ? 'Gas' : 'Electric'} tank of ${gallons} gal with a high draw`,
    tankless: {
      gas: 'Gas tankless heater of 4 gal/min or more',
      electric: 'Electric tankless heater of 4 gal/min or more',
    },
    uef: (uef: number) => `${uef.toFixed(2)} UEF`,
    roomAc: (belowBtu: number) =>
      Number.isFinite(belowBtu)
        ? `Room air conditioner under ${count(belowBtu)} BTU/h, made since May 26, 2026`
        : 'Larger room air conditioner, made since May 26, 2026',
    ceer: (ceer: number) => `${ceer} CEER`,
    dehumidifier: (upToPints: number) =>
      Number.isFinite(upToPints) ? `Dehumidifier up to ${upToPints} pints a day` : 'Larger dehumidifier',
    ief: (ief: number) => `${ief} IEF`,
    burners: {
      furnace: 'Gas furnace under 90% AFUE',
      'condensing-furnace': 'Gas furnace of 90% AFUE or more',
      'weatherized-furnace': 'Gas section of a package unit',
      'mobile-home-furnace': 'Gas furnace for mobile homes',
      tank: 'Gas tank water heater',
      tankless: 'Gas tankless water heater',
      boiler: 'Gas boiler',
    },
    burner: (name: string, fromBtu: number, belowBtu: number) =>
      fromBtu > 0
        ? `${name} of ${count(fromBtu)} BTU/h or more`
        : belowBtu < 1_000_000
          ? `${name} under ${count(belowBtu)} BTU/h`
          : name,
    noxLimit: (limit: number, asked: string) =>
      limit === 0 ? 'No nitrogen oxides, so gas models cannot be sold' : `${asked}: ${limit} ng/J or less`,
    noxUnsure: 'We are not sure of this limit; ask the air district',
    noxCertified: 'An ENERGY STAR certificate is accepted instead',
    noNox: 'No limit that we know of',
    noNoxWhat: 'Gas furnaces, water heaters and boilers',
    noNoxSource: 'Our table of limits; it covers California, Colorado, Texas and Utah',
    stateRefrigerantWhat: (where: string) => `New air conditioners and heat pumps in ${where}`,
    stateRefrigerant: (isOldStockAllowed: boolean) =>
      isOldStockAllowed
        ? 'R-454B, R-32 or another refrigerant below the state’s limit. R-410A only in units made before ' +
          'January 1, 2025.'
        : 'R-454B, R-32 or another refrigerant below the state’s limit. No R-410A, whenever it was made.',
    refrigerantWhat: 'New split and package units',
    refrigerant:
      'R-454B, R-32 or another refrigerant of low warming potential. R-410A only in units made before ' +
      'January 1, 2025.',
    furnace2028What: 'Gas furnace made on or after December 18, 2028',
    furnace2028: '95% AFUE. A federal court is reviewing this rule.',
    water2029What: (gallons: number) => `Electric tank of ${gallons} gal made on or after May 6, 2029`,
  },
})
