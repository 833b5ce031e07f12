import type { Face } from '../engine/face.ts'
import { footprint, groundShadow } from '../engine/shadows.ts'
import { box } from '../engine/solids.ts'
import type { Model } from '../model.ts'

/** The opening of the duct on a cabinet's top. */
function ductOpening(top: Face, inset = 1): void {
  const { w, h: d, canvas } = top
  top
    .rect(inset, inset, w - 2 * inset, d - 2 * inset, top.tone(0, 'galvanized'))
    .rect(
      inset + 0.4,
      inset + 0.4,
      w - 2 * inset - 0.8,
      d - 2 * inset - 0.8,
      canvas.fade({ light: '#20262a', dark: '#181d20' }, { light: '#767b79', dark: '#5f6462' }, 'down'),
    )
    .rect(inset, d - inset - 0.4, w - 2 * inset, 0.4, top.tone(0.25, 'galvanized'))
}

const corners = (face: Face): readonly (readonly [number, number])[] => [
  [0.9, 1],
  [face.w - 0.9, 1],
  [0.9, face.h - 1.2],
  [face.w - 0.9, face.h - 1.2],
]

/** The coil's two copper lines and the drain, where they leave the front. */
function connections(face: Face, x: number, y: number): void {
  face
    .rect(x - 1.9, y - 1.9, 6.6, 7.6, face.tone(-0.25), { r: 0.4 })
    .rect(x - 1.6, y - 1.6, 6, 7, face.tone(0.05), { r: 0.3 })
  face.port(x, y, 0.45).port(x + 2.6, y, 0.75)
  for (const [dx, r] of [
    [0, 0.5],
    [2.4, 0.5],
  ] as const)
    face
      .circle(x + dx, y + 3.8, r + 0.28, face.tone(0.1, 'pvc'))
      .circle(x + dx, y + 3.8, r, face.tone(-0.75, 'pvc'))
}

export const airHandler: Model = (canvas, { w, h, d, paint, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right, top } = box(canvas, { w, h, d, material: paint })
  ductOpening(top)
  right
    .lines(
      [
        [0.4, h * 0.46, d - 0.4, h * 0.46],
        [0.4, h * 0.84, d - 0.4, h * 0.84],
      ],
      right.tone(-0.35),
      0.14,
    )
    .screws(corners(right))
  right.recess(d * 0.2, h * 0.52, d * 0.6, h * 0.26).sticker(d * 0.58, h * 0.06, d * 0.28, h * 0.07)
  right.circles(
    [
      [d * 0.16, h * 0.1],
      [d * 0.16, h * 0.15],
    ],
    0.8,
    right.tone(-0.3),
  )
  front
    .panel(0.6, 0.8, w - 1.2, h * 0.455)
    .panel(0.6, h * 0.475, w - 1.2, h * 0.36)
    .panel(0.6, h * 0.85, w - 1.2, h * 0.13)
  connections(front, 3.2, h * 0.3)
  front
    .badge(w / 2, h * 0.12, Math.min(9, w * 0.56), 1.7, brand)
    .recess(2.6, h * 0.53, w - 5.2, h * 0.12)
    .slots(3, h * 0.7, w - 6, 4, 1.5, 0.5)
    .sticker(w - 5.8, h * 0.36, 3.8, h * 0.06)
    .grip(w / 2, h * 0.87, 4.6)
  for (const x of [2, w - 2])
    front.circle(x, h * 0.915, 0.6, front.tone(-0.4)).circle(x, h * 0.912, 0.5, front.sheen(0.1, 'aluminum'))
  front.rect(0, h - 0.7, w, 0.7, front.tone(-0.5, 'darkSteel'), { opacity: 0.85 })
}

export const coil: Model = (canvas, { w, h, d, paint, brand, alone }) => {
  if (alone) groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right, top } = box(canvas, { w, h, d, material: paint })
  ductOpening(top)
  right.lines([[0.4, h * 0.5, d - 0.4, h * 0.5]], right.tone(-0.3), 0.14).screws(corners(right))
  front.panel(0.6, 0.8, w - 1.2, h - 1.6).recess(2.4, h * 0.12, w - 4.8, h * 0.36)
  front.badge(w / 2, h * 0.3, Math.min(8, w * 0.5), 1.6, brand)
  connections(front, w - 7, h * 0.66)
  front.grip(w * 0.32, h * 0.86, 4.4)
}
