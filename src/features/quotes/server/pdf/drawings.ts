import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { draw } from '#drawings/pictures.ts'
import { fileOf } from '#drawings/views/standalone.ts'
import type { PriceSource } from '#features/pricing/server/index.ts'
import type { QuoteDrawings } from './quote-pdf.tsx'

/** Printed at 30 points: three pixels a point are sharp on paper. */
const HEIGHT = 90
const KEPT_BYTES = 4 * 1024 * 1024

/** A drawing depends on nothing but its data, so one that was made is not made again. */
const kept = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (png, key) => png.length + key.length,
})

/** The drawings of products for a PDF. */
export async function quoteDrawings(
  source: PriceSource,
  ids: readonly string[],
  at: Date,
): Promise<QuoteDrawings> {
  const book = await source.priceBook([...new Set(ids)], at)
  const made = await Promise.all(
    [...book].map(async ([id, { drawing, dimensions }]): Promise<[string, Buffer][]> => {
      if (drawing === null) return []
      const svg = draw({ drawing, dimensions, view: 'thumb', decorative: true })
      if (svg === '') return []
      const known = kept.get(svg)
      if (known) return [[id, known]]
      const file = Buffer.from(fileOf(svg, { ground: 'transparent' }))
      const png = await sharp(file).resize({ height: HEIGHT }).png().toBuffer()
      kept.set(svg, png)
      return [[id, png]]
    }),
  )
  return new Map(made.flat())
}
