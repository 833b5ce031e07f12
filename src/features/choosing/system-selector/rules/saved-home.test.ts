import { expect, test } from 'vitest'
import { type SavedNeed, savedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { CHICAGO_ANSWER, CHICAGO_FORM } from '#tests/fixtures/sizing/chicago.ts'
import { readAddress } from './address.ts'
import { homeOfStep, startsFromHome, withHome } from './saved-home.ts'
import { NO_SELECTIONS } from './selections.ts'

const form = { ...CHICAGO_FORM, numFloors: 2 } as const
const home: SavedNeed = savedNeed(form, CHICAGO_ANSWER)
const inStoreZone = { ...NO_SELECTIONS, location: { zipCode: '60614' } }
const LOAD = { coolingCapacity: 21_763, heatingCapacity: 44_812 }

test('[issue 27, one home] the question about the house starts from the home of its place', () => {
  expect(startsFromHome('house', inStoreZone, home)).toBe(true)
  expect(startsFromHome('place', inStoreZone, home)).toBe(false)
  expect(startsFromHome('house', { ...inStoreZone, location: { zipCode: '55802' } }, home)).toBe(false)
  expect(startsFromHome('house', { ...inStoreZone, squareFeet: 900 }, home)).toBe(false)
  expect(startsFromHome('house', withHome(inStoreZone, home), home)).toBe(false)

  expect(withHome(inStoreZone, home)).toEqual({
    ...inStoreZone,
    squareFeet: 2_000,
    basement: 'yes',
    numFloors: 2,
    insulationValue: 7,
  })
  const mobile = { ...home, form: { ...form, manufactured: 'yes' as const } }
  expect(withHome(inStoreZone, mobile).isMobileHome).toBe('yes')
})

test('[issue 27, one home] a load that the area does not give is used as it is', () => {
  expect(withHome({ ...inStoreZone, squareFeet: 900 }, { ...home, by: 'rooms' })).toEqual({
    ...inStoreZone,
    ...LOAD,
  })
  expect(withHome(inStoreZone, { ...home, form: { ...form, thermostatHT: 66 } })).toEqual({
    ...inStoreZone,
    ...LOAD,
  })
})

test('[issue 27, one home] what the sent form of a step says of the home', () => {
  const sent = (search: string) => readAddress(new URLSearchParams(search)).selections
  const place = 'zip_code_location=55802'

  expect(homeOfStep('place', sent(place))).toEqual({ zipCode: '55802' })
  expect(homeOfStep('place', sent(''))).toBeNull()
  expect(homeOfStep('house', sent(place))).toBeNull()
  expect(homeOfStep('house', sent(`${place}&squareFeet=2,400&basement=no&isMobileHome=yes`))).toEqual({
    zipCode: '55802',
    squareFeet: 2_400,
    basement: 'no',
    manufactured: 'yes',
  })
  expect(homeOfStep('system', sent(`${place}&squareFeet=2400&systemType=any`))).toBeNull()
})
