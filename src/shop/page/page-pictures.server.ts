import { draw } from '#drawings/pictures.ts'
import type { PictureSpec } from '#drawings/spec.ts'
import type { PagePicture, Picture } from '#ui/drawing/drawing.tsx'

/**
 * The SVG of pictures in the data of pages that are being rendered: the data need not repeat what the
 * document shows.
 */
const renderedNow = new WeakMap<PagePicture, string>()

/** The SVG of a picture in a page's data, while the page's document is rendered. */
export const drawPagePicture = (picture: Picture): string =>
  'view' in picture ? draw(picture) : (renderedNow.get(picture) ?? '')

/**
 * True when a running page requests data. The browser cannot draw, so the answer contains pictures as SVG.
 */
const isDataRequest = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

/**
 * A picture for a page's data: the SVG for a page that runs in the browser, an empty marker for a new
 * document.
 */
export function pagePicture(picture: PictureSpec, request: Request): PagePicture {
  const svg = draw(picture)
  if (isDataRequest(request)) return { svg }
  const marker = {}
  renderedNow.set(marker, svg)
  return marker
}
