import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { figure, figureFromSpec } from '#drawings/figure/figure.ts'
import { drawForSharing, houseForSharing } from '#drawings/views/share.ts'
import { isProductId } from '#features/catalog/rules/product-url.ts'
import { categoryTree, findCards } from '#features/catalog/server/index.ts'
import { MAX_COMPARED } from '#features/compare/rules/compared.ts'
import type { Sharing } from './sitemaps.ts'

/** Pictures kept, in bytes; one takes about 30 kB. */
const KEPT_BYTES = 8 * 1024 * 1024

const unknown = (): Response =>
  new Response('Picture not found.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })

/**
 * Pictures for link previews, 1200 × 630, made from the product's own drawing. Concurrent requests share one
 * rendering, and pictures are cached for a while.
 */
export function createSharePictures(sharing: Sharing) {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (png) => png.length })
  const underWay = new Map<string, Promise<Buffer>>()

  async function pictureOf(svg: string): Promise<Buffer> {
    const key = createHash('sha256').update(svg).digest('base64url')
    const known = kept.get(key)
    if (known) return known
    const work = underWay.get(key) ?? toPng(svg).finally(() => underWay.delete(key))
    underWay.set(key, work)
    const png = await work
    kept.set(key, png)
    return png
  }

  /** GET /share/{page}.png */
  async function ofPage(file: string): Promise<Response> {
    const svg = Object.hasOwn(standing, file) ? standing[file]?.() : undefined
    return svg === undefined ? unknown() : answer(await pictureOf(svg))
  }

  /** GET /share/product/{id}.png */
  async function ofProduct(file: string): Promise<Response> {
    const id = file.replace(/\.png$/, '')
    const [product] = isProductId(id) ? await findCards(sharing.db, [id], sharing.clock.now()) : []
    return product === undefined
      ? unknown()
      : answer(await pictureOf(drawForSharing([figureFromSpec(product.drawing, product.dimensions)])))
  }

  /** GET /share/category/{slug}.png */
  async function ofCategory(file: string): Promise<Response> {
    const slug = file.replace(/\.png$/, '')
    const category = (await categoryTree(sharing.db)).all.find((one) => one.slug === slug)
    return category === undefined
      ? unknown()
      : answer(await pictureOf(drawForSharing([figureFromSpec(category.drawing, category.dimensions)])))
  }

  /**
   * GET /share/compare/{id}-{id}.png: the compared products at one scale; without ids four popular ones.
   */
  async function ofCompared(file: string): Promise<Response> {
    const ids = file.replace(/\.png$/, '').split('-')
    if (file === 'none.png') return answer(await pictureOf(drawForSharing(usual())))
    if (ids.length > MAX_COMPARED || !ids.every(isProductId)) return unknown()
    const products = await findCards(sharing.db, ids, sharing.clock.now())
    return products.length === 0
      ? unknown()
      : answer(
          await pictureOf(
            drawForSharing(products.map((product) => figureFromSpec(product.drawing, product.dimensions))),
          ),
        )
  }

  return { ofPage, ofProduct, ofCategory, ofCompared }
}

const standing: Readonly<Record<string, () => string>> = { 'home.png': houseForSharing }

const usual = () => [
  figure('furnace', null, { afue: 96 }),
  figure('condenser'),
  figure('airHandler'),
  figure('waterHeater'),
]

// The picture library is native code and 10 MB of memory that a store without link previews need not hold.
async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer()
}

const answer = (png: Buffer): Response =>
  new Response(new Uint8Array(png), {
    // other sites show it inside their previews
    headers: {
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
