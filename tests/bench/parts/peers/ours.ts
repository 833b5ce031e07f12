import { randomUUID } from 'node:crypto'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { loadDistributor } from '#demo/distributor/load.ts'
import { ancestry } from '#features/catalog/catalog/rules/category-tree.ts'
import { vocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import { migrations } from '#server/declared.ts'
import { startStore } from '../../../fixtures/store/running-store.ts'
import { prepareForLoad } from '../../orders.ts'
import { COUNT, fullestCategories, type Question, someProducts } from './goods.ts'
import { at, type Call, type PeerInput, type PeerStore, type Send, type Wanted } from './store.ts'

const API = '/v1/api'
const ZIP = '60614'
const ADDRESS = {
  name: 'Dana Reyes',
  address1: '2114 N Cleveland Ave',
  city: 'Chicago',
  state: 'IL',
  postcode: ZIP,
  country: 'US',
}
/** A buyer may place 5,000 orders an hour: every order has one of so many addresses. */
const MAILBOXES = 5_000
/** So that a search is never one that was asked before. */
let asked = 0

/** Starts our store over an empty database and fills it with the distributor's catalog. */
export async function startOurs({ goods, questions, database }: PeerInput): Promise<PeerStore> {
  await database.renew()
  const { db, close } = connect(database.url, { poolSize: 1, statementTimeoutMs: 0 })
  await migrate(db, migrations)
  await loadDistributor(database.url, COUNT)
  const store = await startStore({ env: { DATABASE_URL: database.url } })
  await prepareForLoad(db)
  await close()
  const some = someProducts(goods, questions.length)
  return {
    name: 'ours',
    url: store.url,
    processes: [store.process.pid ?? 0],
    calls: {
      search: questions.map((question) => searchCall(bodyOf(question))),
      product: some.map(({ id }) => ({
        path: `${API}/catalog/products/${id}`,
        isGood: (answer) => at(answer, 'details', 'id') === id,
      })),
      list: fullestCategories(goods, questions.length).map((slug) =>
        searchCall({ categoryPath: pathOf(slug), activeSorting: { mode: 'price', order: 'asc' } }),
      ),
      cart: some.map(({ id }) => ({
        path: `${API}/cart/products`,
        body: () => JSON.stringify({ products: [{ id, qty: 1 }] }),
        isGood: (answer) => at(answer, 'products', 0, 'id') === id,
      })),
    },
    order,
    shortOrder,
    stop: () => store.stop().then(() => undefined),
  }
}

/** `brand` and `type` are filters of their own; the other facets are attributes, `a` with their number. */
function bodyOf({ text, filters }: Question): object {
  const plain = filters.filter(([facet]) => facet === 'brand' || facet === 'type')
  const attributes = filters.filter((filter) => !plain.includes(filter))
  return {
    query: text,
    activeFilters: {
      ...Object.fromEntries(plain.map(([facet, value]) => [facet, [value]])),
      attributes: Object.fromEntries(attributes.map(([facet, value]) => [facet.slice(1), [value]])),
    },
  }
}

const searchCall = (question: object): Call => ({
  path: `${API}/search`,
  body: () => JSON.stringify({ ...question, limit: 24, from: 0, originPage: `peers ${asked++}` }),
  isGood: (answer) => Number(at(answer, 'hits', 'total', 'value')) > 0 && at(answer, 'isRelaxed') === false,
})

/** The names from the root to a category, as a search takes them. */
function pathOf(slug: string): string {
  const byId = new Map(vocabulary().categories.map((category) => [category.id, category]))
  const id = vocabulary().categories.find((category) => category.slug === slug)?.id ?? 0
  return ancestry(byId, id)
    .map(({ name }) => name)
    .join(', ')
}

interface Figures {
  rate: { type: string; cost: number; shipDate: string; deliveryDate: string }
  tax: number
}

/** The delivery and the tax of a product, as an order asked for them before. */
const known = new Map<string, Figures>()

type Ask = (path: string, body: object, headers?: Record<string, string>) => Promise<unknown>
const asks =
  (send: Send): Ask =>
  async (path, body, headers) =>
    (await send({ path: API + path, body, ...(headers && { headers }) })).answer

const priceOf = async (id: string, ask: Ask): Promise<number> =>
  Number(at(await ask('/cart/products', { products: [{ id, qty: 1 }] }), 'products', 0, 'price'))

/** What the pages of cart and checkout ask: price, delivery, tax, then the order, paid by check. */
async function order({ product: { id }, guest }: Wanted, send: Send): Promise<void> {
  const ask = asks(send)
  const price = await priceOf(id, ask)
  const shipping = await ask('/shipping/info', { zipcode: ZIP, products: [{ id, qty: 1 }] })
  const rate = at(shipping, 'shipOptions', 'rates', 0) as Figures['rate']
  const taxed = await ask('/cart/tax', {
    products: [{ id, quantity: 1, price }],
    destinationZip: ZIP,
    shipping: rate.type,
    shippingCost: rate.cost,
  })
  const figures = { rate, tax: Number(at(taxed, 'tax')) }
  known.set(id, figures)
  await place({ id, guest, price, ...figures }, ask)
}

/** The price and the order alone: delivery and tax are known from an order before. */
async function shortOrder({ product: { id }, guest }: Wanted, send: Send): Promise<void> {
  const ask = asks(send)
  const figures = known.get(id)
  if (!figures) throw new Error(`No order of ${id} was placed before`)
  await place({ id, guest, price: await priceOf(id, ask), ...figures }, ask)
}

async function place(
  { id, guest, price, rate, tax }: Figures & { id: string; guest: number; price: number },
  ask: Ask,
): Promise<void> {
  const cents = [price, rate.cost, tax].reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  await ask(
    '/checkout',
    {
      email: `peers-${guest % MAILBOXES}@example.com`,
      phone: '(312) 555-0119',
      phone2: '',
      billingInfo: ADDRESS,
      shippingInfo: { ...ADDRESS, deliveryType: 'Home / Residence' },
      paymentInfo: { amount: cents / 100, method: 'check' },
      products: [{ id, price, qty: 1 }],
      shippingMethod: {
        cost: rate.cost,
        type: rate.type,
        deliveryDate: rate.deliveryDate,
        expectedShipDate: rate.shipDate,
      },
    },
    { 'idempotency-key': randomUUID() },
  )
}
