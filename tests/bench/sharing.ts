import { brotliCompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { generateProducts } from '#demo/catalogue/generate.ts'
import { installShelves } from '#features/catalog/server/index.ts'
import { sharingFiles } from '#features/sharing/server/index.ts'
import { systemClock } from '#kit/clock.ts'
import { connectionsOf, draw, stageOf } from '#store/pictures.server.ts'

/** The largest drawing, compressed, of every view of one product of each kind. */
export function largestDrawing(): { bytes: number; what: string; drawings: number } {
  const kinds = Map.groupBy(generateProducts(), ({ type, drawing }) => [type, drawing.type, ...(drawing.parts ?? []).map((part) => part.type)].join())
  const sizes = [...kinds.values()].flatMap(([one]) => {
    if (!one) return []
    const { drawing, dimensions, attributes, type } = one
    return [...stageOf({ drawing, dimensions }).views, 'card' as const].map((view) => ({
      bytes: brotliCompressSync(draw({ drawing, dimensions, view, connections: connectionsOf(attributes) })).length,
      what: `${type}, ${view}`,
    }))
  })
  const largest = sizes.reduce((most, one) => (one.bytes > most.bytes ? one : most))
  return { ...largest, drawings: sizes.length }
}

const ORIGIN = 'https://store.example.com'
const PER_SITEMAP = 50_000

/** Streams the sitemaps of so many products from a database of its own; how far the process grew meanwhile. */
export async function streamSitemaps(serverUrl: string, products: number): Promise<{ grownBytes: number; seconds: number; bytes: number }> {
  const admin = connect(serverUrl, { poolSize: 1 })
  await admin.pool.query('create database sitemaps')
  const url = new URL(serverUrl)
  url.pathname = '/sitemaps'
  const connection = connect(url.href, { poolSize: 2, statementTimeoutMs: 0 })
  try {
    await migrate(connection.db)
    await installShelves(connection.db)
    await sql`insert into product (id, sku, name, slug, brand, type, category_id)
      select (700000000 + n)::text, 'SKU-' || n, 'Gas furnace ' || n, 'gas-furnace-' || n, 'Northvale', 'gas-furnace', 111 from generate_series(1, ${products}::int) as n`.execute(connection.db)
    await sql`insert into product_price (product_id, price_cents, valid_from) select id, 127700, '2026-01-01' from product`.execute(connection.db)
    await sql`analyze product, product_price`.execute(connection.db)
    const answer = new Map(sharingFiles({ db: connection.db, clock: systemClock, origin: ORIGIN, writtenPages: async () => [] })).get('/sitemaps/:file')
    const before = process.memoryUsage.rss()
    const started = performance.now()
    let [peak, bytes] = [before, 0]
    for (let number = 1; number <= Math.ceil(products / PER_SITEMAP); number++) {
      const response = await answer?.(new Request(ORIGIN), { file: `products-${number}.xml` })
      for await (const chunk of response?.body ?? []) {
        bytes += chunk.length
        peak = Math.max(peak, process.memoryUsage.rss())
      }
    }
    return { grownBytes: peak - before, seconds: (performance.now() - started) / 1000, bytes }
  } finally {
    await connection.close()
    await admin.pool.query('drop database if exists sitemaps with (force)')
    await admin.close()
  }
}
