import { ground } from '../engine/dimension-lines.ts'
import { Pen } from '../engine/pen.ts'
import { picture } from '../engine/picture.ts'
import { figure } from '../figure/figure.ts'
import type { DrawingType } from '../figure/registry.ts'

/** The size of a shot's picture in pixels; one unit of its pen is one pixel. */
const SHOT = { width: 200, height: 150 } as const
const FLOOR = 134

/** The corners of a camera's frame. */
function viewfinder(pen: Pen): void {
  const [left, top, right, bottom, arm] = [6, 6, SHOT.width - 6, SHOT.height - 6, 16]
  pen.path('detail', ['M', left, top + arm], ['L', left, top], ['L', left + arm, top])
  pen.path('detail', ['M', right - arm, top], ['L', right, top], ['L', right, top + arm])
  pen.path('detail', ['M', right, bottom - arm], ['L', right, bottom], ['L', right - arm, bottom])
  pen.path('detail', ['M', left + arm, bottom], ['L', left, bottom], ['L', left, bottom - arm])
}

interface Room {
  /** the middle of the thing */
  x: number
  /** where it stands */
  y: number
  /** the tallest and widest that it may be */
  height: number
  width: number
}

/** A machine at the largest size that fits its room. */
function machine(pen: Pen, type: DrawingType, { x, y, height, width }: Room): void {
  const one = figure(type)
  const { w, h } = one.span('front')
  const scale = Math.min(height / h, width / w)
  pen.at(x - (w * scale) / 2, y - h * scale, () =>
    pen.scaled(scale, () => one.paint(pen, 'front', { pipes: false, label: false })),
  )
}

/** A rating plate: rivets, the maker's line, rows of words and figures. */
function plate(pen: Pen, x: number, y: number, w: number, h: number): void {
  const unit = w / 20
  pen.rect('outline-face', x, y, w, h, unit / 2)
  for (const [cx, cy] of [
    [x + unit, y + unit],
    [x + w - unit, y + unit],
    [x + unit, y + h - unit],
    [x + w - unit, y + h - unit],
  ] as const)
    pen.circle('detail', cx, cy, unit * 0.35)
  pen.rect('detail-deep', x + 2.5 * unit, y + 2 * unit, w * 0.4, unit * 1.2)
  const rows = Math.floor((h - 6 * unit) / (unit * 1.6))
  for (let row = 0; row < rows; row++) {
    const at = y + 4.8 * unit + row * unit * 1.6
    pen.horizontal('detail', at, x + 2.5 * unit, x + 7 * unit)
    pen.horizontal('hairline', at, x + 8.5 * unit, x + w - (row % 3) * 2 * unit - 2.5 * unit)
  }
}

function panel(pen: Pen): void {
  pen.rect('outline-face', 74, 18, 58, 114, 2)
  pen.rect('hairline', 80, 24, 46, 102, 1)
  for (let row = 0; row < 9; row++)
    for (const x of [86, 106]) {
      pen.rect('detail-face', x, 40 + row * 9, 15, 7, 1)
      pen.rect('solid', x === 86 ? x + 10 : x + 2, 42 + row * 9, 3, 3)
    }
  pen.rect('detail-face', 96, 29, 14, 7, 1)
  // the door, open to the right, with the list of circuits inside
  pen.path('outline-face', ['M', 132, 18], ['L', 172, 28], ['L', 172, 142], ['L', 132, 132], 'z')
  for (let row = 0; row < 8; row++) pen.line('hairline', 138, 36 + row * 11, 164, 42.5 + row * 11)
}

function vent(pen: Pen): void {
  machine(pen, 'furnace', { x: 78, y: FLOOR, height: 70, width: 60 })
  pen.path(
    'outline-face',
    ['M', 88, 64],
    ['L', 88, 38],
    ['Q', 88, 26, 100, 26],
    ['L', 172, 18],
    ['L', 172, 28],
    ['L', 104, 36],
    ['Q', 98, 36, 98, 42],
    ['L', 98, 64],
    'z',
  )
  for (const x of [122, 146]) pen.line('detail', x, 24 - (x - 122) / 9, x, 34 - (x - 122) / 9)
  pen.rect('outline-shade', 172, 10, 10, FLOOR - 10)
  ground(pen, 20, 182, FLOOR)
}

function space(pen: Pen): void {
  pen.path('hairline', ['M', 22, 14], ['L', 52, 34], ['L', 148, 34], ['L', 178, 14])
  pen.path('hairline', ['M', 52, 34], ['L', 52, 112], ['M', 148, 34], ['L', 148, 112])
  pen.path('hairline', ['M', 22, FLOOR], ['L', 52, 112], ['L', 148, 112], ['L', 178, FLOOR])
  machine(pen, 'furnace', { x: 100, y: 118, height: 66, width: 50 })
  for (const [from, to] of [
    [58, 76],
    [124, 142],
  ] as const) {
    pen.horizontal('dimension', 122, from, to)
    pen.vertical('dimension-tick', from, 118, 126)
    pen.vertical('dimension-tick', to, 118, 126)
  }
}

function outdoor(pen: Pen): void {
  ground(pen, 20, 180, FLOOR)
  machine(pen, 'condenser', { x: 100, y: FLOOR, height: 96, width: 110 })
}

/** What a homeowner photographs, as it should stand in the frame. */
const SHOTS: Readonly<Record<string, (pen: Pen) => void>> = {
  outdoor,
  'outdoor-plate': (pen) => plate(pen, 32, 26, 136, 98),
  indoor(pen) {
    ground(pen, 20, 180, FLOOR)
    machine(pen, 'furnace', { x: 100, y: FLOOR, height: 104, width: 90 })
  },
  'indoor-plate': (pen) => plate(pen, 50, 18, 100, 114),
  thermostat: (pen) => machine(pen, 'thermostat', { x: 100, y: 116, height: 80, width: 120 }),
  panel,
  vent,
  space,
  'far-plate'(pen) {
    machine(pen, 'furnace', { x: 100, y: FLOOR, height: 104, width: 90 })
    plate(pen, 92, 100, 16, 11)
  },
}

export const shotNames = Object.keys(SHOTS)

/** The picture of a shot. Words stand beside it, so it is decorative; an unknown name draws the frame. */
export function drawShot(name: string): string {
  const pen = new Pen(1)
  if (Object.hasOwn(SHOTS, name)) SHOTS[name]?.(pen)
  viewfinder(pen)
  return picture(pen, { x: 0, y: 0, ...SHOT }, '', { decorative: true, full: true }).svg
}
