import { expect, test } from 'vitest'
import { stateFault } from './address-fields.ts'
import { isAddressZip, parseZip, zipOfPage } from './zip.ts'
import { placeCode, statesOfZip } from './zip-states.ts'

test.each([
  ['60614', ['IL']],
  ['42223', ['KY', 'TN']],
  ['57717', ['SD', 'MT', 'WY']],
  ['97635', ['OR', 'CA']],
  ['06390', ['NY']],
  ['09001', ['AE']],
  ['34002', ['AA']],
  ['96365', ['AP']],
  ['00802', ['VI']],
  ['96799', ['AS']],
  ['6061', []],
  ['00001', []],
])('the states of %s: %j', (zip, states) => {
  expect(statesOfZip(zip)).toEqual(states)
})

test.each([
  ['42223 TN', { kind: 'us', zip: '42223', plus4: null, state: 'TN' }],
  ['42223-1234 tn', { kind: 'us', zip: '42223', plus4: '1234', state: 'TN' }],
  ['42223 KY', { kind: 'us', zip: '42223', plus4: null, state: null }],
  ['60614 IL', { kind: 'us', zip: '60614', plus4: null, state: null }],
  ['60614 CA', { kind: 'invalid' }],
  ['42223 OH', { kind: 'invalid' }],
])('a place named by zip and state: %s', (text, expected) => {
  expect(parseZip(text)).toEqual(expected)
  expect(isAddressZip(text)).toBe(false)
})

test.each([
  ['42223', 'TN', '42223 TN'],
  ['42223-1234', 'TN', '42223 TN'],
  ['42223', 'KY', '42223'],
  ['42223', '', '42223'],
  ['60614-1234', 'IL', '60614-1234'],
  ['60614', 'TN', '60614'],
  ['K1A 0B1', 'ON', 'K1A 0B1'],
])('calls name the place of %s in %s: %s', (zip, state, code) => {
  expect(placeCode(zip, state)).toBe(code)
})

test.each([
  ['42223', 'TN', undefined],
  ['42223', 'OH', 'ZIP code 42223 is in Kentucky or Tennessee. Please check the state and the ZIP code.'],
  ['60614', 'CA', 'ZIP code 60614 is in Illinois. Please check the state and the ZIP code.'],
  ['60614-1234', 'IL', undefined],
  ['K1A 0B1', 'QC', undefined],
  ['60614', '', undefined],
])('[reports-3 3] %s in %s', (zip, state, fault) => {
  expect(stateFault(zip, state)).toBe(fault)
})

test.each([
  ['{"zipcode":"42223","state":"TN"}', '42223 TN'],
  ['{"zipcode":"42223","state":"KY"}', '42223'],
  ['{"zipcode":"42223","state":"<b>"}', '42223'],
  ['{"zipcode":"90001","state":["TN"]}', '90001'],
  ['null', undefined],
])('a page is rendered for the state that the cookie names: %s', (cookie, expected) => {
  expect(zipOfPage('/product/x', cookie)).toBe(expected)
})
