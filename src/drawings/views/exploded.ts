import { dimensionAcross, formatInches, ground } from '../engine/dimension-lines.ts'
import { arrow, rows } from '../engine/fittings.ts'
import { wallCut } from '../engine/parts.ts'
import { Pen } from '../engine/pen.ts'
import { frameAround, picture, type Svg } from '../engine/picture.ts'
import { formatTube } from '../engine/system-marks.ts'
import { FILTER_WIDTH, type Layout, layOut, type MatchedSystem, type SystemStyle } from './exploded-layout.ts'
import { drawLineSet, drawNumbers, drawWires, drawWords } from './exploded-lines.ts'
import { texts } from './texts.ts'

export type { MatchedSystem, SystemStyle } from './exploded-layout.ts'

/**
 * Matched ducted system pulled apart: what connects to what, with the sizes that must agree. Made for 1,100
 * px and more.
 */
export function drawExploded(system: MatchedSystem = {}, { scale = 5, ...style }: SystemStyle = {}): Svg {
  const pen = new Pen(scale)
  const at = layOut(system)
  const lineSet = system.lineSet ?? { suction: 0.875, liquid: 0.375, length: 30 }
  drawGround(pen, at)
  drawSupply(pen, at, (system.furnace?.options?.afue ?? 96) < 90)
  drawReturn(pen, at)
  pen.at(at.left, at.furnaceTop, () =>
    at.furnace.paint(pen, 'front', { label: scale > 4, ...(at.airHandler ? { pipes: false } : {}) }),
  )
  if (!at.airHandler) pen.at(at.left, at.coilTop, () => at.coil.paint(pen))
  pen.at(0, at.outdoorTop, () => at.outdoor.paint(pen, 'front', { pipes: false }))
  drawLineSet(pen, at, lineSet)
  drawWires(pen, at)
  dimensionAcross(
    pen,
    at.left,
    at.right,
    at.plenumTop - 11,
    at.plenumTop - 6,
    formatInches(at.furnace.box.w),
    13,
  )
  drawNumbers(pen, at)
  drawWords(pen, at, system, lineSet)
  for (const [x, y] of [
    [at.drop + 38, 0],
    [0, 5],
    [-14, 0],
  ] as const)
    pen.reach(pen.pxX(x), pen.pxY(y))
  const [suction, liquid] = [formatTube(lineSet.suction), formatTube(lineSet.liquid)]
  const furnace = formatInches(at.furnace.box.w)
  const description = at.airHandler
    ? texts.airHandlerApart(suction, liquid, furnace)
    : texts.furnaceApart(suction, liquid, formatInches(at.coil.box.w), furnace)
  return picture(pen, frameAround(pen, { left: 8, top: 8, right: 8, bottom: 8 }), description, {
    full: true,
    ...style,
  })
}

/** Ground, pad, the wall with its sleeve, and the axes the stack is pulled apart along. */
function drawGround(pen: Pen, at: Layout): void {
  const { w } = at.outdoor.box
  ground(pen, -12, at.wall, 0)
  ground(pen, at.wall + 6, at.right + 70, 0)
  pen.rect('outline-face', -3, -3, w + 6, 3, 0.3)
  for (let i = 0; i < 6; i++) pen.vertical('hairline', -3 + ((w + 6) * (i + 0.5)) / 6, -1, 0)
  wallCut(pen, at.wall, -92, 6, 92)
  pen.text(texts.outside, at.wall - 1.6, -89, 12, { tone: 'caption', anchor: 'end' })
  pen.text(texts.inside, at.wall + 7.6, -89, 12, { tone: 'caption' })
  pen.rect('detail-face', at.wall - 0.4, at.suction - 1.6, 6.8, 6.2, 0.2)
  const coilBottom = at.coilTop + at.coil.box.h
  for (const x of [at.left + 0.9, (at.left + at.right) / 2, at.right - 0.9]) {
    pen.path('center-line', ['M', x, at.plenumTop + 13.6], ['L', x, at.coilTop - 1])
    if (!at.airHandler) pen.path('center-line', ['M', x, coilBottom + 0.6], ['L', x, at.furnaceTop - 1])
  }
}

/** Plenum, first ducts and the air through the stack; the arrows keep clear of the vents. */
function drawSupply(
  pen: Pen,
  { left, right, plenumTop: top, coilTop, furnaceTop, furnace, airHandler, warm }: Layout,
  metalVent: boolean,
): void {
  const { w } = furnace.box
  const [a, b] = [left + 0.9, right - 0.9]
  pen.path(
    'hairline-face',
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
  pen.path('hairline', ['M', a, top + 3], ['L', b, top + 13], ['M', b, top + 3], ['L', a, top + 13])
  pen.rect('detail-face', left + 0.3, top + 12.2, w - 0.6, 0.8)
  for (const side of [-1, 1])
    arrow(pen, warm.supply, left + w / 2 + side * 4, top - 1.5, left + w / 2 + side * 18, top - 1.5, 6)
  for (const k of [0.3, 0.5, 0.7])
    arrow(pen, warm.supply, left + w * k, coilTop - 2.4, left + w * k, coilTop - 9, 6)
  if (airHandler) return
  for (const k of metalVent ? [0.2, 0.36] : [0.42, 0.58])
    arrow(pen, warm.back, left + w * k, furnaceTop - 2, left + w * k, furnaceTop - 10, 6)
}

function drawReturn(pen: Pen, { right, drop, filter: { x, y, h }, warm }: Layout): void {
  pen.path(
    'hairline-face',
    ['M', drop + 3, y - 26],
    ['L', drop + 15, y - 26],
    ['L', drop + 15, -1.4],
    ['L', drop, -1.4],
    ['L', drop, y],
    ['L', drop + 3, y],
    'z',
  )
  pen.path('hairline', ['M', drop, y], ['L', drop + 15, -1.4], ['M', drop + 15, y], ['L', drop, -1.4])
  pen.rect('detail-face', drop - 0.5, y - 0.5, 1.2, h + 0.4)
  pen.rect('detail-face', drop + 2.4, y - 26.6, 13.2, 0.8)
  arrow(pen, warm.back, drop + 9, y - 40, drop + 9, y - 28.6, 6)
  for (const axis of [y + 0.6, -2.2])
    pen.path(
      'center-line',
      ['M', right + 0.6, axis],
      ['L', x - 3, axis],
      ['M', x + 10, axis],
      ['L', drop - 1, axis],
    )
  for (const k of [0.35, 0.65]) {
    arrow(pen, warm.back, x - 3.4, y + h * k, right + 4.4, y + h * k, 6)
    arrow(pen, warm.back, drop - 1.6, y + h * k, x + 9.9, y + h * k, 6)
  }
  pen.at(x, y, () => drawFilter(pen, h))
}

function drawFilter(pen: Pen, h: number): void {
  const w = FILTER_WIDTH
  pen.rect('hairline-face', -2.2, 0.6, 2.2, h - 1.2)
  pen.rect('hairline-face', w, 0.6, 2.2, h - 1.2)
  pen.rect('outline-face', 0, 0, w, h)
  pen.rect('detail-deep', 1, 1.2, w - 2, h - 2.4, 0.2)
  for (const t of rows(pen, 1.4, h - 2.8, 0.7, 4).at)
    pen.path('hairline', ['M', 1.2, t - 0.35], ['L', w - 1.2, t], ['L', 1.2, t + 0.35])
  pen.rect('detail', 1, 1.2, w - 2, h - 2.4, 0.2)
}
