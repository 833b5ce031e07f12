import { expect, test } from 'vitest'
import {
  addValue,
  changeCategory,
  changeFilters,
  changeLimit,
  changeQuery,
  changeSorting,
  chosenValues,
  hasFilters,
  listChosen,
  removeValue,
  replaceValues,
  resetFilters,
  resetSection,
  toggleValue,
} from '../facets/filters.ts'
import { EMPTY_LISTING, isSameQuestion, type Listing, NO_FILTERS } from './listing.ts'
import { describePage, pageCount, pageFrom, pageTo } from './search-params.ts'

const width = { attribute: '2030' }
const listing: Listing = {
  ...EMPTY_LISTING,
  query: 'furnace',
  categoryPath: 'Furnaces',
  page: 7,
  filters: { brand: ['Northvale'], attributes: { '2030': ['17.5', '21'] } },
}

test('[S-LIST-05] adding a filter value appends it once', () => {
  const added = addValue(addValue(listing.filters, 'brand', 'Corvane'), 'brand', 'Corvane')

  expect(added).toEqual({ brand: ['Northvale', 'Corvane'], attributes: { '2030': ['17.5', '21'] } })
})

test('[S-LIST-05] removing the last value drops the list', () => {
  expect(removeValue(listing.filters, 'brand', 'Northvale')).toEqual({
    attributes: { '2030': ['17.5', '21'] },
  })
  expect(removeValue(listing.filters, width, '21')).toEqual({
    brand: ['Northvale'],
    attributes: { '2030': ['17.5'] },
  })
  expect(removeValue(removeValue(listing.filters, width, '21'), width, '17.5')).toEqual({
    brand: ['Northvale'],
    attributes: {},
  })
})

test('[S-LIST-05] resetting a section deletes its key', () => {
  expect(resetSection(listing.filters, width)).toEqual({ brand: ['Northvale'], attributes: {} })
})

test('a value toggles, a typed range replaces', () => {
  expect(toggleValue(toggleValue(NO_FILTERS, 'type', 'Coil'), 'type', 'Coil')).toEqual(NO_FILTERS)
  expect(
    chosenValues(replaceValues({ price: ['0-49.99'], attributes: {} }, 'price', ['500-900']), 'price'),
  ).toEqual(['500-900'])
})

test('[S-LIST-04] filter changes reset the page to 1', () => {
  expect(changeFilters(listing, NO_FILTERS)).toEqual({ ...listing, filters: NO_FILTERS, page: 1 })
})

test('[S-LIST-04] resetting filters also clears the category path', () => {
  expect(resetFilters(listing)).toEqual({ ...listing, filters: NO_FILTERS, categoryPath: '', page: 1 })
})

test.each([
  ['query', changeQuery(listing, 'coil')],
  ['page limit', changeLimit(listing, 48)],
  ['sorting', changeSorting(listing, { mode: 'price', order: 'asc' })],
  ['category path', changeCategory(listing, 'Coils')],
])('[S-LIST-03] changing the %s asks again from page 1', (_, changed) => {
  expect(isSameQuestion(listing, changed)).toBe(false)
  expect(changed.page).toBe(1)
})

test('every chosen value is listed with its group', () => {
  expect(listChosen(listing.filters)).toEqual([
    { key: 'brand', value: 'Northvale' },
    { key: width, value: '17.5' },
    { key: width, value: '21' },
  ])
  expect(hasFilters(NO_FILTERS)).toBe(false)
})

test.each([
  { page: 1, limit: 24, total: 59, expected: { pageCount: 3, pageFrom: 1, pageTo: 24 } },
  { page: 3, limit: 24, total: 59, expected: { pageCount: 3, pageFrom: 49, pageTo: 59 } },
  { page: 1, limit: 24, total: 24, expected: { pageCount: 1, pageFrom: 1, pageTo: 24 } },
  { page: 1, limit: 24, total: 0, expected: { pageCount: 0, pageFrom: 0, pageTo: 0 } },
])('[S-LIST-02] page $page of $total by $limit', ({ page, limit, total, expected }) => {
  expect(describePage(page, limit, total)).toEqual(expected)
})

test('[S-LIST-02] the three figures by themselves', () => {
  expect([pageCount(49, 24), pageFrom(2, 24), pageTo(2, 24, 30)]).toEqual([3, 25, 30])
})

test('[C-SEARCH] from is the page start minus 1', () => {
  expect(pageFrom(3, listing.limit) - 1).toBe(48)
})
