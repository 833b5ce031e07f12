import { describe, expect, test } from 'vitest'
import { FUEL_NAMES, type FuelPrices } from '#features/choosing/operating-cost/rules/fuels.ts'
import { answerOf, binsOf, needsNoHeat, type PlaceWeather } from './answer.ts'
import { type HeatPumpFields, type HeatPumpInputs, readInputs, searchOf, typedFrom } from './inputs.ts'
import type { Model } from './models.ts'

const DULUTH: PlaceWeather = {
  heat99F: -8,
  cool1F: 81,
  elevationFt: 1_421,
  dailyRangeF: 19,
  grains: 32,
  year: { meanF: 40, heatingDegreeDays: 9_300 },
}
const BINS = binsOf(DULUTH)
const PRICES = Object.fromEntries(
  FUEL_NAMES.map((fuel) => [
    fuel,
    { regional: fuel === 'Electric' ? 0.15 : 3, actual: null, source: 'test', asOf: '2026-01-01' },
  ]),
) as FuelPrices

const model = (id: string, tons: number, at5: number, kitKw: number, price: number): Model => ({
  id,
  name: `${tons} ton`,
  path: `/product/x/${id}`,
  price,
  tons,
  stages: 'variable',
  kitKw,
  rebate: 0,
  isRebateAtMost: false,
  unit: {
    hspf2: 9,
    coolingBtuh: tons * 12_000,
    stopsF: null,
    points: [
      { outdoorF: 47, btuh: tons * 12_000 },
      { outdoorF: 17, btuh: (tons * 12_000 + at5) / 2 },
      { outdoorF: 5, btuh: at5 },
    ],
  },
})
const MODELS = [
  model('100000001', 2, 12_000, 5, 3_000),
  model('100000002', 2, 12_000, 20, 3_200),
  model('100000003', 2, 20_000, 15, 5_000),
  model('100000004', 4, 40_000, 20, 6_000),
]

const inputs = (query: string): HeatPumpInputs => {
  const read = readInputs(typedFrom(new URLSearchParams(query)).typed)
  if ('faults' in read) throw new Error(read.faults.join())
  return read.inputs
}
const answer = (query: string, models = MODELS) => answerOf(inputs(query), DULUTH, PRICES, models, BINS)
const HOME = 'zipCode=55802&squareFeet=2200&fuel=Oil'

describe('the answers of an address', () => {
  test('come back from their own link', () => {
    const { typed } = typedFrom(new URLSearchParams(`${HOME}&numFloors=2&priceFuel=3.5&model=100000003`))
    expect(typedFrom(new URLSearchParams(searchOf(typed))).typed).toEqual(typed)
  })

  test.each<[string, Partial<HeatPumpFields>, string]>([
    ['no place', { zipCode: 'x' }, 'zipCode'],
    ['no home', { squareFeet: '' }, 'home'],
    ['a home of nothing', { squareFeet: '0' }, 'squareFeet'],
    ['one load of two', { squareFeet: '', coolingBtu: '20000' }, 'loads'],
    ['a heater that gives more than it takes', { efficiency: '180' }, 'efficiency'],
    ['a price in words', { priceElectric: 'cheap' }, 'priceElectric'],
    ['a price beyond numbers', { priceFuel: '1e400' }, 'priceFuel'],
    ['a thermostat like an oven', { thermostatHT: '200' }, 'thermostatHT'],
  ])('%s is a fault, not a silent change', (_, change, fault) => {
    const { typed } = typedFrom(new URLSearchParams(HOME))
    expect(readInputs({ ...typed, ...change })).toEqual({ faults: expect.arrayContaining([fault]) })
  })

  test('what is in no list is replaced, and said', () => {
    const search = new URLSearchParams(`${HOME}&numFloors=40&basement=maybe&kind=geo&q=1`)
    const { typed, assumed } = typedFrom(search)
    expect([typed.numFloors, typed.basement, typed.kind]).toEqual(['1', 'yes', 'ducted'])
    expect(assumed.map(({ about }) => about)).toEqual(['unknown', 'numFloors', 'basement', 'kind'])
  })
})

describe('the answer', () => {
  test('names one system of each heat pump: the cheapest whose electric heat is enough', () => {
    const { judged, chosen } = answer(HOME)
    expect(judged.map(({ model: { id } }) => id)).toEqual(['100000002', '100000003', '100000004'])
    expect(chosen?.model.id).toBe('100000002')
    expect(judged[0]?.fits).toBe(true)
  })

  test('draws the system that the address names, through any of its kits', () => {
    expect(answer(`${HOME}&model=100000001`).chosen?.model.id).toBe('100000002')
    expect(answer(`${HOME}&model=100000004`).chosen?.model.id).toBe('100000004')
    expect(answer(`${HOME}&model=999999999`).isModelUnknown).toBe(true)
  })

  test('has a typical unit where the store has none', () => {
    const { chosen, balance, costs } = answer(HOME, [])
    expect(chosen).toBeNull()
    expect(balance.balanceF).not.toBeNull()
    expect(costs.every(({ dollars }) => dollars > 0)).toBe(true)
  })

  test('more back-up is needed by a stated load twice as high', () => {
    const load = (heating: number) => answer(`zipCode=55802&heatingBtu=${heating}&coolingBtu=22000`)
    expect(load(80_000).balance.shortKw).toBeGreaterThan(load(40_000).balance.shortKw)
    expect(load(80_000).balance.balanceF!).toBeGreaterThan(load(40_000).balance.balanceF!)
  })

  test('a home of several systems pays for all of them', () => {
    const { need, season, costs } = answer('zipCode=55802&heatingBtu=200000&coolingBtu=100000&fuel=Electric')
    expect(need.systems).toBe(2)
    expect(costs[0]!.dollars).toBeCloseTo((2 * season.heat * 0.15) / 3_412, 0)
  })

  test('compares dual fuel with furnaces alone', () => {
    expect(answer(HOME).costs.map(({ kind }) => kind)).toEqual(['present', 'heatPump', 'dualFuel'])
    for (const fuel of ['Electric', 'Wood', 'Pellets', 'Coal'])
      expect(answer(`zipCode=55802&squareFeet=2200&fuel=${fuel}`).dual).toBeNull()
  })

  test('a thermostat below the coldest days needs no heat', () => {
    const miami = { ...DULUTH, heat99F: 52 }
    expect(needsNoHeat(inputs(`${HOME}&thermostatHT=56`), miami)).toBe(true)
    expect(needsNoHeat(inputs(HOME), miami)).toBe(false)
  })
})
