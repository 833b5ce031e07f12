import type { LoaderFunctionArgs } from 'react-router'
import type { PictureView } from '#ui/drawing/drawing.tsx'
import { storeContext } from '../context.ts'
import { draw } from '../pictures.server.ts'

const views: Readonly<Record<string, PictureView>> = {
  'card.svg': 'card',
  'thumb.svg': 'thumb',
  'room.svg': 'room',
  'room-phone.svg': 'room-phone',
  'views.svg': 'views',
  'section.svg': 'section',
  'menu.svg': 'menu',
}

/** With a version in the address a drawing never changes; without one it is looked at again after a day. */
const lifetime = (url: URL): string => (url.searchParams.has('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')

/** GET /drawings/{product id}/{view}.svg and /drawings/category/{slug}.svg: a picture for pages that cannot draw. */
export async function loader({ params, context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(storeContext)
  const svg = params.id === 'category' ? await categoryDrawing(params.file ?? '') : await productDrawing(params.id ?? '', params.file ?? '')
  if (!svg) return new Response('There is no such drawing.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': lifetime(url) } })

  async function productDrawing(id: string, file: string): Promise<string | undefined> {
    const view = Object.hasOwn(views, file) ? views[file] : undefined
    if (!view || !/^\d{9}$/.test(id)) return undefined
    const [card] = (await api.catalog.multiple({ productIds: [id] })).products
    return card && draw({ drawing: card.drawing, dimensions: card.dimensions, view })
  }

  async function categoryDrawing(file: string): Promise<string | undefined> {
    const slug = file.replace(/\.svg$/, '')
    const { categories } = await api.catalog.categories()
    const all = categories.flatMap((top) => [top, ...top.children, ...top.children.flatMap(({ children }) => children)])
    const found = all.find((category) => category.slug === slug)
    return found && draw({ drawing: found.drawing, dimensions: found.dimensions, view: 'menu' })
  }
}
