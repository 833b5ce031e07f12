import type { Pen, Segment } from '../engine/pen.ts'

const LEFT = 8
const RIGHT = 86
const BASE = 72
const TOP = 16

const axes = (pen: Pen): void => {
  pen.vertical('detail', LEFT, 8, BASE)
  pen.horizontal('detail', BASE, LEFT, RIGHT + 2)
  for (const share of [0.5, 1]) pen.horizontal('hatch', BASE - share * (BASE - TOP), LEFT + 3, RIGHT)
}

/** Power over the hours of a day as an area: the same day for each kind, so that they can be compared. */
function drawRun(pen: Pen, curve: readonly Segment[]): void {
  axes(pen)
  pen.path('cold-area', ['M', LEFT, BASE], ...curve, ['L', RIGHT, BASE], 'z')
  axes(pen)
}

/** Steps of a share of full power up to a place from the left. */
function steps(list: readonly (readonly [until: number, share: number])[]): Segment[] {
  let from = LEFT
  return list.flatMap(([until, share]): Segment[] => {
    const y = BASE - share * (BASE - TOP)
    const step: Segment[] = [
      ['L', from, y],
      ['L', until, y],
    ]
    from = until
    return step
  })
}

/** On or off. */
export const oneStage = (pen: Pen): void =>
  drawRun(
    pen,
    steps([
      [14, 0],
      [20, 1],
      [30, 0],
      [38, 1],
      [44, 0],
      [62, 1],
      [70, 0],
      [77, 1],
      [RIGHT, 0],
    ]),
  )

/** Low for most of the day, high in its hottest hours. */
export const twoStages = (pen: Pen): void =>
  drawRun(
    pen,
    steps([
      [12, 0],
      [22, 0.62],
      [27, 0],
      [42, 0.62],
      [60, 1],
      [76, 0.62],
      [80, 0],
      [RIGHT, 0.62],
    ]),
  )

/** As much as the hour asks, without a stop. */
export const variableSpeed = (pen: Pen): void =>
  drawRun(pen, [
    ['L', LEFT, 58],
    ['C', 24, 54, 30, 46, 38, 34],
    ['C', 44, 22, 56, 20, 62, 30],
    ['C', 68, 42, 76, 52, RIGHT, 55],
  ])
