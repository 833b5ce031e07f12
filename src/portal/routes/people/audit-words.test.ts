import { expect, test } from 'vitest'
import { changesOf, pageOf, wordsOf } from './audit-words.ts'

test('an action and the fields that it changed are told in words', () => {
  expect(wordsOf('partner-orders.place')).toBe('partner orders: place')
  expect(
    changesOf(
      'chat',
      { state: 'open', claimedBy: null, name: 'Ana' },
      { state: 'claimed', claimed_by: 3, name: 'Ana', removeVideo: false, note: null },
    ),
  ).toEqual([
    { name: 'state', from: 'open', to: 'claimed' },
    { name: 'claimed by', from: '', to: '3' },
    { name: 'remove video', from: '', to: 'no' },
  ])
  expect(changesOf('customer', { city: 'Chicago' }, null)).toEqual([
    { name: 'city', from: 'Chicago', to: '' },
  ])
  expect(changesOf('order', null, { lines: [1, 2] })).toEqual([{ name: 'lines', from: '', to: '[1,2]' }])
  expect(changesOf('order', null, null)).toEqual([])
})

test('[28] a state is told as the pages of the portal name it', () => {
  expect(changesOf('quote', { state: 'draft' }, { state: 'in_review' })).toEqual([
    { name: 'state', from: 'Draft', to: 'In review' },
  ])
  expect(
    changesOf('lead', { state: 'open', outcome: null }, { state: 'called', outcome: 'no-answer' }),
  ).toEqual([
    { name: 'state', from: 'Open', to: 'Called' },
    { name: 'outcome', from: '', to: 'No answer' },
  ])
  expect(changesOf('project', { stage: 'lead' }, { stage: 'visited' })).toEqual([
    { name: 'stage', from: 'Lead', to: 'Visited' },
  ])
})

test('amounts are told in dollars', () => {
  expect(
    changesOf('order', { total: 42_565, limit_cents: 100 }, { total: 40_000, limit_cents: 100, lines: 3 }),
  ).toEqual([
    { name: 'total', from: '$425.65', to: '$400.00' },
    { name: 'lines', from: '', to: '3' },
  ])
  expect(changesOf('order', null, { limitCents: 2_500_000 })).toEqual([
    { name: 'limit', from: '', to: '$25,000.00' },
  ])
})

test('a row that has a page of the portal leads there', () => {
  expect(pageOf('order', 'AH54WW5HFZ0GX')).toBe('/orders/AH54WW5HFZ0GX')
  expect(pageOf('saved cart', '2')).toBe('/saved-carts/2')
  expect(pageOf('account', '2')).toBeUndefined()
  expect(pageOf('order', '../sign-out')).toBeUndefined()
})
