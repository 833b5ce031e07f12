import type { CarriedPicture, Picture, PictureSpec, PictureView } from '#ui/drawing/drawing.tsx'
import { CARD, cardScale, drawInCard, drawTight } from '#ui/drawings/compose.ts'
import { type Figure, figureFromSpec } from '#ui/drawings/figure.ts'
import { drawOnSheet } from '#ui/drawings/sheet.ts'
import { shorterPaths } from '#ui/drawings/shorter-paths.ts'
import { bareHouse, housePart, houseScene, lineupScene, type SceneLink } from './scenes.server.ts'

/** Widest a sheet may get beside the plate of a product page, and on a phone; in pixels. */
const SHEET = { room: { width: 668, scale: 4.9 }, 'room-phone': { width: 350, scale: 3.7 }, views: { width: 668, scale: 7.2 } } as const
const THUMB = { width: 76, height: 64, scale: 10 }
const DOOR = { width: 92, height: 84, scale: 20 }
const TILE = { width: 220, height: 132, scale: 2.4 }
/** Menus draw everything at one scale: 8 ft make 92 px. */
const MENU_SCALE = 0.96
const SECTION_SCALE = 9
/** Inches under a unit that hangs on a wall, for a picture of the room. */
const MOUNT_IN = 84

const kept = new Map<string, string>()
const MOST_KEPT = 20_000

/** Pictures in the data of a page that is being rendered: the page's data need not say what its document shows. */
const shown = new WeakMap<CarriedPicture, string>()

/** The SVG of a picture in a page's data, while its document is rendered. */
export const drawCarried = (picture: Picture): string => ('view' in picture ? draw(picture) : (shown.get(picture) ?? ''))

/** The SVG of a picture. The same picture is drawn once: drawings depend on nothing but their data. */
export function draw(picture: PictureSpec): string {
  const key = JSON.stringify(picture)
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const svg = shorterPaths(views[picture.view](figureFromSpec(picture.drawing as never, picture.dimensions), picture))
  kept.set(key, svg)
  return svg
}

const linksOf = ({ links = [] }: PictureSpec): Map<string, SceneLink> => new Map(links.map(([shelf, href, count]) => [shelf, { href, count }]))

const views: Record<PictureView, (one: Figure, picture: PictureSpec) => string> = {
  card: (one, picture) => drawInCard(one, { ...(picture.scale ? { scale: picture.scale } : {}), ...wording(picture) }).svg,
  thumb: (one, picture) => drawTight(one, { scale: fitting(one, THUMB), less: { pipes: false, label: false, brand: '' }, ...wording(picture) }).svg,
  door: (one, picture) => drawTight(one, { scale: fitting(one, DOOR), ...wording(picture) }).svg,
  tile: (one, picture) => drawTight(one, { scale: fitting(one, TILE), less: { pipes: false, label: false, brand: '' }, ...wording(picture) }).svg,
  menu: (one, picture) =>
    drawTight(one, { scale: Math.min(MENU_SCALE, 58 / one.span().w, 58 / one.span().h), less: { pipes: false, label: false, brand: '' }, ...wording(picture), decorative: true }).svg,
  house: (_, picture) => houseScene(linksOf(picture), false),
  'house-phone': (_, picture) => houseScene(linksOf(picture), true),
  'house-bare': () => bareHouse(),
  'house-part': (_, picture) => housePart(picture.name ?? ''),
  lineup: (_, picture) => lineupScene(linksOf(picture)),
  room: (one, picture) => onSheet(one, picture, SHEET.room, true, ['front', 'side']),
  'room-phone': (one, picture) => onSheet(one, picture, SHEET['room-phone'], true, ['front']),
  views: (one, picture) => onSheet(one, picture, SHEET.views, false, ['front', 'side']),
  section: (one, picture) => (one.views.includes('section') ? drawOnSheet(one, { scale: SECTION_SCALE, views: ['section'], withDoor: false, captions: false, ...wording(picture) }).svg : ''),
}

const wording = ({ name, decorative }: PictureSpec): { facts: { name?: string }; decorative?: boolean } => ({ facts: name ? { name } : {}, ...(decorative ? { decorative } : {}) })

const fitting = (one: Figure, box: { width: number; height: number; scale: number }): number => Math.min(box.scale, box.width / one.span().w, box.height / one.span().h)

/** A sheet at its usual scale, or smaller when the unit is too wide for the column. */
function onSheet(one: Figure, picture: PictureSpec, { width, scale }: { width: number; scale: number }, withDoor: boolean, sides: readonly ('front' | 'side')[]): string {
  const style = {
    views: sides,
    withDoor,
    ...(one.hangs && withDoor && one.box.h < 30 ? { mount: Math.max(0, MOUNT_IN - one.box.h - 12) } : {}),
    ...wording(picture),
    ...(withDoor ? { captions: sides.length > 1 } : {}),
  }
  const made = drawOnSheet(one, { scale, ...style })
  return made.width <= width ? made.svg : drawOnSheet(one, { scale: Math.floor(((scale * width) / made.width) * 95) / 100, ...style }).svg
}

/** One scale for all products of a list (pixels per inch), so that they can be compared by eye: the smallest that one of them needs. */
export const commonScale = (list: readonly Pick<PictureSpec, 'drawing' | 'dimensions'>[]): number => Math.min(CARD.scale, ...list.map(scaleNeeded))

// What a product needs is found by drawing it, so it is found once.
const scales = new Map<string, number>()

function scaleNeeded({ drawing, dimensions }: Pick<PictureSpec, 'drawing' | 'dimensions'>): number {
  const key = JSON.stringify([drawing, dimensions])
  const known = scales.get(key)
  if (known !== undefined) return known
  if (scales.size >= MOST_KEPT) scales.clear()
  const needed = cardScale([figureFromSpec(drawing as never, dimensions)])
  scales.set(key, needed)
  return needed
}

/** Whether a unit can be shown cut open. */
export const hasSection = ({ drawing, dimensions }: Pick<PictureSpec, 'drawing' | 'dimensions'>): boolean => figureFromSpec(drawing as never, dimensions).views.includes('section')

/** True when the answer goes to a running page, which cannot draw: its pictures travel as SVG. */
export const isDataRequest = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

/** A picture as page data carries it: as SVG to a running page, which cannot draw; to a document by nothing but its identity. */
export function carried(picture: PictureSpec, request: Request): CarriedPicture {
  const svg = draw(picture)
  if (isDataRequest(request)) return { svg }
  const one = {}
  shown.set(one, svg)
  return one
}
