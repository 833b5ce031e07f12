import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pricesFor } from '#features/selling/pricing/server/index.ts'
import { systemClock as clock } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { priceListsHandlers } from './handlers.ts'

let database: TestDatabase
let list: number

const as = (person: Person) =>
  createRouterClient(priceListsHandlers, {
    context: { db: database.db, clock, ...whoAsks(person, clock.now()) },
  })

beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
  await demoPeople(database.db)
  list = (await as('operations').create({ companyID: 1, name: 'Fall', startsOn: '2026-01-01' })).id
})
afterAll(() => database.drop())

test('[30] who may not write lists adds and removes no rule', async () => {
  const rule = { id: list, basis: 'public', percent: 5 } as const
  for (const person of ['sales', 'contractor'] as const) {
    await expect(as(person).addRule(rule)).rejects.toMatchObject({ status: 403 })
    await expect(as(person).removeRule({ id: list, ruleID: 1 })).rejects.toMatchObject({ status: 403 })
  }
})

test.each([
  ['an unknown category', { categoryID: 999, basis: 'public', percent: 5 }, 'invalid'],
  ['an unknown brand', { brand: 'Nobody', basis: 'public', percent: 5 }, 'invalid'],
  ['all of the price', { basis: 'list', percent: 100 }, 'invalid'],
] as const)('[30] a rule with %s is refused', async (_, rule, code) => {
  await expect(as('operations').addRule({ id: list, ...rule })).rejects.toMatchObject({ code })
})

test('[30] a rule prices what it names, is explained, and its removal is in the audit log', async () => {
  const { id } = await as('operations').addRule({
    ...{ id: list, categoryID: 1, brand: 'Summit', basis: 'public', percent: 12, rounding: 'dollar' },
  })
  await expect(
    as('operations').addRule({ id: list, categoryID: 1, brand: 'Summit', basis: 'list', percent: 3 }),
  ).rejects.toMatchObject({ code: 'twice' })

  const book = await pricesFor(database.db, actorFor('contractor')).priceBook([THERMOSTAT], clock.now())
  expect(book.get(THERMOSTAT)!.price).toBe(132_00)
  const { products } = await as('sales').explain({
    companyID: 1,
    products: [
      { product: 'st-1', qty: 2 },
      { product: FURNACE, qty: 1, quoted: 1000 },
    ],
  })
  expect(products[0]).toMatchObject({
    price: 132,
    lines: [
      {
        words:
          'Rule public price − 12% for Summit in the category Heating in the list “Fall”, on $149.50, ' +
          'rounded to the dollar',
        isUsed: true,
      },
      { words: 'Public price', price: 149.5, isUsed: false },
    ],
  })
  expect(products[1]!.lines[0]).toEqual({
    words: 'Price of the quote',
    price: 1000,
    verdict: 'This price holds.',
    isUsed: true,
  })
  const { rules } = await as('sales').open({ id: list })
  expect(rules).toMatchObject([{ id, percent: 12, category: { name: 'Heating' }, brand: 'Summit' }])

  await as('operations').removeRule({ id: list, ruleID: id })
  const { action } = await database.db
    .selectFrom('audit_event')
    .select('action')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(action).toBe('price-lists.remove-rule')
})

test('[30] an unknown product or order is refused in words; contractors get no explanation', async () => {
  const ask = (person: Person, input: Parameters<ReturnType<typeof as>['explain']>[0]) =>
    as(person).explain(input)
  await expect(ask('sales', { products: [{ product: 'no-such' }] })).rejects.toMatchObject({
    message: 'We don’t carry no-such.',
  })
  await expect(ask('sales', { orderID: 'nope', products: [] })).rejects.toMatchObject({ status: 404 })
  await expect(ask('contractor', { products: [] })).rejects.toMatchObject({ status: 403 })
})
