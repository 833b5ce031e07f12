import { createHash } from 'node:crypto'
import type { StoreApi } from '#api/contract.ts'
import { draw, drawRendering, renderingVersion, versionOf } from '#drawings/pictures.ts'
import type { ConnectionSizes, PictureView } from '#drawings/spec.ts'
import { fileOf } from '#drawings/views/share.ts'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { renderedProduct } from '#features/catalog/catalog/view/product-card.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { ATTR } from '../../features/catalog/catalog/rules/attribute-ids.ts'

const texts = defineTexts({ unknown: 'Drawing not found.' })

const views: Readonly<Record<string, PictureView>> = {
  'card.svg': 'card',
  'thumb.svg': 'thumb',
  'room.svg': 'room',
  'room-phone.svg': 'room-phone',
  'front.svg': 'front',
  'views.svg': 'views',
  'iso.svg': 'iso',
  'section.svg': 'section',
  'connections.svg': 'connections',
  'menu.svg': 'menu',
}

const renderings: Readonly<Record<string, 'studio' | 'installed'>> = {
  'rendering.svg': 'studio',
  'installed.svg': 'installed',
}

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

interface DrawingQuestion {
  /** a product's id, or "category" */
  id: string
  /** "{view}.svg", or "{slug}.svg" of a category */
  file: string
  request: Request
  url: URL
}

/**
 * Answers GET /drawings/{product id}/{view}.svg, its renderings, and /drawings/category/{slug}.svg. Without
 * `?inline` it is a file that any viewer can show; with it, a part of a page that takes the page's colors.
 * With the present version in `?v=` it never changes.
 */
export async function answerDrawing(
  api: Pick<StoreApi, 'catalog'>,
  { id, file, request, url }: DrawingQuestion,
): Promise<Response> {
  const found = id === 'category' ? await categoryDrawing(api, file) : await productDrawing(api, id, file)
  if (!found?.svg)
    return new Response(texts.unknown, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  const isFile = found.isFile || url.searchParams.has('inline')
  const body = isFile ? found.svg : fileOf(found.svg)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const isVersioned = found.version !== undefined && url.searchParams.get('v') === found.version
  const headers = { 'cache-control': isVersioned ? FOREVER : A_DAY, etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' } })
}

interface FoundDrawing {
  svg: string
  /** is complete as it stands */
  isFile?: true
  version?: string
}

async function productDrawing(
  api: Pick<StoreApi, 'catalog'>,
  id: string,
  file: string,
): Promise<FoundDrawing | undefined> {
  const view = Object.hasOwn(views, file) ? views[file] : undefined
  const kind = Object.hasOwn(renderings, file) ? renderings[file] : undefined
  if (!(view || kind) || !/^\d{9}$/.test(id)) return undefined
  const [card] = (await api.catalog.multiple({ productIds: [id] })).products
  if (!card) return undefined
  if (view) return { svg: draw(pictureOf(card, view)), version: versionOf(card) }
  return kind && rendering(card, kind)
}

function rendering(card: ProductCard, kind: 'studio' | 'installed'): FoundDrawing | undefined {
  if (card.isService) return undefined
  const product = renderedProduct(card)
  return { svg: drawRendering(product, kind), version: renderingVersion(product), isFile: true }
}

async function categoryDrawing(
  api: Pick<StoreApi, 'catalog'>,
  file: string,
): Promise<FoundDrawing | undefined> {
  const slug = file.replace(/\.svg$/, '')
  const { categories } = await api.catalog.categories()
  const all = categories.flatMap((top) => [
    top,
    ...top.children,
    ...top.children.flatMap(({ children }) => children),
  ])
  const category = all.find((one) => one.slug === slug)
  return (
    category && { svg: draw({ drawing: category.drawing, dimensions: category.dimensions, view: 'menu' }) }
  )
}

const pictureOf = ({ drawing, dimensions, attributes }: ProductCard, view: PictureView) => ({
  drawing,
  dimensions,
  view,
  ...(view === 'connections' ? { connections: connectionSizes(attributes) } : {}),
})

/**
 * The sizes that connect the parts of a system, from its attributes: "3/8" is an outside diameter in inches.
 */
export function connectionSizes(attributes: Readonly<Record<string, unknown>>): ConnectionSizes {
  const inches = (id: number): number | undefined => {
    const [over, under] = String(attributes[id] ?? '')
      .split('/')
      .map(Number)
    return over && under ? over / under : undefined
  }
  const tons = [attributes[ATTR.tons], attributes[ATTR.systemTons]].find((value) => typeof value === 'number')
  return { suction: inches(ATTR.suctionLine), liquid: inches(ATTR.liquidLine), tons }
}
