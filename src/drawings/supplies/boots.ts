import { screw } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'
import { collar } from '../engine/tubes.ts'

const bootOptions = { dia: 'number' } as const satisfies OptionShape

/** Rectangular flange above, round collar below. */
function bootFront(pen: Pen, unit: Unit<typeof bootOptions>): void {
  const { w, h } = unit
  const D = unit.dia || 6
  const f = h * 0.16
  const b = h * 0.62
  collar(pen, w / 2, b, D, h - b)
  pen.path(
    'outline-face',
    ['M', 0.8, f],
    ['L', w - 0.8, f],
    ['L', w / 2 + D / 2, b],
    ['L', w / 2 - D / 2, b],
    'z',
  )
  pen.path(
    'hairline',
    ['M', w * 0.3, f],
    ['L', w / 2 - D * 0.18, b],
    ['M', w * 0.7, f],
    ['L', w / 2 + D * 0.18, b],
  )
  pen.rect('outline-face', 0.8, 0.4, w - 1.6, f - 0.4)
  pen.rect('detail-face', 0, 0, w, 0.5, 0.1)
  for (const x of [0.16, 0.5, 0.84]) screw(pen, w * x, f * 0.55, 0.2)
  for (const x of [-1.5, w - 0.8]) {
    pen.rect('detail-face', x, 0.68, 2.3, 0.5, 0.1)
    pen.circle('hairline', x < 0 ? x + 0.6 : x + 1.7, 0.93, 0.13)
  }
}

/** The same on its narrow side. */
function bootSide(pen: Pen, unit: Unit<typeof bootOptions>): void {
  const { h } = unit
  const d = unit.d
  const D = unit.dia || 6
  const f = h * 0.16
  const b = h * 0.62
  const cx = d / 2
  collar(pen, cx, b, D, h - b)
  pen.path('outline-face', ['M', 0.8, f], ['L', d - 0.8, f], ['L', cx + D / 2, b], ['L', cx - D / 2, b], 'z')
  pen.line('hairline', cx - 0.6, f, cx - 1.6, b)
  pen.line('hairline', cx + 0.6, f, cx + 1.6, b)
  pen.rect('outline-face', 0.8, 0.4, d - 1.6, f - 0.4)
  pen.rect('detail-face', 0, 0, d, 0.5, 0.1)
}

export const boot = kind({
  name: 'register boot',
  size: { w: 11.6, h: 9, d: 5.6 },
  options: bootOptions,
  hangs: true,
  views: { front: bootFront, side: bootSide },
})
