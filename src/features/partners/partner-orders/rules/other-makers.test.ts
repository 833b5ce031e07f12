import { expect, test } from 'vitest'
import { otherModel } from './other-makers.ts'

test.each([
  ['GSX140361', 'Goodman', 'air conditioner', 36_000],
  ['GSZB403610', 'Goodman', 'heat pump', 36_000],
  ['GMVC960803BN', 'Goodman', 'gas furnace', 80_000],
  ['GR9S801005CN', 'Goodman', 'gas furnace', 100_000],
  ['24ACC636A003', 'Carrier', 'air conditioner', 36_000],
  ['59SC5A060E1714', 'Carrier', 'gas furnace', 60_000],
  ['4TTR6036J1000A', 'Trane', 'air conditioner', 36_000],
  ['EL296UH070XE36B', 'Lennox', 'gas furnace', 66_000],
  ['ML14XC1036230', 'Lennox', 'air conditioner', 36_000],
  ['R96VA0702317MSA', 'Rheem', 'gas furnace', 70_000],
  ['MSZGL09NAU1', 'Mitsubishi', 'mini split', 9_000],
  ['TH8321WF1001', 'Honeywell', 'thermostat', null],
])('%s', (number, brand, goods, btuh) => {
  expect(otherModel(number)).toMatchObject({ brand, goods, btuh })
})

test('a beginning that no maker uses says nothing', () => {
  expect(otherModel('QQQQ12345')).toBeUndefined()
})
