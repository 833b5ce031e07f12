import { expect, test } from 'vitest'
import { nearWord } from '#lib/text/near-word.ts'
import { ATTR, type AttributeKey } from '../attribute-ids.ts'
import { CAPACITY_RULES } from './capacity-rules.ts'
import { ELECTRICAL_RULES } from './electrical-rules.ts'
import { NAME_RULES } from './name-rules.ts'
import { PROMISE_RULES } from './promise-rules.ts'
import { REFRIGERANT_RULES } from './refrigerant-rules.ts'
import { type CheckedProduct, checkProduct } from './rule.ts'
import { SIZE_RULES } from './size-rules.ts'
import { listRule, rangeRule } from './table-rules.ts'
import { TRADE_RULES } from './trade-rules.ts'

const RULES = [
  ...ELECTRICAL_RULES,
  ...CAPACITY_RULES,
  ...TRADE_RULES,
  ...PROMISE_RULES,
  ...REFRIGERANT_RULES,
  ...SIZE_RULES,
  ...NAME_RULES,
]

type Figures = Partial<Record<AttributeKey, string | number | boolean | string[]>>

const product = (type: string, figures: Figures, more: Partial<CheckedProduct> = {}): CheckedProduct => ({
  sku: 'X-1',
  name: 'Product',
  brand: 'Acme',
  type,
  attributes: Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [String(ATTR[key as AttributeKey]), value]),
  ),
  dimensions: null,
  weight_lb: 100,
  price_cents: 100_000,
  list_price_cents: null,
  is_service: false,
  freight: {},
  summary: '',
  description: '',
  ...more,
})
const broken = (checked: CheckedProduct): string[] => checkProduct(checked, RULES).map(({ rule }) => rule)

test.each<[string, CheckedProduct]>([
  ['breaker at least the ampacity', product('air-conditioner', { mca: 20, mop: 15, voltage: '208/230 V' })],
  ['breaker of a standard size', product('heat-pump', { mca: 36, mop: 55, voltage: '208/230 V' })],
  ['one supply for one ampacity', product('mini-split-outdoor', { mca: 9, voltage: '115 or 208/230 V' })],
  [
    'ampacity of electric heat',
    product('electric-furnace', { electricHeatKw: 20, mca: 52, voltage: '240 V' }),
  ],
  ['output of electric heat', product('heat-kit', { electricHeatKw: 10, furnaceHeatingBtu: 40_000 })],
  ['amperes of a wire gauge', product('whip', { gauge: '10 AWG', amps: 40 })],
  [
    'output is AFUE × input',
    product('gas-furnace', { afue: 96, inputBtu: 80_000, furnaceHeatingBtu: 64_000 }),
  ],
  ['output below input', product('unit-heater', { inputBtu: 30_000, hydronicHeatingBtu: 31_000 })],
  ['cooling of a size in tons', product('air-conditioner', { tons: 3, coolingBtu: 24_000 })],
  ['EER2 beside SEER2', product('air-conditioner', { seer2: 15, eer2: 16 })],
  ['HSPF2 beside SEER2', product('heat-pump', { seer2: 14, hspf2: 13 })],
  [
    'a cold-climate unit keeps 70% at 5 °F',
    product('heat-pump', { heatPumpHeatingBtu: 34_600, heat5Btu: 24_200, coldClimate: true }),
  ],
  ['heat at 5 °F below heat at 17 °F', product('heat-pump', { heat17Btu: 20_000, heat5Btu: 21_000 })],
  ['liquid line thinner than suction line', product('line-set', { liquidLine: '3/4', suctionLine: '3/8' })],
  ['a condensing furnace vents through PVC', product('gas-furnace', { afue: 96, vent: 'Metal, 4 in' })],
  ['thickness of a filter size', product('air-filter', { filterSize: '16 × 25 × 1', filterThickness: 4 })],
  ['MERV of a thin filter', product('air-filter', { merv: 16, filterThickness: 1 })],
  ['weight of a filter', product('air-filter', { packCount: 6 }, { weight_lb: 1.2 })],
  ['contents lighter than the parcel', product('refrigerant', { netWeight: 25 }, { weight_lb: 20 })],
  ['a name that is not cut', product('install-supply', {}, { name: 'Brazing Rod, 15% Silver, 28' })],
  ['pack of the name', product('install-supply', { packCount: 6 }, { name: 'Ties, Pack of 12' })],
  ['a name that names the brand once', product('heat-pump', {}, { name: 'Acme Acme Heat Pump' })],
  ['cabinet width of a product with a cabinet', product('refrigerant', { width: 10 })],
  ['NOx class of a burner', product('heat-pump', { emissionStandard: 'Low NOx', fuel: 'Electric' })],
])('[rule] %s', (rule, checked) => {
  expect(broken(checked)).toContain(rule)
})

test('a product that keeps every rule has no finding', () => {
  const furnace = product('gas-furnace', {
    afue: 96,
    inputBtu: 80_000,
    furnaceHeatingBtu: 76_800,
    vent: 'PVC, 2 or 3 in',
    mca: 11,
    mop: 15,
    voltage: '115 V',
    fuel: 'Natural gas',
    width: 17.5,
  })
  expect(broken(furnace)).toEqual([])
})

test('a range and a closed list come from tables; a service has no figures', () => {
  const rules = [
    rangeRule({ types: ['boiler'], figure: 'afue', least: 82, most: 99, severity: 'error', source: 'law' }),
    listRule({ attribute: 'refrigerant', words: ['R-32'], others: new Map(), severity: 'error' }),
  ]
  const wrong = product('boiler', { afue: 9, refrigerant: ['R32'] })
  expect(checkProduct(wrong, rules).map(({ expected }) => expected)).toEqual([
    '82 to 99 (law)',
    'one of R-32; did you mean R-32?',
  ])
  expect(checkProduct(product('furnace', { afue: 9 }), rules)).toEqual([])
  expect(checkProduct({ ...wrong, is_service: true }, rules)).toEqual([])
})

test.each([
  ['R32', 'R-32'],
  ['r-454b', 'R-454B'],
  ['propane', undefined],
  ['', undefined],
])('the word nearest to "%s" is %s', (written, meant) => {
  expect(nearWord(written, ['R-32', 'R-454B', 'R-410A'])).toBe(meant)
})

test.each<[string, CheckedProduct, string[]]>([
  [
    'a room that the unit cools',
    product('window-air-conditioner', { coolingBtu: 12_000, coverage: 550 }),
    [],
  ],
  [
    'a room that is too large for the unit',
    product('window-air-conditioner', { coolingBtu: 5_000, coverage: 225 }),
    ['a room no larger than the size cools'],
  ],
  [
    'a room by the rating that counts the hose',
    product('portable-air-conditioner', { coolingBtu: 8_000, saccBtu: 4_640, coverage: 225 }),
    ['a room no larger than the size cools'],
  ],
  [
    'propane without a kit',
    product('boiler', { fuel: 'Natural gas', lpConvertible: true }),
    ['propane with a kit that can be had'],
  ],
  [
    'propane with the kit in the box',
    product('boiler', { fuel: 'Natural gas', lpConvertible: true, propaneKit: 'In the box' }),
    [],
  ],
  [
    'a kit for a burner that cannot be changed',
    product('boiler', { fuel: 'Natural gas', lpConvertible: false, propaneKit: 'In the box' }),
    ['propane with a kit that can be had'],
  ],
])('[C, D] %s', (_, checked, names) => {
  expect(checkProduct(checked, PROMISE_RULES).map(({ rule }) => rule)).toEqual(names)
})
