import { expect, test } from 'vitest'
import { placeOf } from './list-address.ts'

test.each([
  ['', {}],
  ['after=7~smith', { after: '7~smith' }],
  ['skip=50', {}],
  ['after=123', {}],
])('[28] the address ?%s begins a page at %j', (search, place) => {
  expect(placeOf(new URLSearchParams(search))).toEqual(place)
})
