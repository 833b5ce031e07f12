import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHICAGO_ANSWER as answer, CHICAGO_FORM as form } from '#tests/fixtures/sizing/chicago.ts'
import { sizedOf } from './estimate/sized.ts'
import {
  emptyForm,
  mayRefine,
  mayReplace,
  otherHome,
  readSavedNeed,
  savedNeed,
  searchOf,
} from './saved-need.ts'

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
    { ...saved, by: 'guess' },
    { ...saved, search: 5 },
    { ...saved, search: 'x'.repeat(8_001) },
    null,
    [],
  ]
  expect(broken.map((each) => readSavedNeed(JSON.stringify(each)))).toEqual(broken.map(() => null))
  expect(readSavedNeed(null)).toBeNull()
})

test('[E-BTU] a saved home opens in the sizing estimator with the same figures', () => {
  const climate = {
    heat99F: 2.8,
    cool1F: 88.9,
    elevationFt: 594,
    dailyRangeF: 19,
    grains: 32,
    latitude: 41.9,
  }
  const reading = sizedOf(new URLSearchParams(searchOf(savedNeed(form, answer))), climate)

  expect('sized' in reading && reading.sized.need).toMatchObject({ heatingBtu: 44_812, coolingBtu: 21_763 })
  expect(searchOf({ ...savedNeed(form, answer), search: 'depth=rooms' })).toBe('depth=rooms')
})

test('[E-BTU] area and zip alone replace a home of another house, and never one of the same', () => {
  const quick = savedNeed(form, answer)

  expect(mayReplace(null, quick)).toBe(true)
  expect(mayReplace(quick, quick)).toBe(false)
  expect(mayReplace({ ...quick, by: 'bills' }, quick)).toBe(false)
  expect(mayReplace({ ...quick, by: 'rooms' }, quick)).toBe(false)
  expect(mayReplace({ ...quick, by: 'rooms', form: { ...form, squareFeet: 900 } }, quick)).toBe(true)
})

test('[issue 27, one home] a tool names another home by zip or area, and keeps the rest', () => {
  const saved = savedNeed({ ...form, numFloors: 2, fuel: 'Oil' }, answer)

  expect(otherHome(saved, { zipCode: '55802' })).toEqual({ ...saved.form, zipCode: '55802' })
  expect(otherHome(saved, { zipCode: '60614', squareFeet: 2000, numFloors: 2 })).toBeNull()
  expect(otherHome(saved, { thermostatHT: 66 })).toBeNull()
  expect(otherHome(saved, { numFloors: 3 })).toEqual({ ...saved.form, numFloors: 3 })
  expect(otherHome({ ...saved, by: 'rooms' }, { numFloors: 3 })).toBeNull()
  expect(otherHome(null, { zipCode: '55802' })).toBeNull()
  expect(otherHome(null, { zipCode: '60614', squareFeet: 2000 })).toEqual(form)
  expect(otherHome(saved, { squareFeet: 90_000 })).toBeNull()
})

test('[issue 27, one home] an estimate replaces no more exact one of the same house', () => {
  const whole = savedNeed(form, answer)

  expect(mayRefine(null, whole)).toBe(true)
  expect(mayRefine({ ...whole, form: { ...form, insulationValue: 3 } }, whole)).toBe(true)
  expect(mayRefine({ ...whole, by: 'rooms' }, whole)).toBe(false)
  expect(mayRefine({ ...whole, by: 'bills', form: { ...form, zipCode: '55802' } }, whole)).toBe(true)
})
