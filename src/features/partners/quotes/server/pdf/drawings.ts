import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { draw } from '#drawings/pictures.ts'
import { fileOf } from '#drawings/views/standalone.ts'
import type { ToDraw } from './pdf-wanted.ts'

/** Drawings by product id, as PNG. */
export type QuoteDrawings = ReadonlyMap<string, Buffer>

/** Printed at 30 points: three pixels a point are sharp on paper. */
const HEIGHT = 90
const KEPT_BYTES = 4 * 1024 * 1024

/** A drawing depends only on its data, so it is made once. */
const kept = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (png, key) => png.length + key.length,
})

/** The drawings of products for a PDF. */
export async function quoteDrawings(wanted: readonly ToDraw[]): Promise<QuoteDrawings> {
  const made = await Promise.all(
    wanted.map(async ({ id, ...drawn }): Promise<[string, Buffer][]> => {
      const key = JSON.stringify(drawn)
      const png = kept.get(key) ?? (await pngOf(drawn))
      if (png) kept.set(key, png)
      return png ? [[id, png]] : []
    }),
  )
  return new Map(made.flat())
}

async function pngOf(drawn: Omit<ToDraw, 'id'>): Promise<Buffer | undefined> {
  const svg = draw({ ...drawn, view: 'thumb', decorative: true })
  if (svg === '') return undefined
  const file = Buffer.from(fileOf(svg, { ground: 'transparent' }))
  // Paper is white. A PDF takes a picture without transparency as it is, and decodes any other.
  return sharp(file).resize({ height: HEIGHT }).flatten({ background: '#fff' }).png().toBuffer()
}
