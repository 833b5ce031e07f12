// Runs in the folder where Vendure is installed: `node main.js fill | serve | work`. Fills its database with
// the products of products.json, answers the shop, or works off its jobs.
import { readFile, writeFile } from 'node:fs/promises'
import {
  bootstrap,
  bootstrapWorker,
  DefaultJobQueuePlugin,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  RequestContextService,
  SearchService,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'

const database = new URL(process.env.PEER_DATABASE)
const WAIT_MS = 500
const MANY = 1_000_000

const configWith = (plugins, isNew = false) => ({
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(process.env.PORT),
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'bench', password: process.env.PEER_SECRET },
    cookieOptions: { secret: process.env.PEER_SECRET },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: database.hostname,
    port: Number(database.port),
    username: database.username,
    password: database.password,
    database: database.pathname.slice(1),
    synchronize: isNew,
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultSchedulerPlugin.init(),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    ...plugins,
  ],
})
const search = DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })

const STORE = {
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  countries: [{ code: 'US', name: 'United States', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 8 }],
  shippingMethods: [{ name: 'Standard', price: 2500 }],
  paymentMethods: [
    {
      name: 'Check',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] },
    },
  ],
  collections: [],
}

const quoted = (value) => `"${String(value).replaceAll('"', '""')}"`
const COLUMNS = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  description: ({ description }) => description,
  assets: () => '',
  facets: ({ category, facets }) =>
    Object.entries({ category, ...facets })
      .map(([name, value]) => `${name}:${value}`)
      .join('|'),
  optionGroups: () => '',
  optionValues: () => '',
  sku: ({ id }) => id,
  price: ({ cents }) => cents / 100,
  taxCategory: () => 'standard',
  stockOnHand: () => MANY,
  trackInventory: () => 'false',
  variantAssets: () => '',
  variantFacets: () => '',
}

/** Without the plugin of search: else each product queues a job of its own. */
async function fill() {
  const products = JSON.parse(await readFile('products.json', 'utf8'))
  const rows = products.map((product) =>
    Object.values(COLUMNS)
      .map((read) => quoted(read(product)))
      .join(','),
  )
  await writeFile('products.csv', [Object.keys(COLUMNS).join(','), ...rows].join('\n'))
  const app = await populate(() => bootstrap(configWith([], true)), STORE, 'products.csv')
  await app.close()
  await index()
}

async function index() {
  const { app } = await bootstrapWorker(configWith([search], true))
  await app.get(JobQueueService).start()
  const context = await app.get(RequestContextService).create({ apiType: 'admin' })
  const queued = await app.get(SearchService).reindex(context)
  const strategy = app.get(JobQueueService).jobQueueStrategy
  for (;;) {
    const job = await strategy.findOne(queued.id)
    if (job?.state === 'COMPLETED') break
    if (job?.state === 'FAILED') throw new Error(`The index of Vendure was not made: ${job.error}`)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  await app.close()
}

const work = async () => (await bootstrapWorker(configWith([search]))).startJobQueue()

const mode = process.argv[2]
if (mode === 'fill') {
  await fill()
  process.exit()
}
await (mode === 'work' ? work() : bootstrap(configWith([search])))
