import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import { pageOf, placeIn } from './cursor.ts'

const db = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const CHANGED = { by: ['moment', 'quote.changed_at'], id: 'quote.id', direction: 'desc' } as const
const NAME = { by: ['text', sql`lower(name)`], id: 'id', direction: 'asc' } as const
const TOTAL = { by: ['number', 'total'], id: 'id', direction: 'desc' } as const
const ID = { id: 'id', direction: 'asc' } as const
const AT = '2026-11-27T10:00:00.000Z'

test('[28] the order and the rows after a place, in SQL', () => {
  const { order, isAfter } = placeIn(CHANGED, `7~${AT}`)
  expect(order.compile(db).sql).toBe('"quote"."changed_at" desc, "quote"."id" desc')
  expect(isAfter.compile(db)).toMatchObject({
    sql: '("quote"."changed_at", "quote"."id") < ($1::timestamptz, $2)',
    parameters: [AT, '7'],
  })
  expect(placeIn(NAME, '7~o’neil ~ sons').isAfter.compile(db)).toMatchObject({
    sql: '(lower(name), "id") > ($1, $2)',
    parameters: ['o’neil ~ sons', '7'],
  })
  expect(placeIn(ID, '7~').isAfter.compile(db)).toMatchObject({ sql: '("id") > ($1)', parameters: ['7'] })
  expect(placeIn(ID, '7').isAfter.compile(db)).toMatchObject({ sql: '("id") > ($1)', parameters: ['7'] })
  expect(placeIn(ID, undefined).isAfter.compile(db).sql).toBe('true')
})

test.each([
  [CHANGED, '7'],
  [CHANGED, '7~yesterday'],
  [CHANGED, '7~2026-02-30T10:00:00.000Z'],
  [CHANGED, `x~${AT}`],
  [TOTAL, '7~1.5'],
  [NAME, '7'],
  [NAME, '~smith'],
  [ID, 'seven~'],
  [ID, ''],
] as const)('[28] in the order %j, %j is no place', (order, after) => {
  expect(() => placeIn(order, after)).toThrow('after: not a place in this list')
})

test('[28] each place that a page names can be read again', () => {
  const rows = [
    { id: 3, name: 'a~b', at: new Date(AT) },
    { id: 2, name: '', at: new Date(AT) },
  ]
  const byName = pageOf(rows, 1, ({ name }) => name)
  expect(byName).toEqual({ page: [rows[0]], next: '3~a~b' })
  expect(placeIn(NAME, byName.next ?? '').isAfter.compile(db).parameters).toEqual(['a~b', '3'])
  expect(pageOf(rows, 1, ({ at }) => at).next).toBe(`3~${AT}`)
  expect(pageOf(rows, 1).next).toBe('3~')
  expect(pageOf(rows, 2).next).toBeNull()
})
