import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import { toCents, toWire } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { savedCartsHandlers } from './handlers.ts'
import type { CartProject } from './ports.ts'
import { saveHandler } from './save.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()

const project = (id: number, companyId: number): CartProject => ({
  id,
  name: `Project ${id}`,
  companyId,
  customerId: id * 10,
  customerName: 'Dana Reyes',
  shipZip: '60614',
})
const PROJECTS = [project(12, 1), project(22, 2)]

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await demoPeople(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

/** The calls as one person makes them; `stranger`: without a token. */
const as = (person: Person | 'stranger', idempotencyKey: string | undefined = randomUUID()) =>
  createRouterClient(
    { save: saveHandler, ...savedCartsHandlers },
    {
      context: {
        ...shop.services,
        ...(person === 'stranger' ? { actor: BUYER, signedIn: undefined } : whoAsks(person)),
        cartProjects: {
          find: async (ids) => PROJECTS.filter(({ id }) => ids.includes(id)),
          addToHistory: async () => undefined,
        },
        request: makeRequest({ idempotencyKey }),
      },
    },
  )

const cart = { products: [{ id: FURNACE, qty: 2, price: 1 }], cartName: 'Upstairs', projectID: 12 }
const countCarts = async () => (await database.db.selectFrom('saved_cart').select('id').execute()).length

describe('who is refused', () => {
  test.each<[string, Person | 'stranger', object, number]>([
    ['a stranger', 'stranger', {}, 401],
    ['operations', 'operations', {}, 403],
    ['a contractor with the project of another company', 'foreignContractor', {}, 404],
    ['a contractor with a project that does not exist', 'contractor', { projectID: 99 }, 404],
  ])('%s saves no cart', async (_, person, change, status) => {
    await expect(as(person).save({ ...cart, ...change })).rejects.toMatchObject({ status })
    expect(await countCarts()).toBe(0)
  })

  test('a cart of another company is not found, by any verb', async () => {
    const { id } = await as('contractor').save(cart)
    const foreign = as('foreignContractor')

    for (const call of [
      () => foreign.open({ id }),
      () => foreign.rename({ id, cartName: 'Mine' }),
      () => foreign.remove({ id }),
      () => foreign.restore({ id }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 })
    for (const person of ['operations', 'stranger'] as const)
      await expect(as(person).open({ id })).rejects.toMatchObject({
        status: person === 'stranger' ? 401 : 403,
      })
    expect((await foreign.list({})).carts).toEqual([])
    expect((await as('contractor').open({ id })).cartName).toBe('Upstairs')
  })

  test.each([
    [{ cartName: ' ' }, 'Cart name is required'],
    [{ products: [] }, 'You must add items to the cart before saving'],
    [{ projectID: null }, 'You must choose a project first'],
  ])('[V-SAVE] %j: 400 with its message', async (change, message) => {
    await expect(as('contractor').save({ ...cart, ...change })).rejects.toMatchObject({
      status: 400,
      message,
    })
  })

  test('a product that we do not sell, and a missing key', async () => {
    const unknown = { ...cart, products: [{ id: '999999999', qty: 1 }] }
    await expect(as('contractor').save(unknown)).rejects.toMatchObject({ code: 'unknown_products' })
    await expect(as('contractor', 'short').save(cart)).rejects.toMatchObject({
      code: 'idempotency_key_required',
    })
  })
})

test('[C-SAVE, E-SAVEDCART] a cart is saved at our price, whatever the browser claims', async () => {
  const saved = await as('contractor').save(cart)

  expect(saved).toEqual({
    id: expect.any(Number),
    cartName: 'Upstairs',
    projectID: 12,
    products: [{ id: FURNACE, qty: 2, price: expect.any(Number) }],
  })
  expect(saved.products[0]?.price).toBeGreaterThan(100)
  expect(await as('contractor').open({ id: saved.id })).toMatchObject({
    projectName: 'Project 12',
    customerName: 'Dana Reyes',
    shipZip: '60614',
    products: [{ id: FURNACE, price: saved.products[0]?.price, priceNow: saved.products[0]?.price }],
  })
  const audit = await database.db
    .selectFrom('audit_event')
    .select(['action', 'entity_id', 'company_id'])
    .where('action', '=', 'carts.save')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(audit).toEqual({ action: 'carts.save', entity_id: String(saved.id), company_id: 1 })
})

test('a cart has the prices of its company, whoever opens it; others have public prices', async () => {
  const { db } = database
  const publicPrice = (await as('sales').save(cart)).products[0]?.price ?? 0
  const listedCents = toCents(Math.round(publicPrice * 100) - 50_00)
  const listed = toWire(listedCents)
  const list = await db
    .insertInto('price_list')
    .values({
      company_id: 1,
      name: 'Trade',
      starts_at: clock.now(),
      ends_at: null,
      created_by: 'test',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('price_list_price')
    .values({ price_list_id: list.id, product_id: FURNACE, price_cents: listedCents })
    .execute()
  const own = await as('contractor').save(cart)
  const opened = await as('contractor').open({ id: own.id })
  const bySales = await as('sales').open({ id: own.id })
  const foreign = await as('foreignContractor').save({ ...cart, projectID: 22 })
  await db.deleteFrom('price_list_price').where('price_list_id', '=', list.id).execute()
  await db.deleteFrom('price_list').where('id', '=', list.id).execute()

  expect(own.products).toMatchObject([{ price: listed }])
  expect(opened.products).toMatchObject([{ price: listed, priceNow: listed }])
  expect(bySales.products).toMatchObject([{ price: listed, priceNow: listed }])
  expect(foreign.products).toMatchObject([{ price: publicPrice }])
})

test('one key saves one cart of one account; another cart under it is refused', async () => {
  const key = randomUUID()
  const before = await countCarts()
  const first = await as('contractor', key).save(cart)
  const again = await as('contractor', key).save(cart)

  expect(again).toEqual(first)
  await expect(as('contractor', key).save({ ...cart, cartName: 'Other' })).rejects.toMatchObject({
    code: 'idempotency_conflict',
    status: 409,
  })
  const { id } = await as('sales', key).save(cart)
  expect(id).not.toBe(first.id)
  expect(await countCarts()).toBe(before + 2)
})

test('40 presses at once with one key save one cart', async () => {
  const key = randomUUID()
  const before = await countCarts()
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => as('contractor', key).save(cart)))

  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await countCarts()).toBe(before + 1)
})

test('today’s price stands beside the saved one; a product no longer sold has none', async () => {
  const { id, products } = await as('contractor').save(cart)
  const { db } = database
  await db.updateTable('product').set({ withdrawn_at: clock.now() }).where('id', '=', FURNACE).execute()
  const opened = await as('contractor').open({ id })
  await db.updateTable('product').set({ withdrawn_at: null }).where('id', '=', FURNACE).execute()

  expect(opened.products[0]).toMatchObject({ price: products[0]?.price, priceNow: null })
})

test('list, rename, remove and undo', async () => {
  const contractor = as('contractor')
  const { id } = await contractor.save({ ...cart, cartName: '50% off_the wall' })
  await contractor.rename({ id, cartName: ' Attic ' })

  expect((await contractor.list({ search: 'att' })).carts.map((each) => each.id)).toEqual([id])
  expect((await contractor.list({ search: '%' })).carts).toEqual([])
  await contractor.remove({ id })
  expect((await contractor.list({ search: 'attic' })).carts).toEqual([])
  await expect(contractor.open({ id })).rejects.toMatchObject({ status: 404 })
  await contractor.restore({ id })
  expect((await contractor.list({ projectID: 12, search: 'attic' })).carts).toMatchObject([
    { id, cartName: 'Attic', items: 2, customerName: 'Dana Reyes' },
  ])
  expect((await as('sales').list({ search: 'attic' })).carts).toHaveLength(1)
})

test('an account saves at most 100 carts an hour', async () => {
  await Promise.allSettled(Array.from({ length: 100 }, () => as('admin').save(cart)))

  await expect(as('admin').save(cart)).rejects.toMatchObject({ code: 'too_many', status: 429 })
})

test('[E-SAVEDCART] several carts are deleted and brought back; those of others are skipped', async () => {
  const { id: first } = await as('contractor').save(cart)
  const { id: second } = await as('contractor').save({ ...cart, cartName: 'Downstairs' })
  const { id: foreign } = await as('foreignContractor').save({ ...cart, projectID: 22 })
  const listed = async () => (await as('contractor').list({ projectID: 12 })).carts.map(({ id }) => id)

  const ids = [first, second, foreign, second]
  expect(await as('contractor').setRemoved({ ids, removed: true })).toEqual({
    changed: [first, second],
    skipped: 1,
  })
  expect(await listed()).not.toContain(second)
  expect((await as('foreignContractor').list({})).carts.map(({ id }) => id)).toContain(foreign)
  expect((await as('contractor').setRemoved({ ids, removed: true })).changed).toEqual([])

  await as('contractor').setRemoved({ ids: [first, second], removed: false })
  expect((await listed()).slice(0, 2)).toEqual([second, first])
  const recorded = await database.db
    .selectFrom('audit_event')
    .select('action')
    .where('entity', '=', 'saved cart')
    .where('entity_id', '=', String(second))
    .where('action', 'like', 'carts.re%')
    .orderBy('id')
    .execute()
  expect(recorded.map(({ action }) => action)).toEqual(['carts.remove', 'carts.restore'])
})
