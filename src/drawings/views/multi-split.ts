import { grouped } from '#lib/numbers.ts'
import { ground } from '../engine/dimension-lines.ts'
import { wallCut } from '../engine/parts.ts'
import { Pen, round } from '../engine/pen.ts'
import { frameAround, type PictureStyle, picture, type Svg } from '../engine/picture.ts'
import { formatTube, marker, tag } from '../engine/system-marks.ts'
import { type Figure, figure } from '../figure/figure.ts'
import type { DrawingOptions } from '../figure/registry.ts'
import type { DrawingSize } from '../spec.ts'
import { drawLines, type IndoorHead, type Row } from './multi-split-lines.ts'
import { texts } from './texts.ts'

export interface MultiSplit {
  outdoor?: {
    dims?: Partial<DrawingSize>
    options?: DrawingOptions<'sideUnit'>
    name?: string
    btuPerHour?: number
  }
  /** from port A at the top; at most eight */
  heads: readonly IndoorHead[]
}

const letters = 'ABCDEFGH'

/** Inches from the service side of the outdoor unit to the wall, and from the wall to the heads. */
const TO_WALL = 26
const TO_HEADS = 92

/**
 * One outdoor unit with its heads, ports A, B, C… from top to bottom, lines with their sizes. Made for
 * 1,100 px and more.
 */
export function drawMultiSplit(
  { outdoor = {}, heads }: MultiSplit,
  { scale = 4.4, ...style }: PictureStyle & { scale?: number } = {},
): Svg {
  const pen = new Pen(scale)
  const unit = figure('sideUnit', { width: 37, height: 38, ...outdoor.dims }, { fans: 1, ...outdoor.options })
  const { rows, top } = stack(heads.slice(0, letters.length), Math.max(5, 23 / scale))
  const wall = unit.box.w + TO_WALL
  const headX = wall + TO_HEADS
  drawSite(pen, unit, { wall, top, end: headX + 100 })
  drawPorts(pen, unit.box.w, rows)
  rows.forEach((row, i) => {
    drawHead(pen, row, headX)
    const run = drawLines(pen, row, { from: unit.box.w, bend: wall + 13 + i * 6.4, headX })
    nameLines(pen, row, { from: unit.box.w, headX, run })
  })
  nameOutdoor(pen, unit, outdoor, rows)
  pen.reach(pen.pxX(headX + 101), 0)
  const ports = rows.map(({ letter, head, one }) => ({ letter, name: head.room ?? one.name }))
  return picture(pen, frameAround(pen, { left: 8, top: 8, right: 8, bottom: 8 }), texts.heads(ports), {
    full: true,
    ...style,
  })
}

/** Rooms above each other, the last one on the floor of the picture. */
function stack(heads: readonly IndoorHead[], pitch: number): { rows: Row[]; top: number } {
  const figures = heads.map(headFigure)
  const heights = figures.map(({ type, box }) => Math.max(29, isFloorStanding(type) ? box.h + 5 : box.h + 15))
  const top = -heights.reduce((sum, height) => sum + height, 0) - 6
  let ceiling = top + 6
  const rows = heads.flatMap((head, i): Row[] => {
    const [one, height] = [figures[i], heights[i]]
    if (!one || height === undefined) return []
    const floorStanding = isFloorStanding(one.type)
    const h = one.box.h
    const row = {
      head,
      one,
      letter: letters.charAt(i),
      floorStanding,
      ceilingMounted: isCeilingMounted(one.type),
      h,
      ceiling,
      top: floorStanding ? ceiling + height - h : ceiling + 4,
      port: -9.5 - (heads.length - 1 - i) * pitch,
    }
    ceiling += height
    return [row]
  })
  return { rows, top }
}

function headFigure({ type, dims, brand }: IndoorHead): Figure {
  const plate = brand ? { brand } : {}
  return type === 'concealed' ? figure(type, dims, { ...plate, ceiling: false }) : figure(type, dims, plate)
}

function isFloorStanding(type: string): boolean {
  return type === 'lowWall' || type === 'floorCeiling'
}

function isCeilingMounted(type: string): boolean {
  return type === 'cassette' || type === 'slimCassette' || type === 'concealed'
}

function drawSite(
  pen: Pen,
  unit: Figure,
  { wall, top, end }: { wall: number; top: number; end: number },
): void {
  const { w, h } = unit.box
  ground(pen, -10, wall, 0)
  wallCut(pen, wall, top, 6, -top)
  ground(pen, wall + 6, end, 0)
  pen.text('OUTSIDE', wall - 2, top + 4, 12, { tone: 'caption', anchor: 'end' })
  pen.text('INSIDE', wall + 8, top + 4, 12, { tone: 'caption' })
  pen.rect('outline-face', -2, -2.6, w + 4, 2.6, 0.3)
  for (const x of [0.12, 0.82]) pen.rect('detail-shade', w * x - 1.2, -5, 4, 2.4)
  pen.at(0, -5 - h, () => unit.paint(pen, 'front', { pipes: false }))
}

/** Ports on the service side. */
function drawPorts(pen: Pen, x: number, rows: readonly Row[]): void {
  const first = rows[0]
  const last = rows.at(-1)
  if (!first || !last) return
  pen.rect('detail-face', x, first.port - 3, 1.4, last.port - first.port + 7, 0.2)
  pen.text('PORTS', x + 2.6, first.port - 4.4, 11, { tone: 'caption' })
}

/** The head under its ceiling; what hangs in a ceiling is turned so that its connections face the lines. */
function drawHead(pen: Pen, { one, top, h, ceiling, ceilingMounted, floorStanding }: Row, x: number): void {
  pen.horizontal('hatch', ceiling, x - 40, x + 100)
  pen.at(x, top, () => {
    if (!ceilingMounted) return one.paint(pen, 'front', { pipes: false })
    pen.raw(`<g transform="matrix(-1 0 0 1 ${round(2 * pen.pxX(one.box.w / 2))} 0)">`)
    one.paint(pen, one.type === 'concealed' ? 'front' : 'side')
    pen.raw('</g>')
  })
  if (floorStanding) return
  for (const k of [0.3, 0.5, 0.7]) {
    const [at, lean] = [x + one.box.w * k, k - 0.5]
    pen.path(
      'cold',
      ['M', at, top + h + 1.6],
      ['C', at + lean * 4, top + h + 3, at + lean * 14, top + h + 3.4, at + lean * 18, top + h + 6],
    )
  }
}

function nameLines(
  pen: Pen,
  { head, one, letter, port, top }: Row,
  { from, headX, run }: { from: number; headX: number; run: number },
): void {
  marker(pen, from + 7, port + 0.6, letter, 8)
  marker(pen, headX - 6, run + 1, letter, 8)
  const length = head.length ? `, ${head.length} ft` : ''
  pen.text(
    `${formatTube(head.liquid ?? 0.25)} × ${formatTube(head.gas ?? 0.375)}${length}`,
    headX - 12,
    run - 2.4,
    12,
    { tone: 'cold', anchor: 'end' },
  )
  const name = one.name.replace(/, seen.*/, '')
  const capacity = head.btuPerHour ? [`${grouped(head.btuPerHour)} BTU/h`] : []
  tag(pen, headX + 53, top + 14 / pen.scale, head.room ?? name, [...capacity, ...(head.room ? [name] : [])])
}

function nameOutdoor(
  pen: Pen,
  unit: Figure,
  outdoor: NonNullable<MultiSplit['outdoor']>,
  rows: readonly Row[],
): void {
  const sum = rows.reduce((total, { head }) => total + (head.btuPerHour ?? 0), 0)
  const load =
    sum && outdoor.btuPerHour
      ? texts.loadOnPorts(grouped(sum), grouped(outdoor.btuPerHour), rows.length)
      : texts.ports(rows.length)
  const above = -5 - unit.box.h - 6.5 - 15 / pen.scale
  pen.reach(0, pen.pxY(above) - 14)
  tag(pen, 0, above, outdoor.name ?? texts.outdoorUnit, [load])
}
