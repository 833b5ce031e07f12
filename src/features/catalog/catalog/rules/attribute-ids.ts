/**
 * Attributes that rules name by number (K-ATTRS). They stand apart from the table of all attributes, because
 * the browser needs only these.
 */

/** Each family of equipment states its heating output in one of these attributes (K-ATTRS). */
export const HEATING_BTU_ATTRIBUTES = [111, 715, 721, 738, 971] as const
export const COOLING_BTU_ATTRIBUTE = 527
export const TONNAGE_ATTRIBUTES = [103, 908] as const
export const REGION_ATTRIBUTE = 1320
export const CALIFORNIA_ATTRIBUTE = 1376
export const EMISSION_ATTRIBUTE = 1359

export const PARTS_WARRANTY_ATTRIBUTE = 2110
export const LIQUID_LINE_ATTRIBUTE = 2051
export const MOBILE_HOME_ATTRIBUTE = 2034
export const INPUT_ATTRIBUTE = 2001
export const STAGING_ATTRIBUTE = 2016

export const REGION_CODES = ['N', 'S', 'SW'] as const
export const EMISSION_STANDARDS = ['None', 'Low NOx', 'Ultra Low NOx'] as const

/**
 * How many speeds a unit runs at, from the strictest limit of Manual S to the widest; `variable` is an
 * inverter or a modulating burner.
 */
export const STAGES = ['single', 'two-stage', 'variable'] as const
export type Stages = (typeof STAGES)[number]

/** The stages of a unit in the catalog's words; one where it states none. */
export function stagesOf(staging: unknown): Stages {
  const words = String(staging ?? '').toLowerCase()
  if (/inverter|modulating|variable/.test(words)) return 'variable'
  return /two/.test(words) ? 'two-stage' : 'single'
}

/** Own numbers of a merchant's attributes and categories begin here; those below come with releases. */
export const FIRST_OWN_ID = 10_000

/** The ids of the release's attributes, by key: `ATTR.seer2`. Those of merchants begin higher. */
export const ATTR = {
  furnaceHeatingBtu: 111,
  heatPumpHeatingBtu: 715,
  miniSplitHeatingBtu: 721,
  packageHeatingBtu: 738,
  hydronicHeatingBtu: 971,
  coolingBtu: 527,
  saccBtu: 2136,
  tons: 103,
  systemTons: 908,
  region: 1320,
  california: 1376,
  emissionStandard: 1359,
  inputBtu: 2001,
  maxAcTons: 2002,
  heat17Btu: 2003,
  heat5Btu: 2004,
  minHeatF: 2005,
  electricHeatKw: 2006,
  coverage: 2007,
  seer2: 2010,
  eer2: 2011,
  hspf2: 2012,
  afue: 2013,
  uef: 2014,
  ceer: 2015,
  eer: 2132,
  cop: 2133,
  ief: 2134,
  fer: 2135,
  staging: 2016,
  coldClimate: 2017,
  thermalEfficiency: 2018,
  blower: 2019,
  heatRecovery: 2020,
  width: 2030,
  height: 2031,
  depth: 2032,
  position: 2033,
  mobileHome: 2034,
  airHandlerType: 2035,
  ports: 2036,
  mounting: 2037,
  voltage: 2040,
  mca: 2041,
  mop: 2042,
  amps: 2043,
  circuits: 2044,
  refrigerant: 2050,
  liquidLine: 2051,
  suctionLine: 2052,
  maxLineFt: 2053,
  maxLiftFt: 2054,
  prechargedFt: 2055,
  metering: 2056,
  leakSensor: 2057,
  sound: 2060,
  airflow: 2061,
  fuel: 2070,
  vent: 2071,
  lpConvertible: 2072,
  propaneKit: 2139,
  gallons: 2080,
  gpm: 2081,
  firstHour: 2082,
  pintsPerDay: 2090,
  caseVolume: 2137,
  gallonsPerDay: 2091,
  merv: 2092,
  filterSize: 2093,
  filterThickness: 2094,
  wifi: 2100,
  heatStages: 2101,
  coolStages: 2102,
  thermostatType: 2103,
  warrantyParts: 2110,
  warrantyCore: 2111,
  registerWithin: 2112,
  warrantyUnregistered: 2113,
  madeFor: 2138,
  kind: 2120,
  size: 2121,
  length: 2122,
  diameter: 2123,
  material: 2124,
  rValue: 2125,
  gauge: 2126,
  conductors: 2127,
  packCount: 2128,
  loadLb: 2129,
  color: 2130,
  netWeight: 2131,
} as const
export type AttributeKey = keyof typeof ATTR
