import type { Pen, Segment } from '../engine/pen.ts'

/** Feet: the house stands from 0 to its width, ground level is 0, up is negative. */
export const HOUSE_WIDTH = 36
/** What is shown left and right of it. */
export const WEST = -13.5
export const EAST = 50

/** Cut earth with the basement left out, and its hatch. */
export function drawEarth(pen: Pen): void {
  pen.path(
    'earth',
    ['M', WEST - 60, 0],
    ['L', 0, 0],
    ['L', 0, 8],
    ['L', 36, 8],
    ['L', 36, 0],
    ['L', EAST + 60, 0],
    ['L', EAST + 60, 14],
    ['L', WEST - 60, 14],
    'z',
  )
  pen.horizontal('detail', 0, WEST - 60, 0)
  pen.horizontal('detail', 0, HOUSE_WIDTH, EAST + 60)
  const st = 7 / pen.scale
  for (let x = WEST + 0.4; x < EAST; x += st) {
    if (x > -0.5 && x < HOUSE_WIDTH + 0.4) continue
    pen.line('hatch', x, 0.06, x - 0.42, 0.48)
  }
  for (let y = 0.6; y < 8; y += st) {
    pen.line('hatch', -0.1, y, -0.55, y + 0.45)
    pen.line('hatch', HOUSE_WIDTH + 0.1, y + 0.45, HOUSE_WIDTH + 0.55, y)
  }
  for (let x = -0.4; x < HOUSE_WIDTH + 1; x += st) pen.line('hatch', x, 8.85, x - 0.42, 9.27)
}

/** Rooms and attic as plain areas. */
export function drawRooms(pen: Pen): void {
  pen.path(
    'face',
    ['M', 0, 8],
    ['L', 0, -18.6],
    ['L', -1.2, -18.6],
    ['L', 18, -26.2],
    ['L', 37.2, -18.6],
    ['L', HOUSE_WIDTH, -18.6],
    ['L', HOUSE_WIDTH, 8],
    'z',
  )
  pen.path('shade', ['M', -0.4, -18.9], ['L', 18, -26], ['L', 36.4, -18.9], 'z')
}

/** Joists of every floor and the batts on the attic floor. */
export function drawJoists(pen: Pen): void {
  joists(pen, -1.35, 0.8, 0.9, 35.5)
  joists(pen, -10.35, 0.8, 0.9, 16.6)
  joists(pen, -10.35, 0.8, 23.2, 35.5)
  joists(pen, -19.15, 0.55, 0.9, 35.5)
  batts(pen, 0.8, 35.3, -20.25, -19.05)
}

function joists(pen: Pen, y: number, height: number, from: number, to: number): void {
  for (let x = from; x < to; x += 1.333) pen.rect('hairline-face', x, y, 0.13, height)
}

function batts(pen: Pen, x0: number, x1: number, top: number, bottom: number): void {
  const step = Math.max(0.34, 5 / pen.scale)
  const count = Math.ceil((x1 - step / 2 - x0) / step)
  const loops = Array.from({ length: count }, (_, i): Segment => {
    const x = x0 + i * step
    const [near, far] = i % 2 ? [top, bottom] : [bottom, top]
    return ['C', x + step * 0.95, near, x + step * 0.05, far, x + step, far]
  })
  pen.path('insulation', ['M', x0, bottom], ...loops)
}

function windowCut(pen: Pen, x: number, top: number, bottom: number): void {
  pen.rect('window', x, top, 0.55, bottom - top)
  pen.vertical('detail', x + 0.2, top, bottom)
  pen.vertical('detail', x + 0.36, top, bottom)
  pen.horizontal('detail', top, x - 0.15, x + 0.7)
  pen.horizontal('detail', bottom, x - 0.25, x + 0.8)
}

/** Everything the section cuts: concrete, floors, walls with their windows, roof. */
export function drawFabric(pen: Pen): void {
  pen.rect('wall-cut', 0, -0.55, 0.75, 8.6)
  pen.rect('wall-cut', HOUSE_WIDTH - 0.75, -0.55, 0.75, 8.6)
  pen.rect('wall-cut', -0.7, 8, 2.2, 0.8)
  pen.rect('wall-cut', HOUSE_WIDTH - 1.5, 8, 2.2, 0.8)
  pen.rect('wall-cut', 0, 7.55, HOUSE_WIDTH, 0.45)
  pen.rect('wall-cut', 0, -1.6, HOUSE_WIDTH, 0.22)
  pen.rect('wall-cut', 0, -10.6, 16.8, 0.22)
  pen.rect('wall-cut', 22.2, -10.6, HOUSE_WIDTH - 22.2, 0.22)
  pen.rect('wall-cut', 0, -18.6, HOUSE_WIDTH, 0.18)
  pen.rect('wall-cut', 0, -0.6, HOUSE_WIDTH, 0.1)
  pen.rect('wall-cut', 0, -9.6, 16.8, 0.1)
  pen.rect('wall-cut', 22.2, -9.6, HOUSE_WIDTH - 22.2, 0.1)
  pen.rect('wall-cut', 16.6, -10.6, 0.2, 1.1)
  for (const x of [0, HOUSE_WIDTH - 0.55]) {
    pen.rect('wall-cut', x, -19, 0.55, 18.5)
  }
  windowCut(pen, 0, -8.2, -4.4)
  windowCut(pen, HOUSE_WIDTH - 0.55, -8.2, -5)
  windowCut(pen, 0, -17, -13.6)
  windowCut(pen, HOUSE_WIDTH - 0.55, -17, -13.6)
  pen.rect('wall-cut', 22.3, -9.6, 0.1, 1.2)
  pen.rect('wall-cut', 22.25, -18.6, 0.12, 8)
  pen.rect('wall-cut', 22.78, -18.6, 0.12, 8)
  pen.rect('wall-cut', 14.6, -18.6, 0.35, 1.3)
  pen.rect('hatch', 14.5, -17.3, 0.55, 6.7)
  pen.rect('wall-cut', 22.25, -9.6, 0.12, 8)
  pen.rect('wall-cut', 22.78, -9.6, 0.12, 8)
  pen.path(
    'wall-cut',
    ['M', -1.9, -18.1],
    ['L', 18, -26.4],
    ['L', 37.9, -18.1],
    ['L', 37.6, -17.6],
    ['L', 18, -25.75],
    ['L', -1.6, -17.6],
    'z',
  )
  pen.path(
    'hairline',
    ['M', 1.4, -18.7],
    ['L', 18, -25.5],
    ['L', 34.6, -18.7],
    ['M', 18, -25.4],
    ['L', 18, -20.4],
    ['M', 8.8, -21.7],
    ['L', 13.4, -20.3],
    ['L', 18, -25.4],
    ['L', 22.6, -20.3],
    ['L', 27.2, -21.7],
  )
  pen.rect('detail-face', -2.3, -17.95, 0.6, 0.45)
  pen.rect('detail-face', 37.7, -17.95, 0.6, 0.45)
}
