import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectWithoutLimits } from '#db/connect.ts'
import { PAPERS } from '#features/desk/order-papers/rules/papers.ts'
import portalRoutes from '#portal/routes.ts'
import { loadDemoContractorsOnce, loadDemoCustomersOnce, loadDemoDeskOnce } from '#server/boot/demo.ts'
import { portalContract, storeContract } from '#server/http/router.ts'
import storeRoutes from '#store/routes.ts'
import { endpointsOf } from '#tests/fixtures/http/endpoints.ts'
import { hostileBody } from '#tests/fixtures/http/hostile.ts'
import { accountIdOf, demoPeople, signedIn } from '#tests/fixtures/portal/people.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { type Addresses, addressesFor } from './addresses.ts'
import { DAYS, faultsIn, looseLines } from './faults.ts'
import { type KnownData, knownData } from './known-data.ts'
import { cellsOf, passagesOf } from './reading.ts'
import { addRows, shopperQuote } from './rows.ts'

/** What is left of words in code and of fragments. Lower it with each that moves into a catalog. */
const MOST = { store: 37, portal: 2, documents: 1, refusals: 0 }

let app: TestApp
let known: KnownData
let rows: Awaited<ReturnType<typeof addRows>>

beforeAll(async () => {
  app = await testApp({ pages: true })
  const { db, close } = connectWithoutLimits(app.database.url)
  const now = app.services.clock.now()
  await demoPeople(db)
  await loadDemoCustomersOnce(db, now)
  await loadDemoContractorsOnce(db, now)
  await loadDemoDeskOnce(db, app.services, now)
  await close()
  rows = await addRows(app)
  known = await knownData(app.database.db)
})
afterAll(() => app.close())

type Open = (address: string) => Promise<Response>

/** Pages that were opened. */
interface Opened {
  /** by what is wrong, figures and days aside, with the first page that has it */
  faults: Map<string, string>
  /** the addresses that answered with 400 or more */
  refused: string[]
}

async function openAll(addresses: readonly string[], open: Open): Promise<Opened> {
  const opened: Opened = { faults: new Map(), refused: [] }
  for (const address of addresses) {
    const answer = await open(address)
    if (answer.status >= 400) opened.refused.push(address)
    const text = await answer.text()
    const isTable = answer.headers.get('content-type')?.startsWith('text/csv')
    for (const fault of faultsIn(isTable ? cellsOf(text) : passagesOf(text), known)) {
      const kind = fault.replace(/\d[\d,.]*/g, '0').replace(DAYS, 'day')
      if (!opened.faults.has(kind)) opened.faults.set(kind, `${address} ${fault}`)
    }
  }
  return opened
}

/** A product of each type. */
async function products(): Promise<string[]> {
  const xml = await (await app.fetch('/sitemaps/products-1.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const byId = new Map(paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))
  const types = await app.database.db
    .selectFrom('product')
    .select(['id', 'type'])
    .distinctOn('type')
    .orderBy('type')
    .orderBy('id')
    .execute()
  return types.flatMap(({ id }) => byId.get(id) ?? [])
}

const HOME = 'squareFeet=2000&zipCode=55802'
const COSTS = '/operating-cost-calculator/Results'

/** The pages of the store that refuse on purpose, in the order of its routes. */
const REFUSED = [
  '/view-quotes/QL000000',
  '/heatpump?zipCode=1&squareFeet=0&fuel=Peat&x=1',
  '/tankless-water-heater-size?zipCode=96799&shower=99',
  `${COSTS}?squareFootage=2&zipCode=1`,
  '/500',
  '/404',
  '/no-such-page',
]

async function storeAddresses(): Promise<string[]> {
  const { db } = app.database
  const { id, postal } = await db.selectFrom('orders').select(['id', 'postal']).executeTakeFirstOrThrow()
  const goods = await products()
  const examples: Addresses = {
    'category/*': ['/category/furnaces-heaters', '/category/furnaces-heaters/gas-furnaces'],
    'b/*': ['/b/northvale'],
    'product/*': goods,
    'categories/*': ['/categories/furnaces-heaters'],
    search: ['/search?query=furnace', '/search?query=no-such-thing-anywhere', '/search?query=24x36+filter'],
    compare: ['/compare', `/compare?ids=${goods.slice(0, 3).map((path) => path.split('/').at(-1))}`],
    'checkout/confirmation/:orderID': [`/checkout/confirmation/${id}`],
    'order-summary/:orderID/:postal': [`/order-summary/${id}/${postal}`],
    'order-receipt/:orderID': [`/order-receipt/${id}`],
    'view-quotes/:id': ['/view-quotes/QL000000', await shopperQuote(app)],
    heatpump: ['/heatpump', `/heatpump?${HOME}&fuel=Oil`, '/heatpump?zipCode=1&squareFeet=0&fuel=Peat&x=1'],
    'tankless-water-heater-size': [
      '/tankless-water-heater-size',
      '/tankless-water-heater-size?zipCode=55401&shower=2&kitchenSink=1',
      '/tankless-water-heater-size?zipCode=96799&shower=99',
    ],
    'operating-cost-calculator/Results': [
      `${COSTS}?squareFootage=2200&zipCode=55802&fuel=Electric&system.heatPump=9000`,
      `${COSTS}?squareFootage=2&zipCode=1`,
    ],
    'sizing-estimator': [
      '/sizing-estimator',
      `/sizing-estimator?${HOME}`,
      `/sizing-estimator?${HOME}&color=red&billed=-5`,
      '/sizing-estimator?squareFeet=0&zipCode=96799&numFloors=40',
    ],
    'system-selector': ['/system-selector', '/system-selector?step=tonnage&zip_code_location=55802'],
    'learning-center/:slug': ['/learning-center/filters-and-merv'],
    'drawings/:id/:file': [],
    'ui-gallery': [],
    '*': ['/no-such-page'],
  }
  return addressesFor(storeRoutes, examples)
}

/** A run with a row that waits and rows that were refused. */
async function aRun(orders: readonly { id: string }[]): Promise<string> {
  const { db } = app.database
  const [id, now] = [randomUUID(), new Date()]
  const run = { id, kind: 'ship' as const, carrier: 'UPS', started_at: now }
  await db
    .insertInto('bulk_run')
    .values({ ...run, account_id: accountIdOf('operations') })
    .execute()
  const reasons = [null, 'no_tracking', 'changed', 'unanswered']
  const rows = orders.slice(0, reasons.length).map((order, index) => {
    const reason = reasons[index] ?? null
    const shared = { run_id: id, order_id: order.id, tracking: '1Z1', seen: 1, due_at: now, reason }
    return { ...shared, ...(reason !== null && { outcome: 'refused' as const }) }
  })
  await db.insertInto('bulk_row').values(rows).execute()
  return id
}

async function portalAddresses(): Promise<string[]> {
  const { db } = app.database
  const quotes = await db.selectFrom('quote').select('number').execute()
  const orders = await db.selectFrom('orders').select('id').execute()
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'dedupe_key'])
    .where('topic', '=', 'mail.order-confirmation')
    .execute()
  const examples: Addresses = {
    'customers/:id': ['/customers/1'],
    'projects/:id': ['/projects/1'],
    projects: ['/projects', '/projects?as=list'],
    'projects/new': ['/projects/new?customer=1'],
    'leads/:id': ['/leads/1'],
    'photo-quotes/:id': [`/photo-quotes/${rows.photoQuote.id}`],
    'companies/:id': ['/companies/1'],
    'price-lists/:id': [`/price-lists/${rows.priceList.id}`],
    'saved-carts/:id': [`/saved-carts/1`],
    'quotes/templates/:id': [`/quotes/templates/${rows.template.id}`],
    'quotes/:number': quotes.map(({ number }) => `/quotes/${number}`),
    'orders/bulk': ['/orders/bulk', '/orders/bulk?all=yes', '/orders/bulk?all=yes&do=deliver'],
    'orders/bulk/:run': [`/orders/bulk/${await aRun(orders)}`],
    'orders/:id': orders.map(({ id }) => `/orders/${id}`),
    'orders/:id/mails/:mail': mails.map(
      ({ id, dedupe_key }) => `/orders/${dedupe_key.split(':')[1]}/mails/${id}`,
    ),
    'money/payouts/:id': [],
    'money/day': ['/money/day?day=2026-11-01'],
    'money/statement': ['/money/statement?company=1'],
    'issues/:id': [`/issues/${rows.issue.id}`],
    'mails/:id': ['/mails/quote-sent'],
    'content/:kind/*': ['/content/article/filters-and-merv', '/content/announcement/top'],
    'installers/:id': ['/installers/1'],
    'reset/:token': ['/reset/0123456789012345678901234567'],
    'invitation/:token': ['/invitation/0123456789012345678901234567'],
    // the same as in the store
    'product/*': [],
    '*': ['/no-such-page'],
    'sign-out': [],
    'audit/export': [],
    'orders/:id/receipt.pdf': [],
    'orders/bulk/:run/results.csv': [],
    'orders/papers/:paper.pdf': [],
    'settings/people/export': [],
    'orders/:id/returns/:rma/label.pdf': [],
    'money/statement.pdf': [],
    // the words of QuickBooks
    'money/journal.iif': [],
    'mails/:id/preview': [],
    'drawings/:id/:file': [],
  }
  return addressesFor(portalRoutes, examples)
}

test('[28] the pages of the store have no words in code and no sentences of fragments', async () => {
  const { faults, refused } = await openAll(await storeAddresses(), (address) => app.fetch(address))

  expect(refused).toEqual(REFUSED)
  expect([...faults.values()].slice(MOST.store)).toEqual([])
  expect(app.errors).toEqual([])
})

test('[28] the pages of the portal have no words in code and no sentences of fragments', async () => {
  const addresses = await portalAddresses()
  const { faults, refused } = await openAll(['/sign-in', '/sign-in/code', '/reset'], app.portal)
  let closed = addresses
  for (const person of ['contractor', 'sales', 'operations', 'admin'] as const) {
    const { fetch } = await signedIn(app, person, { steppedUp: true })
    const opened = await openAll(addresses, fetch)
    for (const [kind, fault] of opened.faults) faults.set(kind, fault)
    closed = closed.filter((address) => opened.refused.includes(address))
  }

  expect([refused, closed]).toEqual([[], ['/no-such-page']])
  expect([...faults.values()].slice(MOST.portal)).toEqual([])
  expect(app.errors).toEqual([])
})

/** The text of a PDF. */
async function textOfPdf(answer: Response): Promise<string> {
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return (await extractText(document, { mergePages: true })).text
}

test('[28] documents have no words in code', async () => {
  const { db } = app.database
  const { id: order } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await db.updateTable('orders').set({ state: 'paid' }).where('id', '=', order).execute()
  const { id: product } = await db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  const staff = await signedIn(app, 'admin', { steppedUp: true })
  // What has not shipped has no labels.
  const papers = PAPERS.filter((paper) => paper !== 'label')
  const answers = [
    await app.fetch(`/product-documents/${product}/specification-sheet.pdf`),
    await staff.fetch(`/orders/${order}/receipt.pdf`),
    ...(await Promise.all(papers.map((paper) => staff.fetch(`/orders/papers/${paper}.pdf?order=${order}`)))),
  ]
  const loose: string[] = []
  for (const answer of answers) loose.push(...looseLines(await textOfPdf(answer), known))

  expect(loose.slice(MOST.documents)).toEqual([])
})

/** The same ones at each run. */
const SAMPLE = { seed: 28, numRuns: 3 }
const JSON_BODY = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-sixteen-letters' }
interface Refusal {
  errorMessage: string
  issues?: { message: string }[]
}
type Call = (path: string, init: RequestInit) => Promise<Response>

/** What the calls of a contract refuse with: to no input, and to wrong and nearly right ones. */
async function refusalsOf(contract: object, call: Call): Promise<Set<string>> {
  const said = new Set<string>()
  for (const endpoint of endpointsOf(contract)) {
    const { method } = endpoint
    const path = `/v1/api${endpoint.path.replace(/\{\w+\}/g, '999999')}`
    const bodies = method === 'GET' ? [undefined] : ['{}', ...fc.sample(hostileBody(endpoint, []), SAMPLE)]
    for (const body of bodies) {
      const answer = await call(path, { method, headers: JSON_BODY, ...(body && { body }) })
      if (answer.status < 400) continue
      const { errorMessage, issues = [] } = (await answer.json()) as Refusal
      for (const message of [errorMessage, ...issues.map((each) => each.message)]) said.add(message)
    }
  }
  return said
}

test('[28] refusals have no words in code', async () => {
  const { fetch } = await signedIn(app, 'admin', { steppedUp: true })
  const said = [
    ...(await refusalsOf(storeContract, (path, init) => app.fetch(path, init))),
    ...(await refusalsOf(portalContract, fetch)),
  ]
  const loose = said.filter((message) => looseLines(message, known).length > 0)

  expect(said.length).toBeGreaterThan(150)
  expect(loose.slice(MOST.refusals)).toEqual([])
})
