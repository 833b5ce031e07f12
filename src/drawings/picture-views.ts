import { drawChoice } from './choices/choice-picture.ts'
import { drawShot } from './choices/shots.ts'
import type { Svg } from './engine/picture.ts'
import type { Figure } from './figure/figure.ts'
import { drawLesson } from './lessons/lessons.ts'
import { bareHouse, housePart, houseScene, lineupScene, type SceneLink } from './scenes.ts'
import type { PictureSpec, PictureView } from './spec.ts'
import { drawInCard, drawTight } from './views/compose.ts'
import { drawConnections } from './views/connections.ts'
import { drawIsometric } from './views/isometric.ts'
import { drawOnSheet } from './views/sheet.ts'

interface Box {
  width: number
  height: number
  /** pixels per inch at most */
  scale: number
}

/** The largest sheet beside the plate of a product page, and on a phone; in pixels. */
const ROOM: Box = { width: 668, height: 520, scale: 4.9 }
const ROOM_ON_PHONE: Box = { width: 350, height: 460, scale: 3.7 }
/**
 * The stage of a product page keeps this size in pixels for every view. A sensor is drawn at 28 px/in at
 * most.
 */
const STAGE: Box = { width: 640, height: 430, scale: 28 }
const SOLID = { width: 400, height: 340 }
const THUMB: Box = { width: 76, height: 64, scale: 10 }
const DOOR: Box = { width: 92, height: 84, scale: 20 }
const TILE: Box = { width: 220, height: 132, scale: 2.4 }
/** Menus draw everything at one scale: 8 ft make 92 px. */
const MENU: Box = { width: 58, height: 58, scale: 0.96 }
const SECTION_SCALE = 9
/** At these scales the words of a system that is pulled apart stay readable. */
const CONNECTIONS_SCALE = { ducted: 3, ductless: 2.7 }
/** Inches from the floor to the top of a unit that hangs on a wall, for a picture of the room. */
const MOUNT_IN = 84
const WITHOUT_DETAILS = { pipes: false, label: false, brand: '' } as const

/** A thing whose tile would be smaller than this, in pixels, is enlarged. */
const SPECK = 48
const ENLARGEMENTS = [8, 4, 2] as const

/**
 * How many times a tile shows a figure larger than those of other tiles: 1 for equipment, more for small
 * parts, and the pixels of an inch then.
 */
export function tileScale(figure: Figure): { times: number; pixelsPerInch: number } {
  const { w, h } = figure.span()
  const fits = (times: number): boolean =>
    w * TILE.scale * times <= TILE.width && h * TILE.scale * times <= TILE.height
  const isSpeck = Math.max(w, h) * TILE.scale < SPECK
  const times = (isSpeck ? ENLARGEMENTS.find(fits) : undefined) ?? 1
  return { times, pixelsPerInch: TILE.scale * times }
}

type Side = 'front' | 'side'

/** The function of each view. An empty text means that a product does not have the view. */
export const pictureViews: Record<PictureView, (figure: Figure, picture: PictureSpec) => string> = {
  card: (figure, picture) =>
    drawInCard(figure, { ...(picture.scale ? { scale: picture.scale } : {}), ...wording(picture) }).svg,
  thumb: (figure, picture) =>
    drawTight(figure, { scale: scaleInto(THUMB, figure), less: WITHOUT_DETAILS, ...wording(picture) }).svg,
  door: (figure, picture) => drawTight(figure, { scale: scaleInto(DOOR, figure), ...wording(picture) }).svg,
  tile: (figure, picture) =>
    drawTight(figure, {
      scale: scaleInto({ ...TILE, scale: picture.scale ?? TILE.scale }, figure),
      less: WITHOUT_DETAILS,
      ...wording(picture),
    }).svg,
  menu: (figure, picture) =>
    drawTight(figure, {
      scale: scaleInto(MENU, figure),
      less: WITHOUT_DETAILS,
      ...wording(picture),
      decorative: true,
    }).svg,
  house: (_, picture) => houseScene(linksOf(picture), false),
  'house-phone': (_, picture) => houseScene(linksOf(picture), true),
  'house-bare': (_, picture) => bareHouse(picture.name),
  'house-part': (_, picture) => housePart(picture.name ?? ''),
  choice: (_, picture) => drawChoice(picture.name ?? ''),
  shot: (_, picture) => drawShot(picture.name ?? ''),
  lesson: (_, picture) => drawLesson(picture.name ?? ''),
  lineup: (_, picture) => lineupScene(linksOf(picture)),
  room: (figure, picture) => besideDoor(figure, picture, ROOM, ['front', 'side']),
  'room-phone': (figure, picture) => besideDoor(figure, picture, ROOM_ON_PHONE, ['front']),
  front: (figure, picture) => withClearances(figure, picture, ['front']),
  views: (figure, picture) => withClearances(figure, picture, ['front', 'side']),
  iso: (figure, picture) =>
    figure.parts ? '' : drawIsometric(figure, { ...SOLID, ...wording(picture) }).svg,
  connections: (_, { drawing, connections = {} }) => {
    const isDuctless = drawing?.parts?.some(({ type }) => type === 'sideUnit')
    const scale = isDuctless ? CONNECTIONS_SCALE.ductless : CONNECTIONS_SCALE.ducted
    return (drawing && drawConnections(drawing, connections, { scale })?.svg) ?? ''
  },
  section: (figure, picture) =>
    figure.views.includes('section')
      ? drawOnSheet(figure, {
          scale: SECTION_SCALE,
          views: ['section'],
          withDoor: false,
          captions: false,
          ...wording(picture),
        }).svg
      : '',
}

const linksOf = ({ links = [] }: PictureSpec): Map<string, SceneLink> =>
  new Map(links.map(([place, href, count]) => [place, { href, count }]))

const wording = ({ name, decorative }: PictureSpec): { facts: { name?: string }; decorative?: boolean } => ({
  facts: name ? { name } : {},
  ...(decorative ? { decorative } : {}),
})

const scaleInto = ({ width, height, scale }: Box, figure: Figure): number =>
  Math.min(scale, width / figure.span().w, height / figure.span().h)

/** The unit in its room beside a door, smaller than usual when it is too large for the column. */
function besideDoor(figure: Figure, picture: PictureSpec, box: Box, views: readonly Side[]): string {
  const hangsOnWall = figure.hangs && figure.box.h < 30
  return shrinkToFit(box, box.scale, (scale) =>
    drawOnSheet(figure, {
      scale,
      views,
      withDoor: true,
      ...(hangsOnWall ? { mount: Math.max(0, MOUNT_IN - figure.box.h - 12) } : {}),
      ...wording(picture),
      captions: views.length > 1,
    }),
  )
}

/** Views with their dimensions and the space to keep free around the unit, as large as the stage allows. */
function withClearances(figure: Figure, picture: PictureSpec, views: readonly Side[]): string {
  const largest = Math.min(
    STAGE.scale,
    STAGE.height / figure.span().h,
    STAGE.width / views.reduce((sum, view) => sum + figure.span(view).w, 0),
  )
  return shrinkToFit(STAGE, largest, (scale) =>
    drawOnSheet(figure, {
      scale,
      views,
      withDoor: false,
      clearance: true,
      captions: views.length > 1,
      ...wording(picture),
    }),
  )
}

/**
 * Draws, and draws again at a smaller scale until the picture fits. Words beside a unit keep their size, so
 * one step is not always enough.
 */
function shrinkToFit(
  box: { width: number; height: number },
  scale: number,
  drawAt: (scale: number) => Svg,
): string {
  const drawn = drawAt(scale)
  const factor = Math.min(box.width / drawn.width, box.height / drawn.height)
  return factor >= 1 || scale < 0.5
    ? drawn.svg
    : shrinkToFit(box, Math.floor(scale * Math.min(0.97, factor) * 100) / 100, drawAt)
}
