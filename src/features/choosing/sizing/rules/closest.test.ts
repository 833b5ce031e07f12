import { expect, test } from 'vitest'
import {
  COOLING_BTU_ATTRIBUTE,
  HEATING_BTU_ATTRIBUTES,
  MOBILE_HOME_ATTRIBUTE,
  TONNAGE_ATTRIBUTES,
} from '#features/catalog/catalog/rules/attribute-ids.ts'
import { closestTo, forAnyHome, sharesOf } from './closest.ts'

const need = { heatingBtu: 60_000, heatingBtuRounded: 60_000, coolingBtu: 23_000, tons: 2, systems: 1 }
const cooler = (tons: number, coolingBtu: number) => ({
  type: 'air-conditioner',
  attributes: { [TONNAGE_ATTRIBUTES[0]]: tons, [COOLING_BTU_ATTRIBUTE]: coolingBtu },
})

test('a share is the part of the need that a product covers', () => {
  expect(sharesOf({ heatingBtu: 66_000, coolingBtu: null }, need)).toEqual({ heating: 1.1, cooling: null })
})

test('the size in tons that the page shows wins over a cheaper size within the tolerance', () => {
  const cheap = cooler(1.5, 18_000)
  const right = cooler(2, 24_000)
  expect(closestTo(need, [cheap, right, cooler(2.5, 30_000)])).toBe(right)
})

test('without a product that states its capacity there is no closest product', () => {
  expect(closestTo(need, [])).toBeNull()
  expect(closestTo(need, [{ type: 'thermostat', attributes: {} }])).toBeNull()
})

test('[F5] a furnace for mobile homes is never offered before one for any home', () => {
  const furnace = (heatingBtu: number, mobileHome: boolean) => ({
    type: 'gas-furnace',
    attributes: { [HEATING_BTU_ATTRIBUTES[0]]: heatingBtu, [MOBILE_HOME_ATTRIBUTE]: mobileHome },
  })
  const mobile = furnace(60_000, true)
  const usual = furnace(64_000, false)
  expect(closestTo(need, [mobile, usual])).toBe(usual)
  expect(closestTo(need, [mobile])).toBe(mobile)
  expect(forAnyHome([mobile, usual])).toEqual([usual])

  // Approved for mobile homes too, not made for them alone.
  const electric = { ...furnace(60_000, true), type: 'electric-furnace' }
  expect(closestTo(need, [electric, usual])).toBe(electric)
})
