import fc from 'fast-check'
import { expect, test } from 'vitest'
import { after, listInput } from './contract.ts'
import { choice, choiceOr, day, ids, listQuery, readQuery, rowId, words, writeQuery } from './rules/query.ts'

const LIST = listQuery({
  filters: {
    search: words(10, { was: 'q' }),
    state: choice(['open', 'closed']),
    whose: choiceOr('all', ['all', 'mine'], { was: 'mine', says: { true: 'mine', false: 'all' } }),
    customerID: rowId({ was: 'customer' }),
    from: day(),
    ids: ids(2, (id) => /^[A-Z]+$/.test(id), { was: 'id' }),
  },
  sorts: ['name', 'changed'],
})
const USUAL = { search: '', whose: 'all', sort: 'name' }
const schema = listInput(LIST, { after })
const read = (address: string) => readQuery(LIST, new URLSearchParams(address))

test.each([
  ['', {}],
  ['state=&search=&customerID=', {}],
  [
    'search=+smith+&state=open&whose=mine&sort=changed',
    { search: 'smith', state: 'open', whose: 'mine', sort: 'changed' },
  ],
  ['q=smith&customer=7&mine=true', { search: 'smith', customerID: 7, whose: 'mine' }],
  ['q=old&search=new', { search: 'new' }],
  ['mine=false', {}],
  ['id=A&id=B', { ids: 'A,B' }],
  ['ids=A%2CB&from=2026-02-28&after=7~x', { ids: 'A,B', from: '2026-02-28', after: '7~x' }],
  ['color=red', {}],
])('[28] the address ?%s asks for %j', (address, query) => {
  expect(read(address)).toEqual({ query: { ...USUAL, ...query }, faults: {} })
})

test.each([
  ['state=shipd', { state: '“shipd” is not one of the choices.' }],
  ['sort=price', { sort: '“price” is not one of the choices.' }],
  ['customer=x7', { customerID: '“x7” is not a number.' }],
  ['from=2026-02-30', { from: '“2026-02-30” is not a date. Use a date such as 2026-11-28.' }],
  ['search=heatpump+water', { search: 'Use at most 10 characters.' }],
  ['search=a%00', { search: 'Use letters, digits, and common punctuation.' }],
  ['id=A&id=B&id=C', { ids: 'Name at most 2 rows by their numbers, with commas between them.' }],
])('[28] the address ?%s leaves the filter out and says why', (address, faults) => {
  expect(read(address)).toEqual({ query: USUAL, faults })
})

test('[28] the call refuses what the address refuses, at the same field with the same sentence', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      'open',
      'mine',
      'true',
      '7',
      '007',
      '2026-11-28',
      '9999-12-31',
      'A',
      'A,B',
      'name',
      '1e3',
      '0',
    ),
  )
  const name = fc.constantFrom(...Object.keys(LIST.filters))
  fc.assert(
    fc.property(name, text, (key, said) => {
      fc.pre(said.trim() !== '' && said === said.trim())
      const { query, faults } = readQuery(LIST, new URLSearchParams([[key, said]]))
      const asked = schema.safeParse({ [key]: said })
      expect(asked.success).toBe(Object.keys(faults).length === 0)
      if (asked.success) expect(asked.data).toEqual(query)
      else expect(asked.error.issues).toMatchObject([{ path: [key], message: faults[key] }])
    }),
  )
})

test('[28] the call reads earlier names, and refuses an unknown one', () => {
  expect(schema.parse({ q: 'smith', customer: '7', mine: 'true', id: 'A' } as object)).toEqual({
    ...USUAL,
    search: 'smith',
    customerID: 7,
    whose: 'mine',
    ids: 'A',
  })
  expect(schema.safeParse({ color: 'red' } as object).success).toBe(false)
})

test('[28] what is read can be written and read again', () => {
  const { query } = read('q=smith&mine=true&sort=changed&customer=7&after=7~x')
  const written = writeQuery(LIST, query).toString()
  expect(written).toBe('search=smith&whose=mine&customerID=7&sort=changed')
  expect(read(written).query).toEqual({ ...query, after: undefined })
})
