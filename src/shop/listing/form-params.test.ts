import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFromForm, paramsFromForm } from './load-listing.server.ts'

test.each([
  ['from.a111=60000&to.a111=80000', 'a111=60000-80000'],
  ['from.price=1%2C000&to.price=%242%2C500', 'price=1000-2500'],
  ['from.price=&to.price=500', 'price=*-500'],
  ['from.price=500&to.price=', 'price=500-*'],
  ['from.price=&to.price=', ''],
  ['from.price=900&to.price=100', 'price=100-900'],
  ['from.price=cheap&to.price=100', 'price=*-100'],
  ['from.a2030=17.5%E2%80%B3&to.a2030=21', 'a2030=17.5-21'],
  ['brand=Northvale&brand=Corvane&q=', 'brand=Northvale&brand=Corvane'],
  ['by=price-desc&q=furnace', 'sort=price&order=desc&q=furnace'],
  ['by=score-desc', ''],
])('[R-LIST] a form that sends %s means %s', (sent, meant) => {
  expect(paramsFromForm(new URLSearchParams(sent)).toString()).toBe(new URLSearchParams(meant).toString())
})

test('keeps the parameters of a list’s address', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('q', 'brand', 'a111', 'price', 'page'), fc.string({ minLength: 1 }))),
      (pairs) => {
        const params = new URLSearchParams(pairs)

        expect(isFromForm(params)).toBe(false)
        expect(paramsFromForm(params).toString()).toBe(params.toString())
      },
    ),
  )
})

test('nothing typed into a range ever makes a form’s parameter survive', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (from, to) => {
      const params = paramsFromForm(new URLSearchParams({ 'from.price': from, 'to.price': to }))

      expect(isFromForm(params)).toBe(false)
    }),
  )
})
