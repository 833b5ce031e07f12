import { createHash } from 'node:crypto'
import type { Svg } from '#drawings/engine/picture.ts'
import { shorterPaths } from '#drawings/engine/shorter-paths.ts'
import { type DrawingSpec, type Figure, figureFromSpec } from '#drawings/figure/figure.ts'
import { DRAWINGS_VERSION } from '#drawings/version.ts'
import { CARD, cardScale, drawInCard, drawTight } from '#drawings/views/compose.ts'
import { drawConnections } from '#drawings/views/connections.ts'
import { drawIsometric } from '#drawings/views/isometric.ts'
import { drawOnSheet } from '#drawings/views/sheet.ts'
import { ATTR } from '#features/catalog/rules/attributes.ts'
import type { StageView } from '#features/catalog/ui/product-view.ts'
import type { CarriedPicture, Picture, PictureSpec, PictureView } from '#ui/drawing/drawing.tsx'
import { bareHouse, housePart, houseScene, lineupScene, type SceneLink } from './scenes.server.ts'

/** Widest a sheet may get beside the plate of a product page, and on a phone; in pixels. */
const SHEET = {
  room: { width: 668, height: 520, scale: 4.9 },
  'room-phone': { width: 350, height: 460, scale: 3.7 },
} as const
/** What the place of the sheet holds without growing when another view is chosen. */
const STAGE = { width: 640, height: 430 }
/** A system pulled apart keeps its words readable at these scales. */
const APART = { ducted: 3, ductless: 2.7 }
const SOLID = { width: 400, height: 340 }
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
export const drawCarried = (picture: Picture): string =>
  'view' in picture ? draw(picture) : (shown.get(picture) ?? '')

/** The SVG of a picture. The same picture is drawn once: drawings depend on nothing but their data. */
export function draw(picture: PictureSpec): string {
  const key = JSON.stringify(picture)
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const svg = shorterPaths(
    views[picture.view](figureFromSpec(picture.drawing as never, picture.dimensions), picture),
  )
  kept.set(key, svg)
  return svg
}

const linksOf = ({ links = [] }: PictureSpec): Map<string, SceneLink> =>
  new Map(links.map(([shelf, href, count]) => [shelf, { href, count }]))

const views: Record<PictureView, (one: Figure, picture: PictureSpec) => string> = {
  card: (one, picture) =>
    drawInCard(one, { ...(picture.scale ? { scale: picture.scale } : {}), ...wording(picture) }).svg,
  thumb: (one, picture) =>
    drawTight(one, {
      scale: fitting(one, THUMB),
      less: { pipes: false, label: false, brand: '' },
      ...wording(picture),
    }).svg,
  door: (one, picture) => drawTight(one, { scale: fitting(one, DOOR), ...wording(picture) }).svg,
  tile: (one, picture) =>
    drawTight(one, {
      scale: fitting(one, TILE),
      less: { pipes: false, label: false, brand: '' },
      ...wording(picture),
    }).svg,
  menu: (one, picture) =>
    drawTight(one, {
      scale: Math.min(MENU_SCALE, 58 / one.span().w, 58 / one.span().h),
      less: { pipes: false, label: false, brand: '' },
      ...wording(picture),
      decorative: true,
    }).svg,
  house: (_, picture) => houseScene(linksOf(picture), false),
  'house-phone': (_, picture) => houseScene(linksOf(picture), true),
  'house-bare': () => bareHouse(),
  'house-part': (_, picture) => housePart(picture.name ?? ''),
  lineup: (_, picture) => lineupScene(linksOf(picture)),
  room: (one, picture) => onSheet(one, picture, SHEET.room, true, ['front', 'side']),
  'room-phone': (one, picture) => onSheet(one, picture, SHEET['room-phone'], true, ['front']),
  front: (one, picture) => fitted(one, picture, ['front']),
  views: (one, picture) => fitted(one, picture, ['front', 'side']),
  iso: (one, picture) => (one.parts ? '' : drawIsometric(one, { ...SOLID, ...wording(picture) }).svg),
  connections: (_, { drawing, connections = {} }) => {
    const scale = drawing?.parts?.some(({ type }) => type === 'sideUnit') ? APART.ductless : APART.ducted
    return (drawing && drawConnections(drawing as DrawingSpec, connections, { scale })?.svg) ?? ''
  },
  section: (one, picture) =>
    one.views.includes('section')
      ? drawOnSheet(one, {
          scale: SECTION_SCALE,
          views: ['section'],
          withDoor: false,
          captions: false,
          ...wording(picture),
        }).svg
      : '',
}

const wording = ({ name, decorative }: PictureSpec): { facts: { name?: string }; decorative?: boolean } => ({
  facts: name ? { name } : {},
  ...(decorative ? { decorative } : {}),
})

const fitting = (one: Figure, box: { width: number; height: number; scale: number }): number =>
  Math.min(box.scale, box.width / one.span().w, box.height / one.span().h)

/** A sheet of the room at its usual scale, or smaller when the unit is too large for the column. */
function onSheet(
  one: Figure,
  picture: PictureSpec,
  { width, height, scale }: { width: number; height: number; scale: number },
  withDoor: boolean,
  sides: readonly ('front' | 'side')[],
): string {
  const style = {
    views: sides,
    withDoor,
    ...(one.hangs && withDoor && one.box.h < 30 ? { mount: Math.max(0, MOUNT_IN - one.box.h - 12) } : {}),
    ...wording(picture),
    ...(withDoor ? { captions: sides.length > 1 } : {}),
  }
  return shrunk({ width, height }, scale, (at) => drawOnSheet(one, { scale: at, ...style }))
}

/** Views with their dimensions and the room to keep free, as large as the stage takes. */
function fitted(one: Figure, picture: PictureSpec, views: readonly ('front' | 'side')[]): string {
  const largest = Math.min(
    MOST_SCALE,
    STAGE.height / one.span().h,
    STAGE.width / views.reduce((sum, view) => sum + one.span(view).w, 0),
  )
  return shrunk(STAGE, largest, (scale) =>
    drawOnSheet(one, {
      scale,
      views,
      withDoor: false,
      clearance: true,
      captions: views.length > 1,
      ...wording(picture),
    }),
  )
}

/** A sensor is not blown up beyond this, in pixels per inch. */
const MOST_SCALE = 28

/** Draws, and draws again smaller until it fits: words beside a unit keep their size, so one step is not always enough. */
function shrunk(box: { width: number; height: number }, scale: number, make: (scale: number) => Svg): string {
  const made = make(scale)
  const factor = Math.min(box.width / made.width, box.height / made.height)
  return factor >= 1 || scale < 0.5
    ? made.svg
    : shrunk(box, Math.floor(scale * Math.min(0.97, factor) * 100) / 100, make)
}

/** One scale for all products of a list (pixels per inch), so that they can be compared by eye: the smallest that one of them needs. */
export const commonScale = (list: readonly Pick<PictureSpec, 'drawing' | 'dimensions'>[]): number =>
  Math.min(CARD.scale, ...list.map(scaleNeeded))

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

/** The views a product can be shown in, and the version of its drawing for addresses that never change. */
export function stageOf({ drawing, dimensions }: Pick<PictureSpec, 'drawing' | 'dimensions'>): {
  views: StageView[]
  version: string
} {
  const one = figureFromSpec(drawing as never, dimensions)
  const version = versionOf({ drawing, dimensions })
  if (one.parts)
    return {
      views: [
        'room',
        'front',
        ...(drawing && drawConnections(drawing as DrawingSpec, {}) ? (['connections'] as const) : []),
      ],
      version,
    }
  return {
    views: [
      'room',
      'front',
      'views',
      'iso',
      ...(one.views.includes('section') ? (['section'] as const) : []),
    ],
    version,
  }
}

/** Sizes that connect a system, from its attributes: "3/8" is an outside diameter in inches. */
export function connectionsOf(
  attributes: Readonly<Record<string, unknown>>,
): NonNullable<PictureSpec['connections']> {
  const inches = (id: number): number | undefined => {
    const [over, under] = String(attributes[id] ?? '')
      .split('/')
      .map(Number)
    return over && under ? over / under : undefined
  }
  const tons = [attributes[ATTR.tons], attributes[ATTR.systemTons]].find((value) => typeof value === 'number')
  return { suction: inches(ATTR.suctionLine), liquid: inches(ATTR.liquidLine), tons }
}

/** Changes with the data of a drawing and with the generators. */
export const versionOf = ({ drawing, dimensions }: Pick<PictureSpec, 'drawing' | 'dimensions'>): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWINGS_VERSION, drawing, dimensions]))
    .digest('base64url')
    .slice(0, 10)

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
