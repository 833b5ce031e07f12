import { figure, figureFromSpec } from '#drawings/figure/figure.ts'
import { drawForSharing, houseForSharing } from '#drawings/views/share.ts'
import { isProductId } from '#features/catalog/catalog/rules/product-url.ts'
import { categoryTree, findCards } from '#features/catalog/catalog/server/index.ts'
import { MAX_COMPARED } from '#features/choosing/compare/rules/compared.ts'
import { makeTurns, orBusy } from '#lib/http/turns.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { versionedCache } from '#platform/projections/server/versioned-cache.ts'
import type { Sharing } from './sitemaps.ts'

const texts = defineTexts({ unknown: 'Picture not found.' })

/** Pictures kept, in bytes; one takes about 30 kB. */
const KEPT_BYTES = 8 * 1024 * 1024

const unknown = (): Response =>
  new Response(texts.unknown, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })

/** Pictures that are drawn together. */
const TURNS = { atOnce: 2, waiting: 40 }

/**
 * Pictures for link previews, 1200 × 630, made from the product's own drawing, two at a time. A picture is
 * kept while the catalog stays the same; concurrent requests share one.
 */
export function createSharePictures(sharing: Sharing) {
  const turns = makeTurns(TURNS)
  const kept = versionedCache<{ png: Buffer | undefined }>({
    version: sharing.revision,
    maxBytes: KEPT_BYTES,
    sizeOf: ({ png }) => png?.length ?? 1,
    // Any visitor can ask for ids that do not exist.
    keeps: ({ png }) => png !== undefined,
  })

  /** `draw` answers with undefined when there is nothing to show. */
  const picture = (name: string, draw: () => Promise<string | undefined>): Promise<Response> =>
    orBusy(async () => {
      const { png } = await kept.load(name, () =>
        turns.run(async () => {
          const svg = await draw()
          return { png: svg === undefined ? undefined : await toPng(svg) }
        }),
      )
      return png === undefined ? unknown() : answer(png)
    })

  return {
    /** GET /share/{page}.png */
    async ofPage(file: string): Promise<Response> {
      const draw = Object.hasOwn(standing, file) ? standing[file] : undefined
      return draw === undefined ? unknown() : picture(`page ${file}`, async () => draw())
    },

    /** GET /share/product/{id}.png */
    async ofProduct(file: string): Promise<Response> {
      const id = file.replace(/\.png$/, '')
      if (!isProductId(id)) return unknown()
      return picture(`product ${id}`, () => drawn(sharing, [id]))
    },

    /** GET /share/category/{slug}.png */
    async ofCategory(file: string): Promise<Response> {
      const slug = file.replace(/\.png$/, '')
      const category = (await categoryTree(sharing.db)).all.find((one) => one.slug === slug)
      if (category === undefined) return unknown()
      return picture(`category ${slug}`, async () =>
        drawForSharing([figureFromSpec(category.drawing, category.dimensions)]),
      )
    },

    /**
     * GET /share/compare/{id}-{id}.png: the compared products at one scale; without ids four popular ones.
     */
    async ofCompared(file: string): Promise<Response> {
      if (file === 'none.png') return picture('compare none', async () => drawForSharing(usual()))
      const ids = file.replace(/\.png$/, '').split('-')
      if (ids.length > MAX_COMPARED || !ids.every(isProductId)) return unknown()
      return picture(`compare ${ids.join('-')}`, () => drawn(sharing, ids))
    },
  }
}

/** Products at one scale; undefined when none of them is sold. */
async function drawn({ db, clock }: Sharing, ids: string[]): Promise<string | undefined> {
  const products = await findCards(db, ids, clock.now())
  return products.length === 0
    ? undefined
    : drawForSharing(products.map(({ drawing, dimensions }) => figureFromSpec(drawing, dimensions)))
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
  // A finished picture is kept here, so sharp need not keep its steps.
  sharp.cache(false)
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 4 }).toBuffer()
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
