import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyForm, readSavedNeed, savedNeed } from './saved-need.ts'

const form = {
  squareFeet: 2000,
  thermostatHT: 70,
  thermostatAC: 75,
  zipCode: '60614',
  basement: 'yes',
  numFloors: 1,
  insulationValue: 7,
} as const
const answer = {
  CoolingTonsAdjusted: 2,
  HeatingBTU: 44_812,
  HeatingBTURounded: 45_000,
  CoolingBTU: 21_763,
  Region: 'N',
  State: 'IL',
  EmissionStandard: 'None',
  Systems: 1,
  Basis: {
    place: 'Chicago, IL 60614',
    station: 'Chicago',
    stationMiles: 3,
    heatingDesignF: 2.8,
    coolingDesignF: 88.9,
    recordsFrom: 2009,
    recordsTo: 2023,
    dataBuiltOn: '2026-04-26',
  },
}

test('[E-BTU] a saved home reads back as the same home', () => {
  const saved = savedNeed(form, answer)

  expect(readSavedNeed(JSON.stringify(saved))).toEqual(saved)
  expect(saved).toMatchObject({
    need: { heatingBtu: 44_812, tons: 2 },
    place: 'Chicago, IL 60614',
    region: 'N',
  })
})

test('[K-DEFAULTS, E-BTU] an empty form', () => {
  expect(emptyForm('60614')).toEqual({
    zipCode: '60614',
    thermostatHT: 70,
    thermostatAC: 75,
    basement: 'yes',
    numFloors: 1,
    insulationValue: 7,
  })
})

test('any other stored value reads as no load', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readSavedNeed(text)).toBeNull()
    }),
  )
  const saved = savedNeed(form, answer)
  const broken = [
    { ...saved, need: { ...saved.need, tons: 'two' } },
    { ...saved, form: { ...form, squareFeet: -1 } },
    { ...saved, basis: null },
    null,
    [],
  ]
  expect(broken.map((each) => readSavedNeed(JSON.stringify(each)))).toEqual([null, null, null, null, null])
  expect(readSavedNeed(null)).toBeNull()
})
