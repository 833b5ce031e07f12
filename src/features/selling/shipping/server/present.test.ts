import { expect, test } from 'vitest'
import { presentRates } from './handlers.ts'

const PHONE = '(800) 555-0142'

test.each([
  ['Anchorage', 'AK', 'We quote deliveries to Alaska, Hawaii and Canada by phone: call (800) 555-0142.'],
  ['', 'ON', 'We quote deliveries to Alaska, Hawaii and Canada by phone: call (800) 555-0142.'],
  ['Puerto Rico', 'PR', 'We quote deliveries to Puerto Rico by phone: call (800) 555-0142.'],
  ['Guam', 'GU', 'We quote deliveries to Guam by phone: call (800) 555-0142.'],
  [
    'APO',
    'AE',
    'Military mail (APO, FPO, DPO) takes no freight. We check by phone what can be sent to this ' +
      'address: call (800) 555-0142.',
  ],
])('[K-SHIP] what a buyer in %s %s reads about delivery', (city, state, message) => {
  expect(presentRates({ kind: 'byPhone' }, { city, state }, PHONE).shipOptions).toEqual({
    rates: [],
    quoteOnly: true,
    message,
  })
})
