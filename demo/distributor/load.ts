import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connect } from '#db/connect.ts'
import type { StoredProduct } from '#features/catalog/catalog/rules/product-facts.ts'
import { installVocabulary } from '#features/catalog/catalog/server/import/install-vocabulary.ts'
import { bumpCatalogue } from '#features/catalog/catalog/server/index.ts'
import { type Distributor, distributor } from './products.ts'

/** Prices have been in force since then. */
const PRICES_FROM = '2025-01-01T06:00:00Z'
const LINES_AT_ONCE = 500

/** The columns of a table, each with what a row has there. */
type Columns<Row> = Readonly<Record<string, (row: Row) => unknown>>

const same = <Row>(...names: (keyof Row & string)[]): Columns<Row> =>
  Object.fromEntries(names.map((name) => [name, (row: Row) => row[name]]))
const json =
  <Row>(name: keyof Row) =>
  (row: Row) =>
    row[name] === null ? null : JSON.stringify(row[name])

const PRODUCT: Columns<StoredProduct> = {
  ...same<StoredProduct>('id', 'sku', 'name', 'slug', 'brand', 'series', 'type', 'template', 'category_id'),
  ...same<StoredProduct>('summary', 'description', 'weight_lb', 'ships_free', 'pays_shipping', 'is_service'),
  attributes: json('attributes'),
  dimensions: json('dimensions'),
  drawing: json('drawing'),
  freight: json('freight'),
  included: json('included'),
}
const PRICE: Columns<StoredProduct> = {
  product_id: ({ id }) => id,
  ...same<StoredProduct>('price_cents', 'list_price_cents'),
  valid_from: () => PRICES_FROM,
}
const STOCK: Columns<StoredProduct> = {
  product_id: ({ id }) => id,
  opening: ({ available }) => available,
  ...same<StoredProduct>('available', 'back_order', 'restock_on'),
}
type Relation = ReturnType<Distributor['relationsOf']>[number]
const RELATION = same<Relation>('product_id', 'kind', 'related_id', 'position', 'quantity', 'page', 'reason')
type Match = NonNullable<ReturnType<Distributor['matchOf']>>
const MATCH: Columns<Match> = {
  ...same<Match>('product_id', 'outdoor_id', 'indoor_id', 'furnace_id', 'outdoor_model', 'indoor_model'),
  ...same<Match>('furnace_model', 'reference_number', 'seer2', 'eer2', 'hspf2', 'afue'),
  ...same<Match>('cooling_btu', 'heating_btu', 'rating_source'),
}

/**
 * Fills a migrated database without products with a distributor's catalog of `count` products, in one
 * transaction and by COPY: about 8,000 products a second. Nothing of it is noted as a change: start the
 * stores afterwards.
 */
export async function loadDistributor(databaseUrl: string, count: number): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await installVocabulary(db)
    const made = distributor(count)
    await client.query('begin')
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    await copy(client, 'product', PRODUCT, eachProduct(made))
    await copy(client, 'product_price', PRICE, eachProduct(made))
    await copy(client, 'stock', STOCK, eachProduct(made))
    await copy(client, 'product_relation', RELATION, eachRelation(made))
    await copy(client, 'matched_system', MATCH, eachMatch(made))
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    await client.query(`vacuum (analyze) ${TABLES.join(', ')}`)
    await bumpCatalogue(db)
  } finally {
    await client.end()
    await close()
  }
}

const TABLES = ['product', 'product_price', 'stock', 'product_relation', 'matched_system']

function* eachProduct({ count, product }: Distributor): Generator<StoredProduct> {
  for (let place = 0; place < count; place++) yield product(place)
}

function* eachRelation({ count, relationsOf }: Distributor): Generator<Relation> {
  for (let place = 0; place < count; place++) yield* relationsOf(place)
}

function* eachMatch({ count, matchOf }: Distributor): Generator<Match> {
  for (let place = 0; place < count; place++) {
    const match = matchOf(place)
    if (match) yield match
  }
}

async function copy<Row>(
  client: pg.Client,
  table: string,
  columns: Columns<Row>,
  rows: Iterable<Row>,
): Promise<void> {
  const names = Object.keys(columns).join(', ')
  const into = client.query(copyFrom(`copy ${table} (${names}) from stdin`))
  await pipeline(Readable.from(linesOf(rows, Object.values(columns))), into)
}

function* linesOf<Row>(rows: Iterable<Row>, columns: Columns<Row>[string][]): Generator<string> {
  let lines = ''
  let count = 0
  for (const row of rows) {
    lines += `${columns.map((read) => written(read(row))).join('\t')}\n`
    if (++count % LINES_AT_ONCE > 0) continue
    yield lines
    lines = ''
  }
  if (lines !== '') yield lines
}

const SPECIAL = /[\\\t\n\r]/g
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value as COPY reads it. */
const written = (value: unknown): string =>
  value === null || value === undefined ? '\\N' : String(value).replace(SPECIAL, (sign) => ESCAPED[sign]!)
