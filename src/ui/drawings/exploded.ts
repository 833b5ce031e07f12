import { dimensionAcross, formatInches, ground } from './dimension-lines.ts'
import { type Figure, figure } from './figure.ts'
import { arrow, rows } from './fittings.ts'
import type { DrawingSize } from './kind.ts'
import { wallCut } from './parts.ts'
import { Pen, type Point, type Tone } from './pen.ts'
import { frameAround, type PictureStyle, picture, type Svg } from './picture.ts'
import type { DrawingOptions } from './registry.ts'
import { formatTube, marker, tag } from './system-marks.ts'
import { bentLine, bentPipe } from './tubes.ts'

interface SystemPart<O> {
  dims?: Partial<DrawingSize>
  options?: O
  name?: string
  lines?: readonly string[]
}

export interface MatchedSystem {
  furnace?: SystemPart<DrawingOptions<'furnace'>>
  coil?: SystemPart<DrawingOptions<'coil'>>
  outdoor?: SystemPart<DrawingOptions<'condenser'>>
  tons?: number
  /** outside diameters in inches, length in feet */
  lineSet?: { suction: number; liquid: number; length: number }
  /** which air is warm */
  season?: 'heat' | 'cool'
  /** 400 a ton when left out */
  airflowCfm?: number
}

export interface SystemStyle extends PictureStyle {
  /** pixels per inch */
  scale?: number
}

/** Inches between furnace and coil pulled apart. */
const GAP = 23
/** A filter cabinet 7 in thick, pulled off the furnace's side. */
const FILTER_WIDTH = 7

/** Where everything stands: outdoor unit left of the wall, coil above the furnace, filter in the return. */
interface Layout {
  furnace: Figure
  coil: Figure
  outdoor: Figure
  /** wall, left and right side of the furnace */
  wall: number
  left: number
  right: number
  /** tops; the floor is 0 */
  furnaceTop: number
  coilTop: number
  outdoorTop: number
  plenumTop: number
  /** heights of the suction and the liquid valve */
  suction: number
  liquid: number
  filter: { x: number; y: number; h: number }
  /** left side of the return drop */
  drop: number
  warm: { supply: Tone; back: Tone; liquid: 'ef' | 'gf' }
}

function layOut(system: MatchedSystem): Layout {
  const furnace = figure('furnace', system.furnace?.dims, system.furnace?.options)
  const coil = figure('coil', { width: furnace.box.w, ...system.coil?.dims }, system.coil?.options)
  const outdoor = figure('condenser', system.outdoor?.dims, system.outdoor?.options)
  const cooling = system.season !== 'heat'
  const wall = outdoor.box.w + 25
  const left = wall + 62
  const right = left + furnace.box.w
  const furnaceTop = -furnace.box.h
  const coilTop = furnaceTop - GAP - coil.box.h
  const filterHeight = furnace.box.h * 0.42
  return {
    furnace,
    coil,
    outdoor,
    wall,
    left,
    right,
    furnaceTop,
    coilTop,
    outdoorTop: -3 - outdoor.box.h,
    plenumTop: coilTop - 25,
    suction: -11.5,
    liquid: -8.4,
    filter: { x: right + 15, y: -filterHeight - 1.2, h: filterHeight },
    drop: right + 15 + FILTER_WIDTH + 14,
    warm: { supply: cooling ? 'g' : 'e', back: cooling ? 'e' : 'g', liquid: system.outdoor?.options?.hp || !cooling ? 'ef' : 'gf' },
  }
}

/** Matched ducted system pulled apart: what connects to what, with the sizes that must agree. Made for 1,100 px and more. */
export function drawExploded(system: MatchedSystem = {}, { scale = 5, ...style }: SystemStyle = {}): Svg {
  const pen = new Pen(scale)
  const at = layOut(system)
  const lineSet = { suction: 0.875, liquid: 0.375, length: 30, ...system.lineSet }
  drawGround(pen, at)
  drawSupply(pen, at, (system.furnace?.options?.afue ?? 96) < 90)
  drawReturn(pen, at)
  pen.at(at.left, at.furnaceTop, () => at.furnace.paint(pen, 'front', { label: scale > 4 }))
  pen.at(at.left, at.coilTop, () => at.coil.paint(pen))
  pen.at(0, at.outdoorTop, () => at.outdoor.paint(pen, 'front', { pipes: false }))
  drawLineSet(pen, at, lineSet)
  drawWires(pen, at)
  dimensionAcross(pen, at.left, at.right, at.plenumTop - 11, at.plenumTop - 6, formatInches(at.furnace.box.w), 13)
  drawNumbers(pen, at)
  drawWords(pen, at, system, lineSet)
  for (const [x, y] of [
    [at.drop + 38, 0],
    [0, 5],
    [-14, 0],
  ] as const)
    pen.reach(pen.pxX(x), pen.pxY(y))
  const widths = `coil ${formatInches(at.coil.box.w)} on furnace ${formatInches(at.furnace.box.w)}`
  const description = `Matched system, pulled apart: outdoor unit, line set ${formatTube(lineSet.suction)} and ${formatTube(lineSet.liquid)}, ${widths}, filter in the return, supply above.`
  return picture(pen, frameAround(pen, { left: 8, top: 8, right: 8, bottom: 8 }), description, { full: true, ...style })
}

/** Ground, pad, the wall with its sleeve, and the axes the stack is pulled apart along. */
function drawGround(pen: Pen, at: Layout): void {
  const { w } = at.outdoor.box
  ground(pen, -12, at.wall, 0)
  ground(pen, at.wall + 6, at.right + 70, 0)
  pen.rect('of', -3, -3, w + 6, 3, 0.3)
  for (let i = 0; i < 6; i++) pen.vertical('h', -3 + ((w + 6) * (i + 0.5)) / 6, -1, 0)
  wallCut(pen, at.wall, -92, 6, 92)
  pen.text('OUTSIDE', at.wall - 1.6, -89, 12, { tone: 'tc', anchor: 'end' })
  pen.text('INSIDE', at.wall + 7.6, -89, 12, { tone: 'tc' })
  pen.rect('df', at.wall - 0.4, at.suction - 1.6, 6.8, 6.2, 0.2)
  const coilBottom = at.coilTop + at.coil.box.h
  for (const x of [at.left + 0.9, (at.left + at.right) / 2, at.right - 0.9]) {
    pen.path('c', ['M', x, at.plenumTop + 13.6], ['L', x, at.coilTop - 1], ['M', x, coilBottom + 0.6], ['L', x, at.furnaceTop - 1])
  }
}

/** Plenum, first ducts and the air through the stack; the arrows keep clear of the vents. */
function drawSupply(pen: Pen, { left, right, plenumTop: top, coilTop, furnaceTop, furnace, warm }: Layout, metalVent: boolean): void {
  const { w } = furnace.box
  const [a, b] = [left + 0.9, right - 0.9]
  pen.path(
    'hf',
    ['M', a, top + 13],
    ['L', a, top + 3],
    ['L', left - 14, top + 3],
    ['L', left - 14, top - 6],
    ['L', right + 14, top - 6],
    ['L', right + 14, top + 3],
    ['L', b, top + 3],
    ['L', b, top + 13],
    'z',
  )
  pen.path('h', ['M', a, top + 3], ['L', b, top + 13], ['M', b, top + 3], ['L', a, top + 13])
  pen.rect('df', left + 0.3, top + 12.2, w - 0.6, 0.8)
  for (const side of [-1, 1]) arrow(pen, warm.supply, left + w / 2 + side * 4, top - 1.5, left + w / 2 + side * 18, top - 1.5, 6)
  for (const k of [0.3, 0.5, 0.7]) arrow(pen, warm.supply, left + w * k, coilTop - 2.4, left + w * k, coilTop - 9, 6)
  for (const k of metalVent ? [0.2, 0.36] : [0.42, 0.58]) arrow(pen, warm.back, left + w * k, furnaceTop - 2, left + w * k, furnaceTop - 10, 6)
}

function drawReturn(pen: Pen, { right, drop, filter: { x, y, h }, warm }: Layout): void {
  pen.path('hf', ['M', drop + 3, y - 26], ['L', drop + 15, y - 26], ['L', drop + 15, -1.4], ['L', drop, -1.4], ['L', drop, y], ['L', drop + 3, y], 'z')
  pen.path('h', ['M', drop, y], ['L', drop + 15, -1.4], ['M', drop + 15, y], ['L', drop, -1.4])
  pen.rect('df', drop - 0.5, y - 0.5, 1.2, h + 0.4)
  pen.rect('df', drop + 2.4, y - 26.6, 13.2, 0.8)
  arrow(pen, warm.back, drop + 9, y - 40, drop + 9, y - 28.6, 6)
  for (const axis of [y + 0.6, -2.2]) pen.path('c', ['M', right + 0.6, axis], ['L', x - 3, axis], ['M', x + 10, axis], ['L', drop - 1, axis])
  for (const k of [0.35, 0.65]) {
    arrow(pen, warm.back, x - 3.4, y + h * k, right + 4.4, y + h * k, 6)
    arrow(pen, warm.back, drop - 1.6, y + h * k, x + 9.9, y + h * k, 6)
  }
  pen.at(x, y, () => drawFilter(pen, h))
}

function drawFilter(pen: Pen, h: number): void {
  const w = FILTER_WIDTH
  pen.rect('hf', -2.2, 0.6, 2.2, h - 1.2)
  pen.rect('hf', w, 0.6, 2.2, h - 1.2)
  pen.rect('of', 0, 0, w, h)
  pen.rect('dk', 1, 1.2, w - 2, h - 2.4, 0.2)
  for (const t of rows(pen, 1.4, h - 2.8, 0.7, 4).at) pen.path('h', ['M', 1.2, t - 0.35], ['L', w - 1.2, t], ['L', 1.2, t + 0.35])
  pen.rect('d', 1, 1.2, w - 2, h - 2.4, 0.2)
}

/** Heights where the line set runs inside, under the coil. */
function runs({ coilTop, coil }: Layout): { suction: number; liquid: number } {
  return { suction: coilTop + coil.box.h + 4.4, liquid: coilTop + coil.box.h + 7.2 }
}

/** Valve, wall, coil; suction insulated, liquid bare. */
function drawLineSet(pen: Pen, at: Layout, lineSet: { suction: number; liquid: number }): void {
  const { coil, outdoor, warm, suction, liquid } = at
  const from = outdoor.box.w
  const port = at.coilTop + coil.box.h - 3
  const [suctionX, liquidX] = [at.left + coil.box.w * 0.2, at.left + coil.box.w * 0.36]
  const [bend, run] = [at.wall + 12, runs(at)]
  const suctionLine: Point[] = [
    [from, suction],
    [bend, suction],
    [bend, run.suction],
    [suctionX, run.suction],
    [suctionX, port],
  ]
  const liquidLine: Point[] = [
    [from, liquid],
    [bend + 3.4, liquid],
    [bend + 3.4, run.liquid],
    [liquidX, run.liquid],
    [liquidX, port],
  ]
  bentPipe(pen, warm.liquid, liquidLine, Math.max(0.5, lineSet.liquid), 1.6)
  bentPipe(pen, 'of', suctionLine, lineSet.suction + 1, 2.4)
  bentLine(pen, 'g', suctionLine, 2.4)
  for (const [x, r] of [
    [suctionX, 1.15],
    [liquidX, 0.62],
  ] as const)
    pen.rect('df', x - r, port - 0.9, r * 2, 1.8, 0.2)
  for (const [y, r] of [
    [suction, 1.25],
    [liquid, 0.9],
  ] as const) {
    pen.rect('df', from - 0.2, y - r, 1.6, r * 2, 0.15)
    pen.rect('df', from + 0.1, y - r - 1, 1, 1, 0.15)
  }
  for (const [x, y] of [
    [from + 14, suction - 2.2],
    [at.wall + 56, run.suction - 2.6],
  ] as const)
    arrow(pen, 'g', x, y, x - 6, y, 6)
  for (const [x, y] of [
    [from + 8, liquid + 1.9],
    [at.wall + 50, run.liquid + 2.2],
  ] as const)
    arrow(pen, warm.liquid === 'ef' ? 'e' : 'g', x, y, x + 6, y, 6)
}

/** Power from the disconnect, control wire, condensate. */
function drawWires(pen: Pen, at: Layout): void {
  const { w, h } = at.outdoor.box
  const { x, y } = disconnectAt(at)
  pen.at(x - 1.4, y, () => {
    pen.rect('of', 0, 0, 5, 8, 0.3)
    pen.rect('h', 0.6, 0.7, 3.8, 6.4, 0.2)
    pen.rect('dk', 1.4, 2, 2.2, 1, 0.2)
  })
  const entry = at.outdoorTop + h * 0.66
  for (const [start, sag, end] of [
    [1, 0, 0],
    [1.9, 1, 0.9],
  ] as const) {
    pen.path('d', ['M', x + start, y + 8], ['C', x + start, y + 20 + sag, w + 14, at.suction - 22 + sag, w - 3, entry + end])
  }
  const control = at.furnaceTop + at.furnace.box.h * 0.66
  const turn = at.wall + 8.6
  pen.path('x', ['M', w + 0.4, at.suction + 5.6], ['L', turn, at.suction + 5.6], ['L', turn, control], ['L', at.left, control])
  const coilBottom = at.coilTop + at.coil.box.h
  const drain = at.left + at.coil.box.w * 0.82
  bentPipe(
    pen,
    'df',
    [
      [drain, coilBottom - 2.5],
      [drain, coilBottom + 10.6],
      [at.right + 6, coilBottom + 10.6],
      [at.right + 6, 0],
    ],
    0.9,
    1.4,
  )
  pen.rect('df', at.right + 5.1, at.furnaceTop + at.furnace.box.h * 0.18, 1.8, 1.4)
}

function disconnectAt({ wall }: Layout): { x: number; y: number } {
  return { x: wall - 3.6, y: -58 }
}

function drawNumbers(pen: Pen, at: Layout): void {
  const { x, y } = disconnectAt(at)
  const run = runs(at)
  const spots: Point[] = [
    [4, at.outdoorTop + 6.6],
    [at.wall + 43, (run.suction + run.liquid) / 2 - 0.3],
    [at.left + 2, at.coilTop + 2.2],
    [at.left + 2, at.furnaceTop + 3],
    [at.filter.x + 3.5, at.filter.y - 3.6],
    [x + 1.1, y - 3],
  ]
  spots.forEach((spot, i) => {
    marker(pen, ...spot, String(i + 1))
  })
}

function drawWords(pen: Pen, at: Layout, system: MatchedSystem, lineSet: { suction: number; liquid: number; length: number }): void {
  const { furnace, coil, outdoor, warm, right } = at
  const [tons, run, power] = [system.tons ?? 3, runs(at), disconnectAt(at)]
  const air = (tone: Tone) => (tone === 'g' ? 'tg' : 'te')
  const size = ({ box }: Figure) => `${formatInches(box.w)} × ${formatInches(box.h)}`
  const fit = coil.box.w === furnace.box.w ? 'as wide as the furnace' : `on a ${formatInches(furnace.box.w)} furnace, with a transition`
  const cfm = (system.airflowCfm ?? tons * 400).toLocaleString('en-US')
  tag(pen, outdoor.box.w / 2, at.outdoorTop - 7.5 - 15 / pen.scale, system.outdoor?.name ?? `${tons} ton outdoor unit`, system.outdoor?.lines ?? [size(outdoor)], { anchor: 'middle' })
  tag(pen, at.wall + 18, run.suction - 27 / pen.scale, `Suction ${formatTube(lineSet.suction)}, insulated`, ['back to the outdoor unit'], { tone: 'tg' })
  tag(pen, at.wall + 22, run.liquid + 5.4, `Liquid ${formatTube(lineSet.liquid)}`, ['to the coil', `Line set ${lineSet.length} ft`], { tone: warm.liquid === 'ef' ? 'te' : 'tg' })
  tag(pen, right + 11, at.coilTop + coil.box.h * 0.42, system.coil?.name ?? 'Cased coil', [...(system.coil?.lines ?? [`${size(coil)}, drain ¾″`]), fit])
  tag(pen, right + 11, at.furnaceTop + 5, system.furnace?.name ?? 'Gas furnace', system.furnace?.lines ?? [size(furnace)])
  tag(pen, right + 18, at.plenumTop - 4, 'Supply air', [`${cfm} CFM to the rooms`], { tone: air(warm.supply) })
  tag(pen, at.drop + 17.5, at.filter.y - 34, 'Return air', ['from the rooms'], { tone: air(warm.back) })
  tag(pen, at.filter.x - 1, 22 / pen.scale, 'Media filter', [])
  tag(pen, power.x - 4.6, power.y + 2, 'Disconnect', ['and whip'], { anchor: 'end' })
  pen.text('THERMOSTAT WIRE 18/5', at.wall + 18, at.furnaceTop + furnace.box.h * 0.66 - 1.2, 11, { tone: 'tc' })
  pen.text('DRAIN', right + 8, at.furnaceTop + furnace.box.h * 0.44, 11, { tone: 'tc' })
}
