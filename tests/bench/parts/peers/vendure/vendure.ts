import { openClient } from '../client.ts'
import { fullestCategories, type Question, someProducts } from '../goods.ts'
import { preparePeer } from '../install.ts'
import { run, serve } from '../processes.ts'
import { at, type Call, type PeerInput, type PeerStore, type Send } from '../store.ts'

const VERSION = '3.7.3'
const PACKAGES = { key: 'vendure', version: VERSION, packages: ['@vendure/core'], also: ['pg@8.23.1'] }
const API = '/shop-api'
const READY = `${API}?query=${encodeURIComponent('{products(options:{take:1}){totalItems}}')}`
const CARD =
  'productId productName slug productAsset{preview} ' +
  'priceWithTax{...on PriceRange{min max} ...on SinglePrice{value}}'
const PAGE = 'groupByProduct:true,take:24,sort:{price:ASC}'
const COUNTS = 'facetValues{count facetValue{id name facet{id name}}}'
const PRODUCT =
  'id name slug description featuredAsset{preview} facetValues{name facet{name}} ' +
  'variants{id sku name priceWithTax stockLevel}'
const ORDER = '__typename ...on Order{id code state totalWithTax} ...on ErrorResult{errorCode message}'

/** Installs and fills Vendure where that was not done, and starts its server and its worker. */
export async function startVendure(input: PeerInput): Promise<PeerStore> {
  const { folder, env, url } = await preparePeer(input, PACKAGES, (installed) =>
    run(process.execPath, ['main.js', 'fill'], { ...installed, cwd: installed.folder }),
  )
  const place = { cwd: folder, env }
  const server = await serve(['main.js', 'serve'], place, url + READY)
  const worker = await serve(['main.js', 'work'], place)
  const known = await learn(url, input)
  return {
    name: `Vendure ${VERSION}`,
    url,
    processes: [server.pid, worker.pid],
    calls: callsOf(input, known),
    order: ({ product, guest }, send) => order(known.variant(product.id), guest, send),
    async stop() {
      await worker.stop()
      await server.stop()
    },
  }
}

interface Known {
  /** the id of a facet's value */
  value(facet: string, value: string): string
  /** the id of the variant with our id as its SKU */
  variant(sku: string): string
}

async function learn(url: string, { database }: PeerInput): Promise<Known> {
  const { send, close } = openClient(url)
  const { answer } = await send(graphql('{facets(options:{take:100}){items{name values{id name}}}}'))
  close()
  const facets = at(answer, 'data', 'facets', 'items') as {
    name: string
    values: { id: string; name: string }[]
  }[]
  const values = new Map(
    facets.flatMap(({ name, values: own }) => own.map((value) => [`${name}:${value.name}`, value.id])),
  )
  const rows = await database.query<{ id: number; sku: string }>('select id, sku from product_variant')
  const variants = new Map(rows.map(({ id, sku }) => [sku, String(id)]))
  const must = (map: ReadonlyMap<string, string>, key: string): string => {
    const found = map.get(key)
    if (found === undefined) throw new Error(`Vendure does not have ${key}`)
    return found
  }
  return {
    value: (facet, value) => must(values, `${facet}:${value}`),
    variant: (sku) => must(variants, sku),
  }
}

function callsOf({ goods, questions }: PeerInput, known: Known): PeerStore['calls'] {
  const some = someProducts(goods, questions.length)
  return {
    search: questions.map((question) => call(searchOf(question, known), isFound)),
    product: some.map(({ slug, id }) =>
      call(
        `{product(slug:"${slug}"){${PRODUCT}}}`,
        (data) => at(data, 'product', 'variants', 0, 'sku') === id,
      ),
    ),
    list: fullestCategories(goods, questions.length).map((category) => {
      const filter = `facetValueFilters:[{and:"${known.value('category', category)}"}]`
      return call(`{search(input:{${PAGE},${filter}}){totalItems items{${CARD}}}}`, isFound)
    }),
    cart: some.map(({ id }) =>
      call(addition(known.variant(id)), (data) => at(data, 'addItemToOrder', '__typename') === 'Order'),
    ),
  }
}

function searchOf({ text, filters }: Question, known: Known): string {
  const wanted = filters.map(([facet, value]) => `{and:"${known.value(facet, value)}"}`)
  return (
    `{search(input:{term:${JSON.stringify(text)},${PAGE},facetValueFilters:[${wanted}]})` +
    `{totalItems items{${CARD}} ${COUNTS}}}`
  )
}

const addition = (variant: string): string =>
  `mutation{addItemToOrder(productVariantId:"${variant}",quantity:1){${ORDER}}}`

const isFound = (data: unknown): boolean => Number(at(data, 'search', 'totalItems')) > 0

const graphql = (query: string) => ({ path: API, body: { query } })

const call = (query: string, isGood: Call['isGood']): Call => ({
  path: API,
  body: () => JSON.stringify({ query }),
  isGood: (answer) => at(answer, 'errors') === undefined && isGood(at(answer, 'data')),
})

const ADDRESS = 'fullName:"Dana Reyes",streetLine1:"2114 N Cleveland Ave",city:"Chicago",postalCode:"60614"'

/** The steps of a guest, as Vendure's own storefronts take them. */
async function order(variant: string, guest: number, send: Send): Promise<void> {
  let session: Record<string, string> = {}
  const step = async (field: string, query: string): Promise<unknown> => {
    const { answer, headers } = await send({ ...graphql(query), headers: session })
    if (headers['vendure-auth-token']) session = { authorization: `Bearer ${headers['vendure-auth-token']}` }
    const told = at(answer, 'data', field)
    if (at(answer, 'errors') !== undefined || at(told, 'errorCode') !== undefined)
      throw new Error(`Vendure refuses ${field}: ${JSON.stringify(answer)}`)
    return told
  }
  await step('addItemToOrder', addition(variant))
  const person = `firstName:"Dana",lastName:"Reyes",emailAddress:"peers-${process.pid}-${guest}@example.com"`
  await step('setCustomerForOrder', `mutation{setCustomerForOrder(input:{${person}}){${ORDER}}}`)
  const address = `{${ADDRESS},province:"IL",countryCode:"US"}`
  await step('setOrderShippingAddress', `mutation{setOrderShippingAddress(input:${address}){${ORDER}}}`)
  const methods = await step('eligibleShippingMethods', '{eligibleShippingMethods{id priceWithTax}}')
  const method = `shippingMethodId:["${at(methods, 0, 'id')}"]`
  await step('setOrderShippingMethod', `mutation{setOrderShippingMethod(${method}){${ORDER}}}`)
  const paying = 'transitionOrderToState(state:"ArrangingPayment")'
  await step('transitionOrderToState', `mutation{${paying}{${ORDER}}}`)
  const payments = await step('eligiblePaymentMethods', '{eligiblePaymentMethods{code isEligible}}')
  const payment = `input:{method:"${at(payments, 0, 'code')}",metadata:{}}`
  const placed = await step('addPaymentToOrder', `mutation{addPaymentToOrder(${payment}){${ORDER}}}`)
  if (at(placed, 'state') !== 'PaymentAuthorized')
    throw new Error(`Vendure left an order in the state ${at(placed, 'state')}`)
}
