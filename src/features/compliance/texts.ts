/** What a person reads about the rules of a place: the reasons of a verdict. */
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
  },
  below: (rating: string, least: string, machine: string, where: string) =>
    `${rating} is below the ${least} that federal rules ask of ${machine} installed in ${where}.`,
  meets: (rating: string, least: string, where: string) =>
    `${rating} meets the ${least} asked for in ${where}.`,
  ratingUnknown: (rating: string) =>
    `The maker's ${rating} figure is not in our data. Ask us before you order.`,
  furnaceBelow: (afue: number, least: number) =>
    `${afue} % AFUE is below the ${least} % that federal rules ask of this kind of furnace.`,
  furnaceMeets: (afue: number, least: number) => `${afue} % AFUE meets the federal ${least} %.`,
  furnace2028: (afue: number) =>
    `${afue} % AFUE: only units made before December 18, 2028 may be sold. ` +
    'A federal court is reviewing this rule.',
  noxBelow: (has: string, asked: string, limit: number, district: string) =>
    `${has} is not enough for ${district}: gas furnaces there must be ${asked}, ${limit} ng/J or less.`,
  noxMeets: (has: string, district: string) => `${has} is what ${district} asks for.`,
  noxUnknown: (asked: string, district: string) =>
    `${district} asks for ${asked}, and the maker's figure is not in our data. Ask us before you order.`,
  notForCalifornia: 'The maker does not offer this model for sale in California.',
  forCalifornia: 'The maker offers this model for sale in California.',
  oldRefrigerant: (name: string) =>
    `${name} units made since January 1, 2025 may not be installed. Only stock made before may.`,
  newRefrigerant: (name: string) => `${name} is within the limit for new equipment.`,
  zeroNoxHeaters:
    'Gas tank water heaters of up to 75,000 BTU/h made since January 1, 2027 must not give off nitrogen ' +
    'oxides in the Bay Area, so gas tanks may no longer be sold there.',
  utahHeaters:
    'Utah asks for ultra-low NOx gas tank water heaters. Check with your installer before you order.',
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
  restOfCalifornia: 'California',
  district: (name: string) => `the ${name} air district`,
  checkoutRefused: (name: string, zip: string, why: string) =>
    `${name} may not be installed in ${zip}. ${why} Nothing was ordered: take it out of your ` +
    'cart or choose a model that may.',
} as const
