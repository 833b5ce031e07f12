import { upToHundredths as words } from '#lib/numbers.ts'
import type { AttributeKey } from '../attribute-ids.ts'
import { carriesKit, leastAirflow } from '../circuits/circuits.ts'
import { isDuctedOutdoorHalf, isDuctedSet, mayBurn } from '../equipment.ts'
import { hasSomeTrait, hasTrait, hasTraits } from '../product-types.ts'
import {
  attributeOf,
  type CatalogueRule,
  type CheckedProduct,
  columnOf,
  type Fault,
  figureOf,
  wordsOf,
} from './rule.ts'

const BTU_PER_TON = 12_000
/** The heat of a cold-climate unit at 5 °F, as a share of its heat at 47 °F. */
const COLD_CLIMATE_SHARE = 0.7
const HEATING = [
  'furnaceHeatingBtu',
  'packageHeatingBtu',
  'hydronicHeatingBtu',
] as const satisfies readonly AttributeKey[]
const AT_47 = ['heatPumpHeatingBtu', 'miniSplitHeatingBtu'] as const satisfies readonly AttributeKey[]

const first = (
  product: CheckedProduct,
  keys: readonly AttributeKey[],
): [AttributeKey, number] | undefined => {
  for (const key of keys) {
    const value = figureOf(product, key)
    if (value !== undefined) return [key, value]
  }
  return undefined
}

/** One figure divided by another lies between two bounds. Skips products that lack one of the figures. */
function ratio(
  name: string,
  severity: CatalogueRule['severity'],
  over: AttributeKey,
  under: AttributeKey,
  [least, most]: readonly [number, number],
): CatalogueRule {
  return {
    name,
    severity,
    check: (product) => {
      const [a, b] = [figureOf(product, over), figureOf(product, under)]
      if (a === undefined || b === undefined || b === 0 || (a / b >= least && a / b <= most)) return undefined
      return {
        column: columnOf(over),
        expected: `${words(least * b)} to ${words(most * b)} beside ${under} ${words(b)}`,
        found: words(a),
      }
    },
  }
}

/** A rule for some products only. */
const only = (concerns: (product: CheckedProduct) => boolean, rule: CatalogueRule): CatalogueRule => ({
  ...rule,
  check: (product) => (concerns(product) ? rule.check(product) : undefined),
})

/** The heat at a temperature is not more than at a warmer one. */
function colder(name: string, cold: AttributeKey, warm: readonly AttributeKey[]): CatalogueRule {
  return {
    name,
    severity: 'error',
    check: (product) => {
      const [heat, more] = [figureOf(product, cold), first(product, warm)]
      return heat === undefined || more === undefined || heat <= more[1]
        ? undefined
        : { column: columnOf(cold), expected: `at most ${words(more[1])}`, found: words(heat) }
    },
  }
}

/** Types whose output is stated as a share of the burner: by AFUE, or by thermal efficiency. */
function outputOf(name: string, efficiency: AttributeKey, isOne: (type: string) => boolean): CatalogueRule {
  return {
    name,
    severity: 'error',
    check: (product) => {
      const [share, input, output] = [
        figureOf(product, efficiency),
        figureOf(product, 'inputBtu'),
        first(product, HEATING),
      ]
      if (!isOne(product.type) || share === undefined || input === undefined || output === undefined)
        return undefined
      const wanted = (input * share) / 100
      return Math.abs(output[1] - wanted) <= wanted * 0.03
        ? undefined
        : {
            column: columnOf(output[0]),
            expected: `about ${words(wanted)}: ${share}% of ${words(input)}`,
            found: words(output[1]),
          }
    },
  }
}

function coldClimate(product: CheckedProduct): Fault | undefined {
  const [heat5, at47] = [figureOf(product, 'heat5Btu'), first(product, AT_47)]
  if (attributeOf(product, 'coldClimate') !== true || heat5 === undefined || at47 === undefined)
    return undefined
  return heat5 >= at47[1] * COLD_CLIMATE_SHARE
    ? undefined
    : {
        column: columnOf('heat5Btu'),
        expected: `at least ${words(at47[1] * COLD_CLIMATE_SHARE)}: a cold-climate unit keeps 70% at 5 °F`,
        found: words(heat5),
      }
}

/** A matched set whose furnace has the blower. */
const isFurnaceSet = (type: string): boolean => hasTraits(type, 'is-matched-set', 'has-furnace')

/** Burners that are rated by AFUE: all but those of taps and of workshops. */
const isRatedByAfue = (type: string): boolean =>
  hasTrait(type, 'is-packaged') || (mayBurn(type) && !hasSomeTrait(type, 'heats-tap-water', 'heats-workshop'))

/** A split air conditioner with ducts that does not heat. */
const isSplitCooling = (type: string): boolean =>
  (isDuctedOutdoorHalf(type) || isDuctedSet(type)) &&
  !hasSomeTrait(type, 'heats-by-compressor', 'has-furnace')

export const CAPACITY_RULES: readonly CatalogueRule[] = [
  outputOf('output is AFUE × input', 'afue', isRatedByAfue),
  outputOf('output is thermal efficiency × input', 'thermalEfficiency', (type) =>
    hasTrait(type, 'heats-workshop'),
  ),
  {
    name: 'output below input',
    severity: 'error',
    check: (product) => {
      const [input, output] = [figureOf(product, 'inputBtu'), first(product, HEATING)]
      return input === undefined || output === undefined || output[1] <= input
        ? undefined
        : { column: columnOf(output[0]), expected: `at most ${words(input)}`, found: words(output[1]) }
    },
  },
  ratio('cooling of a size in tons', 'error', 'coolingBtu', 'tons', [BTU_PER_TON * 0.85, BTU_PER_TON * 1.1]),
  ratio('cooling of a system in tons', 'error', 'coolingBtu', 'systemTons', [
    BTU_PER_TON * 0.85,
    BTU_PER_TON * 1.1,
  ]),
  ratio('SACC beside the older rating', 'error', 'saccBtu', 'coolingBtu', [0.35, 0.95]),
  ratio('EER2 beside SEER2', 'error', 'eer2', 'seer2', [0.35, 1]),
  ratio('HSPF2 beside SEER2', 'warning', 'hspf2', 'seer2', [0.3, 0.75]),
  ratio('heat of a heat pump beside its cooling', 'warning', 'heatPumpHeatingBtu', 'coolingBtu', [0.7, 1.5]),
  ratio(
    'heat of a mini split beside its cooling',
    'warning',
    'miniSplitHeatingBtu',
    'coolingBtu',
    [0.7, 1.7],
  ),
  ratio('heat at 5 °F beside heat at 47 °F', 'warning', 'heat5Btu', 'heatPumpHeatingBtu', [0.25, 1.05]),
  ratio('heat at 5 °F of a mini split', 'warning', 'heat5Btu', 'miniSplitHeatingBtu', [0.25, 1.1]),
  colder('heat at 17 °F below heat at 47 °F', 'heat17Btu', AT_47),
  colder('heat at 5 °F below heat at 17 °F', 'heat5Btu', ['heat17Btu']),
  { name: 'a cold-climate unit keeps 70% at 5 °F', severity: 'error', check: coldClimate },
  {
    name: 'a cold-climate unit states its heat at 5 °F',
    severity: 'warning',
    check: (product) =>
      attributeOf(product, 'coldClimate') !== true || figureOf(product, 'heat5Btu') !== undefined
        ? undefined
        : { column: columnOf('heat5Btu'), expected: 'the heat at 5 °F', found: 'nothing' },
  },
  only(
    ({ type }) => !isFurnaceSet(type),
    ratio('airflow for each ton of a coil', 'warning', 'airflow', 'systemTons', [300, 500]),
  ),
  // The blower of a furnace may be stronger than its coil needs, because the installer sets its speed.
  only(
    ({ type }) => isFurnaceSet(type),
    ratio('airflow of a furnace for its coil', 'error', 'airflow', 'systemTons', [300, 1_000]),
  ),
  ratio('airflow for each ton of a package unit', 'warning', 'airflow', 'tons', [300, 500]),
  {
    name: 'airflow for electric heat',
    severity: 'error',
    check: (product) => {
      const [airflow, kw] = [figureOf(product, 'airflow'), figureOf(product, 'electricHeatKw')]
      return airflow === undefined || kw === undefined || carriesKit(airflow, kw)
        ? undefined
        : {
            column: columnOf('airflow'),
            expected: `at least ${words(leastAirflow(kw))} CFM for ${words(kw)} kW`,
            found: words(airflow),
          }
    },
  },
  ratio('airflow for the largest air conditioner', 'warning', 'airflow', 'maxAcTons', [325, 700]),
  ratio('temperature rise of a furnace', 'warning', 'furnaceHeatingBtu', 'airflow', [1.08 * 15, 1.08 * 85]),
  ratio('GPM beside the burner', 'error', 'gpm', 'inputBtu', [0, 1 / (500 * 25)]),
  ratio('GPM beside electric power', 'error', 'gpm', 'electricHeatKw', [0, 3412 / (500 * 25)]),
  ratio('first hour beside the tank', 'warning', 'firstHour', 'gallons', [0.8, 3]),
  {
    name: 'SEER2 of the regions',
    severity: 'error',
    check: (product) => {
      const seer2 = figureOf(product, 'seer2')
      const isSouth = wordsOf(product, 'region').some((region) => region !== 'N')
      return !isSplitCooling(product.type) || seer2 === undefined || !isSouth || seer2 >= 13.8
        ? undefined
        : {
            column: columnOf('region'),
            expected: 'N alone below 13.8 SEER2 (10 CFR 430.32(c)(6))',
            found: `${seer2} SEER2`,
          }
    },
  },
  {
    name: 'EER2 of the Southwest',
    severity: 'error',
    check: (product) => {
      const [seer2, eer2, btu] = [
        figureOf(product, 'seer2') ?? 0,
        figureOf(product, 'eer2'),
        figureOf(product, 'coolingBtu') ?? 0,
      ]
      if (!isSplitCooling(product.type) || eer2 === undefined || !wordsOf(product, 'region').includes('SW'))
        return undefined
      const least = seer2 >= 15.2 ? 9.8 : btu >= 45_000 ? 11.2 : 11.7
      return eer2 >= least
        ? undefined
        : {
            column: columnOf('eer2'),
            expected: `at least ${least} for the Southwest (10 CFR 430.32(c)(6))`,
            found: String(eer2),
          }
    },
  },
]
