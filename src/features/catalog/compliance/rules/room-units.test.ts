import { describe, expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { factsOf } from './facts.ts'
import { outcomeOf } from './judgment.ts'
import { leastPortableCeer, leastPtac } from './room-units.ts'
import { judgeProduct } from './rules.ts'

const TODAY = '2026-11-22'
const CHICAGO = { zip: '60614', state: 'IL', countyFips: '17031' }
const outcome = (type: string, attributes: Record<number, number | string>, on = TODAY) =>
  outcomeOf(judgeProduct(factsOf(type, { [ATTR.refrigerant]: 'R-32', ...attributes }), CHICAGO, on))

describe('room air conditioners', () => {
  const unit = (ceer: number, coolingBtu: number) =>
    factsOf('window-air-conditioner', {
      [ATTR.ceer]: ceer,
      [ATTR.coolingBtu]: coolingBtu,
      [ATTR.refrigerant]: 'R-32',
    })

  test.each([
    [10.9, 12_000, '2026-05-25', 'allowed'],
    [10.8, 12_000, '2026-05-25', 'blocked'],
    [12, 12_000, '2026-05-26', 'warning'],
    [16, 12_000, '2026-05-26', 'allowed'],
    [13, 5_000, '2026-05-26', 'warning'],
    [13.1, 5_000, '2026-05-26', 'allowed'],
    [13.8, 24_000, '2026-05-26', 'allowed'],
  ])('%d CEER with %d BTU/h on %s: %s', (ceer, coolingBtu, on, outcome) => {
    expect(outcomeOf(judgeProduct(unit(ceer, coolingBtu), CHICAGO, on))).toBe(outcome)
  })

  test('stock made before the standard may be sold, and the verdict says so', () => {
    expect(
      judgeProduct(unit(12, 12_000), CHICAGO, TODAY).find(({ outcome }) => outcome === 'warning')?.why,
    ).toBe(
      'Room air conditioners of this size made since May 26, 2026 must reach 16 CEER. This one has 12, ' +
        'so we sell only stock made before that day.',
    )
  })
})

describe('portable air conditioners: CEER by SACC since 2025-01-10', () => {
  test.each([
    [4_640, 5.9],
    [6_000, 6.5],
    [8_120, 7.3],
    [10_000, 7.8],
  ])('%d BTU/h: %d', (saccBtu, least) => {
    expect(leastPortableCeer(saccBtu)).toBe(least)
    const unit = (ceer: number) => ({ [ATTR.saccBtu]: saccBtu, [ATTR.ceer]: ceer })
    expect(outcome('portable-air-conditioner', unit(least))).toBe('allowed')
    expect(outcome('portable-air-conditioner', unit(least - 0.1))).toBe('blocked')
    expect(outcome('portable-air-conditioner', unit(least - 0.1), '2025-01-09')).toBe('warning')
  })

  test('without SACC or CEER: a warning', () => {
    expect(outcome('portable-air-conditioner', { [ATTR.ceer]: 8 })).toBe('warning')
    expect(outcome('portable-air-conditioner', { [ATTR.saccBtu]: 6_000 })).toBe('warning')
  })
})

describe('through-wall units: EER and COP by cooling', () => {
  test.each([
    [6_000, 11.9, 3.3],
    [7_000, 11.9, 3.3],
    [9_000, 11.3, 3.2],
    [12_000, 10.4, 3.1],
    [15_000, 9.5, 2.9],
    [18_000, 9.5, 2.9],
  ])('%d BTU/h: EER %d, COP %d', (coolingBtu, eer, cop) => {
    expect(leastPtac(coolingBtu)).toEqual({ eer, cop })
    const unit = (has: number, heat: number) => ({
      [ATTR.coolingBtu]: coolingBtu,
      [ATTR.eer]: has,
      [ATTR.cop]: heat,
      [ATTR.heatPumpHeatingBtu]: coolingBtu,
    })
    expect(outcome('ptac', unit(eer, cop))).toBe('allowed')
    expect(outcome('ptac', unit(eer - 0.1, cop))).toBe('blocked')
    expect(outcome('ptac', unit(eer, cop - 0.1))).toBe('blocked')
  })

  test('a heat pump without COP: a warning; one that only cools needs none', () => {
    const cools = { [ATTR.coolingBtu]: 9_000, [ATTR.eer]: 12 }

    expect(outcome('ptac', cools)).toBe('allowed')
    expect(outcome('ptac', { ...cools, [ATTR.heatPumpHeatingBtu]: 8_700 })).toBe('warning')
    expect(outcome('ptac', { [ATTR.coolingBtu]: 9_000 })).toBe('warning')
  })
})

describe('dehumidifiers: IEF by pints a day, or by the case of whole-house units', () => {
  test.each([
    ['portable, 22 pints', { [ATTR.pintsPerDay]: 22 }, 1.3],
    ['portable, 50 pints', { [ATTR.pintsPerDay]: 50 }, 1.6],
    ['portable, 70 pints', { [ATTR.pintsPerDay]: 70 }, 2.8],
    ['whole house, 4 cu ft', { [ATTR.pintsPerDay]: 70, [ATTR.caseVolume]: 4 }, 1.77],
    ['whole house, 9 cu ft', { [ATTR.pintsPerDay]: 155, [ATTR.caseVolume]: 9 }, 2.41],
  ])('%s', (_, size, least) => {
    expect(outcome('dehumidifier', { ...size, [ATTR.ief]: least })).toBe('allowed')
    expect(outcome('dehumidifier', { ...size, [ATTR.ief]: least - 0.01 })).toBe('blocked')
    expect(outcome('dehumidifier', size)).toBe('warning')
  })
})

describe('blowers of furnaces: watts for 1,000 CFM', () => {
  test.each([
    ['gas-furnace', { [ATTR.afue]: 80, [ATTR.fuel]: 'Natural gas' }, 252],
    ['gas-furnace', { [ATTR.afue]: 96, [ATTR.fuel]: 'Natural gas' }, 265],
    ['oil-furnace', { [ATTR.afue]: 86, [ATTR.fuel]: 'Heating oil' }, 496],
    ['electric-furnace', { [ATTR.afue]: 100, [ATTR.fuel]: 'Electric' }, 235],
  ])('%s %o: %d W at 1,600 CFM', (type, attributes, most) => {
    const furnace = (fer: number) => ({
      ...attributes,
      [ATTR.airflow]: 1_600,
      [ATTR.fer]: fer,
      [ATTR.emissionStandard]: 'Low NOx',
    })
    expect(outcome(type, furnace(most))).toBe('allowed')
    expect(outcome(type, furnace(most + 1))).toBe('blocked')
    expect(outcome(type, attributes)).toBe('warning')
  })
})

test('warns of electric 50 gallon tanks without a heat pump from May 2029', () => {
  const tank = (on: string) =>
    outcome(
      'tank-water-heater',
      { [ATTR.fuel]: 'Electric', [ATTR.gallons]: 50, [ATTR.firstHour]: 62, [ATTR.uef]: 0.93 },
      on,
    )

  expect(tank('2029-05-05')).toBe('allowed')
  expect(tank('2029-05-06')).toBe('warning')
})
