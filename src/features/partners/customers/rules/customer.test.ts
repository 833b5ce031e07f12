import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalPhone } from '#lib/phone.ts'
import { customerProblems, tidyCustomer } from './customer.ts'
import { searchQuery, searchWords } from './search-words.ts'

const EMPTY = { name: 'Ana', phone: '', email: '', street: '', city: '', state: '', zip: '' }

test.each([
  ['(312) 555-0143', '3125550143'],
  ['1-312-555-0143', '3125550143'],
  ['555-0143', '555-0143'],
  ['', ''],
])('the phone %s is kept as %s', (typed, kept) => {
  expect(normalPhone(typed)).toBe(kept)
})

test.each([
  [{}, ['phone']],
  [{ phone: '3125550143' }, []],
  [{ email: 'a@b.example' }, []],
  [{ phone: '555', email: 'a' }, ['phone', 'email']],
  [{ phone: '3125550143', name: '  ' }, ['name']],
  [{ phone: '3125550143', zip: '9021', state: 'ZZ' }, ['state', 'zip']],
])('%j has problems in %j', (draft, paths) => {
  const problems = customerProblems(tidyCustomer({ ...EMPTY, ...draft }))

  expect(problems.map(({ path }) => path)).toEqual(paths)
})

test.each([
  ['Ana Kow', "'ana':* & 'kow':*"],
  ['(312) 555-0143', "'3125550143':*"],
  ['Žofie', "'zofie':*"],
  ["' | ! & :*", undefined],
])('the search %s asks for %s', (typed, query) => {
  expect(searchQuery(typed)).toBe(query)
})

test('no typed text breaks out of the quotes of a query', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const query = searchQuery(typed)

      expect(query === undefined || /^'[\p{L}\p{N}]+':\*( & '[\p{L}\p{N}]+':\*)*$/u.test(query)).toBe(true)
    }),
  )
})

test('the end of a phone number finds a row', () => {
  expect(searchWords(['Ana'], '3125550143')).toEqual(['ana', '3125550143', '5550143', '0143'])
})
