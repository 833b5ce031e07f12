import { FacePen } from '../engine/face-pen.ts'
import type { ViewName } from '../engine/kind.ts'
import { Pen, type Point, round, type Segment } from '../engine/pen.ts'
import { frameAround, type PictureStyle, picture, type Svg } from '../engine/picture.ts'
import type { Tone } from '../engine/tones.ts'
import type { DrawingFacts } from '../figure/alt-text.ts'
import { describeFigure } from '../figure/alt-text.ts'
import type { Figure } from '../figure/figure.ts'
import type { DrawingType } from '../figure/registry.ts'
import { C, drawEdges, isometricSpan, type Point3, project, S } from './isometric-edges.ts'

export interface IsometricStyle extends PictureStyle {
  /** most pixels the solid may take */
  width?: number
  height?: number
  /** pixels per inch at most, so that small parts stay small */
  scale?: number
  /** width, depth and height along the edges */
  dimensions?: boolean
  facts?: DrawingFacts
}

/** How a type becomes a solid; whatever is not named here is a cabinet. */
type Solid = 'cabinet' | 'ceiling' | 'tank' | 'loose'
const solids: Partial<Record<DrawingType, Solid>> = {
  cassette: 'ceiling',
  slimCassette: 'ceiling',
  waterHeater: 'tank',
  ...Object.fromEntries(
    (['lineSet', 'whip', 'drainHose', 'wallBracket', 'elbow', 'boot', 'flexDuct', 'wye'] as const).map(
      (type) => [type, 'loose'],
    ),
  ),
}

/** Side views that are a plain face: others show a wall, the inside or a rounded profile. */
const plainSides: ReadonlySet<DrawingType> = new Set(['furnace', 'coil', 'condenser', 'packageUnit', 'erv'])
/** Open at the top: the duct goes on there. */
const openTops: ReadonlySet<DrawingType> = new Set(['furnace', 'coil', 'airHandler', 'plenum'])

/** The unit as a solid in true isometric projection: no side is shortened more than another. */
export function drawIsometric(
  one: Figure,
  { width = 420, height = 380, scale: most = 12, dimensions = true, facts, ...style }: IsometricStyle = {},
): Svg {
  const span = isometricSpan(one.box)
  const scale = Math.floor(Math.min(most, width / span.w, height / span.h) * 100) / 100
  const pen = new Pen(scale)
  const solid = solids[one.type] ?? 'cabinet'
  painters[solid](pen, one)
  if (dimensions && one.isMeasured) drawEdges(pen, one, solid === 'ceiling')
  const room = dimensions ? 34 : 4
  const { w, h, d } = one.box
  const words = describeFigure(one, { ...facts, depth: true, as: 'isometric' })
  for (const place of [
    [0, 0, 0],
    [w, h, 0],
    [w, 0, d],
    [0, h, d],
  ] as const)
    pen.reach(...pixels(pen, place, solid === 'ceiling'))
  return picture(pen, frameAround(pen, { left: room, top: 4, right: room, bottom: 4 }), words, style)
}

const pixels = (pen: Pen, place: Point3, below: boolean): Point => {
  const [x, y] = project(place, below)
  return [pen.pxX(x), pen.pxY(y)]
}

function polygon(pen: Pen, tone: Tone, below: boolean, ...places: readonly Point3[]): void {
  const [first, ...rest] = places.map((place) => project(place, below))
  if (first) pen.path(tone, ['M', ...first], ...rest.map((at): Segment => ['L', ...at]), 'z')
}

/** A view of the unit sheared onto a face. `matrix` takes inches of the face to pixels of the paper. */
function face(
  pen: Pen,
  one: Figure,
  view: ViewName,
  size: { w: number; h: number },
  matrix: readonly [number, number, number, number],
  origin: Point,
  keep = 1,
): void {
  const own = new FacePen(pen.scale, size, keep)
  one.paint(own, view, { pipes: false, label: false, brand: '' })
  const markup = own.markup()
  if (!markup) return
  const numbers = [
    ...matrix.map((value) => String(Math.round(value * 1e4) / 1e4)),
    round(pen.pxX(origin[0])),
    round(pen.pxY(origin[1])),
  ]
  pen.raw(`<g transform="matrix(${numbers.join(' ')})">${markup}</g>`)
}

type Painter = (pen: Pen, one: Figure) => void

const painters: Record<Solid, Painter> = {
  cabinet(pen, one) {
    const { w, h, d } = one.box
    const side = plainSides.has(one.type)
    polygon(pen, 'outline-face', false, [0, 0, 0], [w, 0, 0], [w, 0, d], [0, 0, d])
    polygon(pen, side ? 'outline-face' : 'outline-shade', false, [w, 0, 0], [w, h, 0], [w, h, d], [w, 0, d])
    polygon(pen, 'outline-face', false, [0, 0, 0], [w, 0, 0], [w, h, 0], [0, h, 0])
    if (one.views.includes('top'))
      face(pen, one, 'top', { w, h: d }, [C, S, -C, S], project([0, 0, d], false))
    else if (openTops.has(one.type)) opening(pen, one)
    if (side) face(pen, one, 'side', { w: d, h }, [C, -S, 0, 1], project([w, 0, 0], false))
    if (one.span('front').h === h) face(pen, one, 'front', { w, h }, [C, S, 0, 1], [0, 0])
  },

  /** Seen from below: the panel is what a room sees. */
  ceiling(pen, one) {
    const { w, h, d } = one.box
    polygon(pen, 'outline-shade', true, [0, 0, 0], [w, 0, 0], [w, h, 0], [0, h, 0])
    polygon(pen, 'outline-shade', true, [w, 0, 0], [w, h, 0], [w, h, d], [w, 0, d])
    polygon(pen, 'outline-face', true, [0, h, 0], [w, h, 0], [w, h, d], [0, h, d])
    face(pen, one, 'front', { w, h: d }, [C, -S, C, S], project([0, h, 0], true))
  },

  tank(pen, one) {
    const { w, h } = one.box
    const [across, over] = [(w / 2) * Math.sqrt(1.5), (w / 2) * Math.sqrt(0.5)]
    const [cx, top] = project([w / 2, 0, w / 2], false)
    const bottom = top + h
    pen.path(
      'outline-face',
      ['M', cx - across, top],
      ['L', cx - across, bottom],
      ['A', across, over, 0, 0, 0, cx + across, bottom],
      ['L', cx + across, top],
      'z',
    )
    pen.path(
      'shade',
      ['M', cx + across * 0.7, top + over * 0.7],
      ['L', cx + across * 0.7, bottom + over * 0.7],
      ['A', across, over, 0, 0, 0, cx + across * 0.99, bottom],
      ['L', cx + across * 0.99, top],
      'z',
    )
    face(pen, one, 'front', { w, h }, [1.2, 0, 0, 1], [cx - w * 0.6, top + over * 0.9], 0.84)
    pen.path(
      'outline-face',
      ['M', cx - across, top],
      ['A', across, over, 0, 1, 0, cx + across, top],
      ['A', across, over, 0, 1, 0, cx - across, top],
      'z',
    )
    pen.reach(pen.pxX(cx), pen.pxY(top - over - 3))
    for (const [at, tone] of [
      [-0.45, 'cold-face'],
      [0.45, 'warm-face'],
    ] as const) {
      pen.rect('detail-face', cx + across * at - 0.6, top - 3.4, 1.2, 3.4)
      pen.rect(tone, cx + across * at - 0.6, top - 2.4, 1.2, 1)
    }
  },

  /** Coils, hoses and bends stand in the box they need. */
  loose(pen, one) {
    const { w, h, d } = one.box
    polygon(pen, 'center-line', false, [0, h, d], [w, h, d], [w, 0, d], [0, 0, d])
    for (const [x, y] of [
      [0, 0],
      [0, h],
      [w, 0],
      [w, h],
    ] as const)
      pen.line('center-line', ...project([x, y, 0], false), ...project([x, y, d], false))
    const front = one.span('front')
    const squeeze = h / front.h
    face(
      pen,
      one,
      'front',
      { w: front.w + 12, h: front.h + 12 },
      [C, S, 0, squeeze],
      project([0, 0, d / 2], false),
    )
    polygon(pen, 'center-line', false, [0, 0, 0], [w, 0, 0], [w, h, 0], [0, h, 0])
  },
}

/** The duct collar on top, and of a furnace the vents behind it. */
function opening(pen: Pen, { box: { w, d }, adjective, type }: Figure): void {
  const from = type === 'furnace' ? d * 0.27 : 0.9
  polygon(
    pen,
    'detail-deep',
    false,
    [0.9, 0, from],
    [w - 0.9, 0, from],
    [w - 0.9, 0, d - 0.9],
    [0.9, 0, d - 0.9],
  )
  if (type !== 'furnace') return
  const condensing = Number.parseInt(adjective ?? '96', 10) >= 90
  for (const [x, r] of condensing
    ? ([
        [0.25, 1.2],
        [0.75, 1.2],
      ] as const)
    : ([[0.62, 2]] as const))
    stub(pen, [w * x, 0, d * 0.13], r, 7)
}

/** A pipe that rises from the top. */
function stub(pen: Pen, place: Point3, r: number, height: number): void {
  const [x, y] = project(place, false)
  const [a, b] = [r * Math.sqrt(1.5), r * Math.sqrt(0.5)]
  pen.path(
    'detail-face',
    ['M', x - a, y - height],
    ['L', x - a, y],
    ['A', a, b, 0, 0, 0, x + a, y],
    ['L', x + a, y - height],
    'z',
  )
  pen.path(
    'detail-deep',
    ['M', x - a, y - height],
    ['A', a, b, 0, 1, 0, x + a, y - height],
    ['A', a, b, 0, 1, 0, x - a, y - height],
    'z',
  )
}
