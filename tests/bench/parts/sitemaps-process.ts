import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { installVocabulary } from '#features/catalog/catalog/server/import/install-vocabulary.ts'
import { sharingFiles } from '#features/choosing/sharing/server/index.ts'
import { systemClock } from '#lib/clock.ts'
import { migrations } from '#server/declared.ts'
import type { Streamed } from './sharing.ts'

// A process of its own: what the bench holds and frees meanwhile must not count as growth. It is told a
// server and a number of products, and tells what it measured.
const [serverUrl = '', products = ''] = process.argv.slice(2)

const ORIGIN = 'https://store.example.com'
const PER_SITEMAP = 50_000

/**
 * Streams the sitemaps of so many products from a database of its own; how far the process grew meanwhile.
 */
async function streamSitemaps(server: string, count: number): Promise<Streamed> {
  const admin = connect(server, { poolSize: 1 })
  await admin.pool.query('create database sitemaps')
  const url = new URL(server)
  url.pathname = '/sitemaps'
  const connection = connect(url.href, { poolSize: 2, statementTimeoutMs: 0 })
  try {
    await migrate(connection.db, migrations)
    await installVocabulary(connection.db)
    await sql`
      insert into product (id, sku, name, slug, brand, type, category_id)
      select
        (700000000 + n)::text,
        'SKU-' || n,
        'Gas furnace ' || n,
        'gas-furnace-' || n,
        'Northvale',
        'gas-furnace',
        111
      from generate_series(1, ${count}::int) as n
    `.execute(connection.db)
    await sql`
      insert into product_price (product_id, price_cents, valid_from)
      select id, 127700, '2026-01-01' from product
    `.execute(connection.db)
    await sql`analyze product, product_price`.execute(connection.db)
    const answer = new Map(
      sharingFiles({
        db: connection.db,
        clock: systemClock,
        origin: ORIGIN,
        revision: () => 1,
        writtenPages: async () => [],
      }),
    ).get('/sitemaps/:file')
    const before = process.memoryUsage.rss()
    const started = performance.now()
    let [peak, bytes] = [before, 0]
    for (let number = 1; number <= Math.ceil(count / PER_SITEMAP); number++) {
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

process.send?.(await streamSitemaps(serverUrl, Number(products)))
process.disconnect()
