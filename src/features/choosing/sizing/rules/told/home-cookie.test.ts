import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FUELS, type HomeForm } from '../home.ts'
import { homeText, homeTextOfPage, readHome } from './home-cookie.ts'

const form: fc.Arbitrary<HomeForm> = fc.record(
  {
    squareFeet: fc.integer({ min: 200, max: 20_000 }),
    thermostatHT: fc.integer({ min: 50, max: 85 }),
    thermostatAC: fc.integer({ min: 60, max: 90 }),
    zipCode: fc.constantFrom('60614', '04101', '60614-1234', '42223 TN'),
    basement: fc.constantFrom('yes', 'no'),
    numFloors: fc.integer({ min: 1, max: 4 }),
    insulationValue: fc.integer({ min: 1, max: 10 }),
    fuel: fc.constantFrom(...FUELS),
    manufactured: fc.constant('yes'),
  },
  {
    requiredKeys: [
      'squareFeet',
      'thermostatHT',
      'thermostatAC',
      'zipCode',
      'basement',
      'numFloors',
      'insulationValue',
    ],
  },
)
const need = { heatingBtuRounded: 0, tons: 2, systems: 1 }
const loads = fc.record({ heatingBtu: fc.nat(9_999_999), coolingBtu: fc.nat(9_999_999) })
const CHICAGO = '60614_2000_1_yes_7_70_75_no__44812_21763'

test('[E-BTU] the server reads from the cookie the home that the browser saved', () => {
  fc.assert(
    fc.property(form, loads, (home, load) => {
      const saved = { form: home, need: { ...need, ...load } }
      expect(readHome(homeText(saved as Parameters<typeof homeText>[0]))).toEqual({ form: home, ...load })
    }),
  )
})

test('any other cookie reads as no home', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readHome(text)).toBeUndefined()
    }),
  )
  for (const part of CHICAGO.split('_').keys()) {
    const parts = CHICAGO.split('_').with(part, '<b>')
    expect(readHome(parts.join('_'))).toBeUndefined()
  }
})

test.each([
  ['/', true],
  ['/?zip=1', true],
  ['/category/furnaces-heaters/gas-furnaces?page=2', true],
  ['/category/furnaces-heaters/gas-furnaces.data', true],
  ['/search?q=furnace', true],
  ['/search-quotes', false],
  ['/product/x/453061180', false],
  ['/cart', false],
])('the page %s is rendered for a home: %s', (path, isRendered) => {
  expect(homeTextOfPage(path, CHICAGO) === CHICAGO).toBe(isRendered)
  expect(homeTextOfPage(path, 'wrong')).toBeUndefined()
})
