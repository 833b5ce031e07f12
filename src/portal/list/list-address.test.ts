import { expect, test } from 'vitest'
import { changedSearch, FIRST_PAGE, placeOf } from './define-list.ts'

test.each([
  ['', {}],
  ['after=7~smith', { after: '7~smith' }],
  ['skip=50', {}],
  ['after=123', { after: '123' }],
])('[28] the address ?%s begins a page at %j', (search, place) => {
  expect(placeOf(new URLSearchParams(search))).toEqual(place)
})

test('the first page of an address keeps its filters and begins no export', () => {
  const later = new URLSearchParams('search=smith&after=7~smith&export=csv')
  expect(changedSearch(later, FIRST_PAGE)).toBe('search=smith')
})
