import { expect, test } from 'vitest'
import { isTicked, singleValues } from './filters.ts'

const AFUE = ['80', '92', '95', '96', '97', '98']

test.each([
  [['95-*'], ['95', '96', '97', '98']],
  [['90-94.99'], ['92']],
  [
    ['80', '96'],
    ['80', '96'],
  ],
  [['10-20'], []],
  [[], []],
])('[B3] the range %j ticks %j', (chosen, ticked) => {
  expect(AFUE.filter((option) => isTicked(chosen, option, AFUE))).toEqual(ticked)
})

test('[B3] a range becomes its values, so that one of them can be unticked', () => {
  expect(singleValues(['95-*'], AFUE)).toEqual(['95', '96', '97', '98'])
  expect(singleValues(['95-*', '96'], AFUE)).toEqual(['95', '96', '97', '98'])
})

test('[B3] "3 stars and up" does not tick "4 stars and up", because it is an option of its own', () => {
  expect(isTicked(['3-5'], '4-5', ['4-5', '3-5'])).toBe(false)
})

test('[B3] words, single values and ranges without an option stay as they are', () => {
  expect(singleValues(['Northvale'], ['Northvale', 'Corvane'])).toEqual(['Northvale'])
  expect(singleValues(['80'], AFUE)).toEqual(['80'])
  expect(singleValues(['10-20'], AFUE)).toEqual(['10-20'])
})
