import type { AttributeKey } from '../attribute-ids.ts'
import {
  hasGasFurnace,
  isGasFurnace,
  isMultiZoneSet,
  isSingleZoneSet,
  isTank,
  isTankless,
} from '../equipment.ts'
import { hasSomeTrait, hasTrait, hasTraits } from '../product-types.ts'
import {
  attributeOf,
  type CatalogueRule,
  type CheckedProduct,
  columnOf,
  type Fault,
  figureOf,
  wordOf,
} from './rule.ts'

const fault = (key: AttributeKey, expected: string, found: string | number): Fault => ({
  column: columnOf(key),
  expected,
  found: String(found),
})

const inchesOf = (size: string): number => {
  const [whole, fraction] = size.includes('-') ? size.split('-') : ['0', size]
  const [over = 0, under = 1] = (fraction ?? '').split('/').map(Number)
  return Number(whole) + over / under
}

/** Types whose fuel need not be stated: they burn something unless they say "Electric". */
const burnsUnlessElectric = (type: string): boolean => hasSomeTrait(type, 'burns-gas', 'burns-stated-fuel')
const mayHaveFlame = (product: CheckedProduct): boolean =>
  wordOf(product, 'fuel') === '' && burnsUnlessElectric(product.type)
const burns = (product: CheckedProduct): boolean =>
  ['Natural gas', 'Propane', 'Heating oil'].includes(wordOf(product, 'fuel'))

/** The fuel that a furnace has by its type; undefined where its data name it. */
function fuelOfFurnace(type: string): string | undefined {
  if (!hasTrait(type, 'has-furnace')) return undefined
  if (hasTrait(type, 'burns-oil')) return 'Heating oil'
  return hasTrait(type, 'heats-by-elements') ? 'Electric' : undefined
}

const CONDENSING_AFUE = 90
const STANDARD_WIDTHS = [14, 17.5, 21, 24.5]
/** The least weight of a pleated filter with its frame. A lighter one was weighed wrong. */
const LEAST_FILTER_LB = 0.3
const PARCEL_LB = 150
/** Above this MERV a thin filter restricts the air too much, so it must be deeper. */
const FINEST_THIN_MERV = 13
const THIN_INCHES = 2

export const TRADE_RULES: readonly CatalogueRule[] = [
  {
    name: 'liquid line thinner than suction line',
    severity: 'error',
    check: (product) => {
      const [liquid, suction] = [wordOf(product, 'liquidLine'), wordOf(product, 'suctionLine')]
      return liquid === '' || suction === '' || inchesOf(liquid) < inchesOf(suction)
        ? undefined
        : fault('liquidLine', `thinner than the suction line of ${suction} in`, liquid)
    },
  },
  {
    name: 'a condensing furnace vents through PVC',
    severity: 'error',
    check: (product) => {
      const [afue, vent] = [figureOf(product, 'afue') ?? 0, wordOf(product, 'vent')]
      return !hasGasFurnace(product.type) || vent === '' || afue >= CONDENSING_AFUE === vent.startsWith('PVC')
        ? undefined
        : fault('vent', afue >= CONDENSING_AFUE ? 'PVC from 90% AFUE' : 'metal below 90% AFUE', vent)
    },
  },
  {
    name: 'a condensing tankless heater vents through PVC',
    severity: 'error',
    check: (product) =>
      isTankless(product.type) &&
      burns(product) &&
      (figureOf(product, 'uef') ?? 0) > 0.9 &&
      !wordOf(product, 'vent').startsWith('PVC')
        ? fault('vent', 'PVC above 0.9 UEF', wordOf(product, 'vent') || 'nothing')
        : undefined,
  },
  {
    name: 'UEF of a burner',
    severity: 'error',
    check: (product) => {
      const uef = figureOf(product, 'uef')
      return uef === undefined || !burns(product) || uef < 1
        ? undefined
        : fault('uef', 'below 1: a burner gives less than its fuel holds', uef)
    },
  },
  {
    name: 'UEF of electric heat',
    severity: 'error',
    check: (product) => {
      const uef = figureOf(product, 'uef')
      return uef === undefined ||
        wordOf(product, 'fuel') !== 'Electric' ||
        (uef >= 0.85 && uef <= 1) ||
        uef >= 2
        ? undefined
        : fault('uef', '0.85 to 1 for elements, 2 and more for a heat pump', uef)
    },
  },
  {
    name: 'thickness of a filter size',
    severity: 'error',
    check: (product) => {
      const [size, inches] = [wordOf(product, 'filterSize'), figureOf(product, 'filterThickness')]
      const last = Number(size.split('×').at(-1))
      return size === '' || inches === undefined || last === inches
        ? undefined
        : fault('filterThickness', `${last} as in ${size}`, inches)
    },
  },
  {
    name: 'MERV of a thin filter',
    severity: 'warning',
    check: (product) => {
      const [merv, inches] = [figureOf(product, 'merv') ?? 0, figureOf(product, 'filterThickness')]
      return inches === undefined || merv <= FINEST_THIN_MERV || inches > THIN_INCHES
        ? undefined
        : fault('merv', `at most ${FINEST_THIN_MERV} for ${inches} in`, merv)
    },
  },
  {
    name: 'weight of a filter',
    severity: 'warning',
    check: (product) => {
      const each = product.weight_lb / (figureOf(product, 'packCount') ?? 1)
      return !hasTraits(product.type, 'filters-air', 'is-consumable') || each >= LEAST_FILTER_LB
        ? undefined
        : { column: 'weight_lb', expected: `at least ${LEAST_FILTER_LB} lb a filter`, found: each.toFixed(2) }
    },
  },
  {
    name: 'contents lighter than the parcel',
    severity: 'error',
    check: (product) => {
      const net = figureOf(product, 'netWeight')
      return net === undefined || net <= product.weight_lb
        ? undefined
        : fault('netWeight', `at most the weight of ${product.weight_lb} lb`, net)
    },
  },
  {
    name: 'a parcel below 150 lb',
    severity: 'error',
    check: ({ freight, weight_lb }) =>
      freight.mode === 'parcel' && weight_lb > PARCEL_LB
        ? { column: 'freight_mode', expected: 'ltl above 150 lb', found: `parcel of ${weight_lb} lb` }
        : undefined,
  },
  {
    name: 'list price above the price',
    severity: 'error',
    check: ({ list_price_cents: list, price_cents: price }) =>
      list === null || list > price
        ? undefined
        : { column: 'list_price', expected: 'more than the price, or nothing', found: String(list / 100) },
  },
  {
    name: 'zones of a multi-zone system',
    severity: 'error',
    check: (product) => {
      const ports = figureOf(product, 'ports')
      return !isMultiZoneSet(product.type) || ports === undefined || ports >= 2
        ? undefined
        : fault('ports', 'at least 2', ports)
    },
  },
  {
    name: 'zone of a single-zone system',
    severity: 'error',
    check: (product) => {
      const ports = figureOf(product, 'ports')
      return !isSingleZoneSet(product.type) || ports === undefined || ports === 1
        ? undefined
        : fault('ports', '1', ports)
    },
  },
  {
    name: 'propane kit for natural gas',
    severity: 'error',
    check: (product) =>
      attributeOf(product, 'lpConvertible') === true && wordOf(product, 'fuel') !== 'Natural gas'
        ? fault('lpConvertible', 'yes only for natural gas', wordOf(product, 'fuel') || 'no fuel')
        : undefined,
  },
  {
    name: 'NOx class of a burner',
    severity: 'error',
    check: (product) =>
      wordOf(product, 'emissionStandard') === '' || burns(product) || mayHaveFlame(product)
        ? undefined
        : fault('emissionStandard', 'nothing without a burner', wordOf(product, 'emissionStandard')),
  },
  {
    name: 'fuel of a furnace',
    severity: 'error',
    check: (product) => {
      const wanted = fuelOfFurnace(product.type)
      const fuel = wordOf(product, 'fuel')
      return wanted === undefined || fuel === '' || fuel === wanted ? undefined : fault('fuel', wanted, fuel)
    },
  },
  {
    name: 'cabinet width of a furnace',
    severity: 'warning',
    check: (product) => {
      const width = figureOf(product, 'width')
      return !isGasFurnace(product.type) || width === undefined || STANDARD_WIDTHS.includes(width)
        ? undefined
        : fault('width', `one of ${STANDARD_WIDTHS.join(', ')} in`, width)
    },
  },
  {
    name: 'core warranty not shorter than parts',
    severity: 'warning',
    check: (product) => {
      const [parts, core] = [figureOf(product, 'warrantyParts'), figureOf(product, 'warrantyCore')]
      return parts === undefined || core === undefined || core >= parts
        ? undefined
        : fault('warrantyCore', `at least ${parts} years`, core)
    },
  },
  {
    name: 'a warranty to register names its days and its shorter term',
    severity: 'error',
    check: (product) => {
      const keys = ['warrantyParts', 'registerWithin', 'warrantyUnregistered'] as const
      const [parts, days, shorter] = keys.map((key) => figureOf(product, key))
      if (days === undefined && shorter === undefined) return undefined
      if (days === undefined) return fault('registerWithin', 'the days to register', '')
      return shorter !== undefined && parts !== undefined && shorter < parts
        ? undefined
        : fault('warrantyUnregistered', `less than ${parts ?? 'the parts warranty'} years`, shorter ?? '')
    },
  },
  {
    name: 'first hour of a tank only',
    severity: 'error',
    check: (product) =>
      figureOf(product, 'firstHour') !== undefined && !isTank(product.type)
        ? fault('firstHour', 'only for tank water heaters', figureOf(product, 'firstHour') ?? '')
        : undefined,
  },
]
