import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'
import { escapeMarkup } from '#lib/text/markup.ts'
import { dimensionUp, door, ground } from './engine/dimension-lines.ts'
import { Pen, round } from './engine/pen.ts'
import { DRAWING_CLASS, THIN_CLASS, textClasses } from './engine/tones.ts'
import { figure, figureFromSpec } from './figure/figure.ts'
import type { DrawingType } from './figure/registry.ts'
import type { Machine } from './house/equipment.ts'
import { drawHouse } from './house/house.ts'
import { type HousePart, houseParts } from './house/labels.ts'
import type { DrawingSize, ScenePlace } from './spec.ts'

export interface SceneLink {
  href: string
  count: number
}

/** The place of a part of the house. */
export const placeOf = (part: HousePart): ScenePlace => `house-${part}`

/**
 * These parts stand for more than the one category they lead to, so the number of its products would mislead.
 */
const UNCOUNTED: ReadonlySet<HousePart> = new Set(['coil', 'outdoor'])

/**
 * The house in section; each part leads to its category. The page fills in the visitor's season and
 * temperatures.
 */
export function houseScene(links: ReadonlyMap<string, SceneLink>, phone: boolean): string {
  const of = (part: HousePart): SceneLink | undefined => links.get(placeOf(part))
  const counts = Object.fromEntries(
    houseParts.map(({ part }) => [part, UNCOUNTED.has(part) ? 0 : (of(part)?.count ?? 0)]),
  )
  return drawHouse({
    scale: phone ? 7.8 : 14.2,
    labels: phone ? 'numbers' : 'names',
    season: 'open',
    temperatures: ['', ''],
    counts,
    href: (part) => of(part)?.href ?? '/view-categories',
  }).svg
}

/** What each kind of system puts into the house; a thermostat belongs to each with ducts. */
const SYSTEM_MACHINES: Readonly<Record<string, readonly Machine[]>> = {
  'gas-furnace-ac': ['furnace', 'coil', 'outdoor', 'stat'],
  'heat-pump': ['airHandler', 'outdoor', 'stat'],
  'dual-fuel': ['furnace', 'coil', 'outdoor', 'stat'],
  'ac-only': ['furnace', 'coil', 'outdoor', 'stat'],
  'furnace-only': ['furnace', 'stat'],
  'package-unit': ['packageUnit', 'stat'],
  'mini-split': ['mini'],
  'multi-zone': ['mini'],
}

/** The house without names or links. @param system shows the equipment of this kind of system alone */
export const bareHouse = (system = ''): string =>
  drawHouse({
    scale: 8.6,
    labels: 'none',
    ...(Object.hasOwn(SYSTEM_MACHINES, system) ? { machines: SYSTEM_MACHINES[system] } : {}),
  }).svg

/** Feet: what of the house is shown for a part, from the left and top; 22 by 13.5. */
const CLOSE_UPS: Readonly<Record<HousePart, readonly [x: number, y: number]>> = {
  furnace: [5, -3.4],
  coil: [5, -3.4],
  outdoor: [27, -9.6],
  mini: [-5.6, -22.4],
  water: [-1, -3.4],
  air: [17.5, -3.4],
  stat: [15, -13.5],
  duct: [17, -3.4],
}
const CLOSE_UP = { width: 22, height: 13.5, scale: 30 } as const

/** The house drawn large where a part of it stands. */
export function housePart(name: string): string {
  const part = (Object.hasOwn(CLOSE_UPS, name) ? name : 'furnace') as HousePart
  const { width, height, scale } = CLOSE_UP
  const [x, y] = CLOSE_UPS[part].map((feet) => Math.round(feet * scale))
  const { svg } = drawHouse({ scale, labels: 'none' })
  return svg.replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `viewBox="${x} ${y} ${width * scale} ${height * scale}" width="${width * scale}" ` +
      `height="${height * scale}"`,
  )
}

interface LineupUnit {
  type: DrawingType
  /** inches from the left */
  x: number
  label: string
  place: ScenePlace
  size?: DrawingSize
  options?: Record<string, string | number | boolean>
}

const texts = defineTexts({
  furnaces: 'Furnaces',
  airHandlers: 'Air handlers',
  airConditioners: 'Air conditioners',
  heatPumps: 'Heat pumps',
  packageUnits: 'Package units',
  miniSplits: 'Mini splits',
  waterHeaters: 'Water heaters',
  portable: 'Portable',
  airQuality: 'Air quality',
})

const LINEUP: readonly LineupUnit[] = [
  {
    type: 'furnace',
    x: 62,
    label: texts.furnaces,
    place: 'lineup-furnaces',
    size: { height: 34.5, width: 21, depth: 28 },
    options: { afue: 96 },
  },
  {
    type: 'airHandler',
    x: 101,
    label: texts.airHandlers,
    place: 'lineup-air-handlers',
    size: { height: 51, width: 21, depth: 21 },
  },
  {
    type: 'condenser',
    x: 140,
    label: texts.airConditioners,
    place: 'lineup-air-conditioners',
    size: { height: 33, width: 32, depth: 32 },
    options: { style: 'louvre' },
  },
  {
    type: 'condenser',
    x: 194,
    label: texts.heatPumps,
    place: 'lineup-heat-pumps',
    size: { height: 37, width: 32, depth: 32 },
    options: { hp: true, style: 'mesh' },
  },
  {
    type: 'packageUnit',
    x: 246,
    label: texts.packageUnits,
    place: 'lineup-package-units',
    size: { height: 37, width: 49, depth: 30 },
  },
  {
    type: 'sideUnit',
    x: 316,
    label: texts.miniSplits,
    place: 'lineup-mini-splits',
    size: { height: 28, width: 35, depth: 14 },
  },
  {
    type: 'waterHeater',
    x: 374,
    label: texts.waterHeaters,
    place: 'lineup-water-heaters',
    size: { height: 59, width: 21, depth: 21 },
  },
  { type: 'portable', x: 416, label: texts.portable, place: 'lineup-portable' },
  { type: 'dehumidifier', x: 456, label: texts.airQuality, place: 'lineup-air-quality' },
]

const GROUND_IN = 100
const SCALE = 2.42
const DOOR_IN = 80

/** One unit of each category on one ground line beside a door; each leads to its category. */
export function lineupScene(links: ReadonlyMap<string, SceneLink>): string {
  const pen = new Pen(SCALE)
  ground(pen, -4, 512, GROUND_IN)
  pen.at(2, GROUND_IN - DOOR_IN, () => door(pen))
  dimensionUp(pen, GROUND_IN - DOOR_IN, GROUND_IN, 42.5, 37, '6′8″', 12)
  for (const one of LINEUP) drawLineupUnit(pen, one, links.get(one.place))
  pen.at(315, GROUND_IN - 78, () =>
    figure('wallHead', { width: 37, height: 13, depth: 8.5 }).paint(pen, 'front', {
      pipes: false,
      label: false,
    }),
  )
  pen.at(460, GROUND_IN - 66, () => figure('erv').paint(pen, 'front', { pipes: false, label: false }))
  const box = `-16 ${Math.floor(12 * SCALE)} ${Math.ceil(516 * SCALE)} ${Math.ceil(112 * SCALE)}`
  return (
    `<svg class="${DRAWING_CLASS} ${THIN_CLASS}" viewBox="${box}" width="${Math.ceil(516 * SCALE)}" ` +
    `height="${Math.ceil(112 * SCALE)}" role="group" aria-label="All equipment at one scale beside a 6 ft ` +
    `8 in door">${pen.markup()}</svg>`
  )
}

function drawLineupUnit(
  pen: Pen,
  { type, x, label, size, options = {} }: LineupUnit,
  link: SceneLink | undefined,
): void {
  const unit = figureFromSpec({ type, options }, size ?? null)
  const { w, h } = unit.span()
  pen.raw(`<a href="${escapeMarkup(link?.href ?? '/view-categories')}">`)
  pen.at(x, GROUND_IN - h, () => unit.paint(pen, 'front', { pipes: false, label: false }))
  const middle = round(pen.pxX(x + w / 2))
  pen.raw(
    `<text class="${textClasses.link}" x="${middle}" y="${round(pen.pxY(GROUND_IN + 12.5))}" ` +
      `font-size="14" text-anchor="middle">${escapeMarkup(label)}</text>`,
  )
  if (link)
    pen.raw(
      `<text class="${textClasses.plain}" x="${middle}" y="${round(pen.pxY(GROUND_IN + 19.6))}" ` +
        `font-size="13" text-anchor="middle">${grouped(link.count)}</text>`,
    )
  pen.raw('</a>')
}
