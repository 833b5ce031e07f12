import type { Pen, Segment } from '../engine/pen.ts'

/** Furniture in the thinnest line, so that rooms are read as rooms. Feet, as in the house. */
export function drawFurniture(pen: Pen): void {
  const box = (x: number, y: number, w: number, h: number, radius?: number) =>
    pen.rect('hatch', x, y, w, h, radius)
  const lines = (...path: Segment[]) => pen.path('hatch', ...path)
  // living room: sofa, lamp, picture; kitchen: counter, hood, fridge; bedrooms; bath
  box(2.2, -4.1, 6.4, 1.5, 0.3)
  box(1.7, -3.7, 0.8, 2.1, 0.3)
  box(8.3, -3.7, 0.8, 2.1, 0.3)
  box(2.5, -3.1, 5.8, 0.7, 0.2)
  box(3.6, -7.4, 3.4, 2)
  lines(
    ['M', 10.6, -1.6],
    ['L', 10.6, -6],
    ['M', 9.9, -6],
    ['L', 11.3, -6],
    ['L', 11, -7],
    ['L', 10.2, -7],
    'z',
    ['M', 10.1, -1.6],
    ['L', 11.1, -1.6],
  )
  box(28, -4.6, 5.2, 3.1)
  lines(
    ['M', 27.8, -4.7],
    ['L', 33.4, -4.7],
    ['M', 29.8, -4.6],
    ['L', 29.8, -1.6],
    ['M', 31.5, -4.6],
    ['L', 31.5, -1.6],
  )
  box(28.2, -8.9, 3.2, 2.2)
  lines(['M', 29.8, -8.9], ['L', 29.8, -6.7])
  box(24.5, -7.4, 2.7, 5.9, 0.15)
  lines(['M', 24.5, -5.3], ['L', 27.2, -5.3])
  box(2.6, -12.6, 6.6, 2.1, 0.2)
  box(2.2, -14, 0.5, 3.5)
  box(2.9, -13.1, 1.7, 0.6, 0.2)
  box(10.4, -17.4, 3, 6.8)
  lines(['M', 11.9, -17.4], ['L', 11.9, -10.6])
  lines(
    ['M', 29.2, -12.7],
    ['L', 35.2, -12.7],
    ['L', 34.8, -10.6],
    ['L', 29.6, -10.6],
    'z',
    ['M', 34.8, -12.7],
    ['L', 34.8, -17],
    ['L', 33.6, -17],
    ['M', 33.2, -16.8],
    ['L', 34, -16.8],
  )
  box(25.8, -13.2, 2.2, 2.6, 0.1)
  box(25.9, -16.6, 2, 2.4)
  lines(['M', 25.6, -13.3], ['L', 28.2, -13.3])
  lines(['M', 22.2, -13.6], ['L', 17, -13.6], ['L', 17, -10.6])
  for (let x = 17.6; x < 22; x += 0.6) lines(['M', x, -13.6], ['L', x, -10.6])
  for (const x of [21.4, 23.9]) {
    box(x, 4.35, 2.2, 3.2, 0.12)
    pen.circle('hatch', x + 1.1, 6.1, 0.75)
    lines(['M', x, 5], ['L', x + 2.2, 5])
  }
  stairs(pen)
}

/** From the first floor to the second, with the handrail. */
function stairs(pen: Pen): void {
  const steps = Array.from({ length: 13 }, (_, i): Segment[] => [
    ['L', 14 + i * 0.62, -1.5 - (i + 1) * 0.692],
    ['L', 14 + (i + 1) * 0.62, -1.5 - (i + 1) * 0.692],
  ])
  pen.path('hatch', ['M', 14, -1.5], ...steps.flat())
  pen.path('hatch', ['M', 13.9, -1.5], ['L', 13.9, -4.6], ['L', 20.6, -12.1])
}
