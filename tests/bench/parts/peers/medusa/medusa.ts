import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from '../client.ts'
import { COUNT, fullestCategories, type Question, someProducts } from '../goods.ts'
import { type InstalledPeer, preparePeer } from '../install.ts'
import { run, serve } from '../processes.ts'
import { at, type Call, type PeerInput, type PeerStore, type Send, type Wanted } from '../store.ts'

const VERSION = '2.21.2'
const PACKAGES = {
  key: 'medusa',
  version: VERSION,
  packages: ['@medusajs/medusa', '@medusajs/framework', '@medusajs/cli'],
  also: [],
}
const CLI = 'node_modules/@medusajs/cli/cli.js'
const QUIET = { MEDUSA_DISABLE_TELEMETRY: '1', LOG_LEVEL: 'error' }
const API = '/store'
const CARD = 'fields=id,title,handle,thumbnail,*variants.calculated_price'
const INDEX_MS = 180_000
const TRY_MS = 500

/** What the script that filled Medusa tells of its store. */
interface Told {
  key: string
  region: string
  shipping: string
  categories: Record<string, string>
  /** the variant of each product, by the address of its page */
  variants: Record<string, string>
}

/** Installs and fills Medusa where that was not done, starts it and waits until its search is complete. */
export async function startMedusa(input: PeerInput): Promise<PeerStore> {
  const { folder, env, url } = await preparePeer(input, PACKAGES, fill)
  const server = await serve(
    [CLI, 'start', '--host', '127.0.0.1', '--port', env.PORT ?? ''],
    { cwd: folder, env: { ...env, ...QUIET } },
    `${url}/health`,
  )
  const told = JSON.parse(await readFile(join(folder, 'store.json'), 'utf8')) as Told
  const keys = { 'x-publishable-api-key': told.key }
  const { send, close } = openClient(url)
  await untilIndexed((step) => send({ ...step, headers: keys }))
  close()
  return {
    name: `Medusa ${VERSION}`,
    url,
    processes: [server.pid],
    calls: callsOf(input, told, keys),
    order: (wanted, each) => order(told, wanted, (step) => each({ ...step, headers: keys })),
    stop: server.stop,
  }
}

async function fill({ folder, env }: InstalledPeer): Promise<void> {
  const steps = [['db:migrate'], ['exec', './src/scripts/fill.js'], ['db:migrate:search']]
  for (const step of steps)
    await run(process.execPath, [CLI, ...step], { cwd: folder, env: { ...env, ...QUIET } })
}

/** Medusa makes and fills its index after its start; until then a search is refused. */
async function untilIndexed(send: Send): Promise<void> {
  const deadline = Date.now() + INDEX_MS
  const body = {
    entity: 'product',
    fields: ['id'],
    pagination: { take: 1 },
    search_options: { count: 'exact' },
  }
  for (;;) {
    const told = await send({ path: `${API}/search`, body }).then(({ answer }) => answer, String)
    if (at(told, 'results', 0, 'metadata', 'count') === COUNT) return
    if (Date.now() > deadline) throw new Error(`The index of Medusa is not complete: ${JSON.stringify(told)}`)
    await sleep(TRY_MS)
  }
}

function callsOf(
  { goods, questions }: PeerInput,
  { region, categories, variants }: Told,
  headers: Record<string, string>,
): PeerStore['calls'] {
  const some = someProducts(goods, questions.length)
  const price = `region_id=${region}`
  return {
    search: questions.map((question) => searchCall(question, goods.facets, headers)),
    product: some.map(({ slug }) => ({
      path: `${API}/products?handle=${slug}&${price}&fields=*variants.calculated_price,%2Bmetadata`,
      headers,
      isGood: (answer) => at(answer, 'products', 0, 'handle') === slug,
    })),
    list: fullestCategories(goods, questions.length).map((category) => ({
      path: `${API}/products?limit=24&offset=0&category_id[]=${categories[category]}&${price}&${CARD}`,
      headers,
      isGood: (answer) => Number(at(answer, 'count')) > 0,
    })),
    cart: some.map(({ slug }) => ({
      path: `${API}/carts`,
      headers,
      body: () => JSON.stringify({ region_id: region, items: [{ variant_id: variants[slug], quantity: 1 }] }),
      isGood: (answer) => Number(at(answer, 'cart', 'total')) > 0,
    })),
  }
}

const searchCall = (
  { text, filters }: Question,
  facets: readonly string[],
  headers: Record<string, string>,
): Call => ({
  path: `${API}/search`,
  headers,
  body: () =>
    JSON.stringify({
      entity: 'product',
      fields: ['id', 'title', 'handle', 'price'],
      filters: { q: text, ...Object.fromEntries(filters) },
      pagination: { take: 24, order: { price: 'ASC' } },
      search_options: { count: 'exact', facets: facets.map((field) => ({ field, limit: 50 })) },
    }),
  isGood: (answer) => Number(at(answer, 'results', 0, 'metadata', 'count')) > 0,
})

const ADDRESS = {
  first_name: 'Dana',
  last_name: 'Reyes',
  address_1: '2114 N Cleveland Ave',
  city: 'Chicago',
  province: 'il',
  postal_code: '60614',
  country_code: 'us',
}

/** The steps of a guest, as Medusa's own storefront takes them. */
async function order(told: Told, { product, guest }: Wanted, send: Send): Promise<void> {
  const step = async (path: string, body?: object) =>
    (await send({ path: API + path, ...(body && { body }) })).answer
  const cart = at(await step('/carts', { region_id: told.region }), 'cart', 'id')
  await step(`/carts/${cart}/line-items`, { variant_id: told.variants[product.slug], quantity: 1 })
  await step(`/carts/${cart}`, { email: `peers-${guest}@example.com`, shipping_address: ADDRESS })
  const options = await step(`/shipping-options?cart_id=${cart}`)
  const option_id = at(options, 'shipping_options', 0, 'id')
  await step(`/carts/${cart}/shipping-methods`, { option_id })
  const payments = at(await step('/payment-collections', { cart_id: cart }), 'payment_collection', 'id')
  await step(`/payment-collections/${payments}/payment-sessions`, { provider_id: 'pp_system_default' })
  const placed = await step(`/carts/${cart}/complete`, {})
  if (at(placed, 'type') !== 'order') throw new Error(`Medusa placed no order: ${JSON.stringify(placed)}`)
}
