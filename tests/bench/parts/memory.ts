import type { Bench } from '../bench.ts'
import { atMost, megabytes } from '../figures.ts'
import { largestDrawing, streamSitemaps } from './sharing.ts'

const MOST_MEGABYTES = 450
const SITEMAP_PRODUCTS = 200_000

/** Memory of the store's process once all other parts have run. */
export async function measureMemory({ store, note }: Bench): Promise<void> {
  const metrics = await (await fetch(`${store.url}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
  note(
    atMost(MOST_MEGABYTES, {
      name: 'memory of the process after all this',
      value: megabytes(bytes),
      measured: bytes / 1024 / 1024,
      unit: 'MB',
    }),
  )
}

/** The files that search engines and browsers fetch besides pages: drawings and sitemaps. */
export async function measureSharing({ databaseUrl, note }: Bench): Promise<void> {
  const { drawings, bytes, what } = largestDrawing()
  note({
    name: `largest of ${drawings} drawings, Brotli`,
    value: `${bytes} bytes (${what})`,
    bar: '≤ 4,096 bytes',
    holds: bytes <= 4_096,
  })
  const streamed = await streamSitemaps(databaseUrl, SITEMAP_PRODUCTS)
  note(
    atMost(64, {
      name: `sitemaps of ${SITEMAP_PRODUCTS.toLocaleString('en-US')} products, streamed`,
      value: [
        `${megabytes(streamed.bytes)} in ${streamed.seconds.toFixed(1)} s`,
        `process grew by ${megabytes(streamed.grownBytes)}`,
      ].join(', '),
      measured: streamed.grownBytes / 1024 / 1024,
      unit: 'MB',
    }),
  )
}
