import { ground } from '../engine/dimension-lines.ts'
import type { Pen, Segment } from '../engine/pen.ts'

type Direction = 'up' | 'down' | 'left' | 'right'

const HEAD = 5

/** A broad arrow that ends at a point and comes from a distance behind it. */
function arrow(
  pen: Pen,
  tone: 'warm-face' | 'cold-face',
  x: number,
  y: number,
  to: Direction,
  long: number,
): void {
  const along = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const
  const [dx, dy] = along[to]
  const at = (back: number, aside: number): Segment => [
    'L',
    x - dx * back - dy * aside,
    y - dy * back + dx * aside,
  ]
  pen.path(
    tone,
    ['M', x, y],
    at(HEAD + 2, HEAD),
    at(HEAD + 2, HEAD / 2),
    at(long, HEAD / 2),
    at(long, -HEAD / 2),
    at(HEAD + 2, -HEAD / 2),
    at(HEAD + 2, -HEAD),
    'z',
  )
}

/** A cabinet that stands: cool air enters at one end, warm air leaves at the other. */
function standing(pen: Pen, to: 'up' | 'down'): void {
  ground(pen, 4, 88, 77)
  const top = to === 'up' ? 24 : 14
  const bottom = to === 'up' ? 76.5 : 64
  if (to === 'down') pen.rect('detail-face', 34, bottom, 24, 12.5)
  pen.rect('outline-face', 30, top, 32, bottom - top)
  pen.horizontal('hairline', (top + bottom) / 2, 31, 61)
  pen.rect('detail-shade', 36, (top + bottom) / 2 + 5, 20, 6, 1)
  if (to === 'up') {
    arrow(pen, 'warm-face', 46, 3, 'up', 19)
    arrow(pen, 'cold-face', 28, 66, 'right', 20)
  } else {
    arrow(pen, 'warm-face', 46, 83, 'down', 18)
    arrow(pen, 'cold-face', 46, 12, 'down', 11)
  }
}

/** A cabinet that lies in an attic or a crawl space, hung from above. */
function lying(pen: Pen, to: 'left' | 'right'): void {
  for (const x of [30, 62]) pen.vertical('detail', x, 12, 28)
  pen.horizontal('detail', 12, 12, 80)
  for (let x = 16; x < 80; x += 8) pen.line('hatch', x, 12, x + 5, 7)
  pen.rect('outline-face', 24, 28, 44, 30)
  pen.vertical('hairline', 46, 29, 57)
  pen.rect('detail-shade', to === 'left' ? 51 : 33, 38, 8, 10, 1)
  arrow(pen, 'warm-face', to === 'left' ? 3 : 89, 43, to, 19)
  arrow(pen, 'cold-face', to === 'left' ? 71 : 21, 43, to, 18)
}

export const airUp = (pen: Pen): void => standing(pen, 'up')
export const airDown = (pen: Pen): void => standing(pen, 'down')
export const airLeft = (pen: Pen): void => lying(pen, 'left')
export const airRight = (pen: Pen): void => lying(pen, 'right')
