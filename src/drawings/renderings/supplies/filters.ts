import type { Face } from '../engine/face.ts'
import { footprint, groundShadow } from '../engine/shadows.ts'
import { box } from '../engine/solids.ts'
import type { Model } from '../model.ts'

/** Pleats behind a frame of board with its air-flow arrow. */
function pleats(front: Face, border: number, pitch: number): void {
  const { w, h } = front
  front
    .rect(border, border, w - 2 * border, h - 2 * border, front.tone(-0.12, 'paper'))
    .fins(border, border, w - 2 * border, h - 2 * border, pitch, { opacity: 0.22 })
    .lines(
      Array.from(
        { length: 3 },
        (_, i) =>
          [
            border,
            border + ((i + 1) * (h - 2 * border)) / 4,
            w - border,
            border + ((i + 1) * (h - 2 * border)) / 4,
          ] as const,
      ),
      front.tone(0.1, 'paper'),
      0.3,
    )
}

export const pleatedFilter: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), Math.min(h, 14))
  const { front, right } = box(canvas, { w, h, d, material: 'paper', r: 0.1 })
  pleats(front, 1.1, 0.8)
  front.words(w / 2, h - 0.3, 0.6, 'AIR FLOW', front.tone(-0.6, 'blue'))
  right.polygon(
    [
      [d * 0.25, h * 0.5],
      [d * 0.5, h * 0.47],
      [d * 0.75, h * 0.5],
    ],
    right.tone(-0.3, 'blue'),
  )
}

export const mediaFilter: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), Math.min(h, 18))
  const { front, right } = box(canvas, { w, h, d, material: 'cardboard', r: 0.15 })
  pleats(front, 1.3, 1.3)
  right
    .rect(d * 0.16, h * 0.12, d * 0.68, h * 0.3, right.tone(0.2, 'white'))
    .rect(d * 0.16, h * 0.12, d * 0.68, h * 0.05, right.tone(0, 'blue'))
    .polygon(
      [
        [d * 0.3, h * 0.62],
        [d * 0.5, h * 0.55],
        [d * 0.7, h * 0.62],
      ],
      right.tone(-0.2, 'blue'),
    )
    .rect(d * 0.44, h * 0.61, d * 0.12, h * 0.12, right.tone(-0.2, 'blue'))
}

/** Stands between the return duct and the furnace; the filter slides in from its narrow front. */
export const filterCabinet: Model = (canvas, { w, h, d, paint, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right, top } = box(canvas, { w, h, d, material: paint, r: 0.3 })
  top.rect(0.8, 0.6, w - 1.6, d - 1.2, top.tone(-0.1))
  front.panel(0.6, 0.9, w - 1.2, h - 1.8, { r: 0.3 }).badge(w / 2, h * 0.16, w * 0.66, 1.1, brand)
  for (const y of [h * 0.3, h * 0.74])
    front.rect(w / 2 - 0.9, y, 1.8, 1.5, front.sheen(0.1, 'aluminum'), { r: 0.3 })
  front.sticker(w * 0.2, h * 0.46, w * 0.6, h * 0.14, 'blue')
  right
    .rect(d * 0.08, h * 0.06, d * 0.84, h * 0.88, right.tone(0.05, 'galvanized'))
    .rect(d * 0.12, h * 0.1, d * 0.76, h * 0.8, right.tone(-0.4, 'paper'))
    .fins(d * 0.12, h * 0.1, d * 0.76, h * 0.8, 1.1, { opacity: 0.35 })
}
