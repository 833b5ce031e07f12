import { profile } from '../engine/profile.ts'
import { footprint, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box } from '../engine/solids.ts'
import type { Model } from '../model.ts'

const DIGITS = { light: '#14648a', dark: '#14648a' }

/** High on the wall: a smooth front, the outlet below it. */
export const wallHead: Model = (canvas, { w, h, d, paint, brand }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.5 })
  const [, , bend, face, outlet, under] = profile(
    canvas,
    [
      [h, -d],
      [h, -1.6],
      [h - 0.5, -0.5],
      [h - 1.8, 0],
      [h * 0.3, 0],
      [h * 0.06, -d * 0.42],
      [0, -d],
    ],
    { w, material: paint },
  )
  void under
  bend?.rect(0, 0, w, bend.h, bend.sheen(0.06, paint, 'down'))
  face
    ?.words(w * 0.12, face.h * 0.66, 0.95, brand.toUpperCase(), face.tone(-0.5))
    .words(w * 0.87, face.h * 0.6, 1.5, '72', DIGITS)
    .rect(0, face.h - 0.16, w, 0.16, face.tone(-0.25))
  outlet
    ?.rect(0.7, 0.3, w - 1.4, outlet.h - 0.7, outlet.tone(-0.9), { r: 0.5 })
    .rect(1, outlet.h * 0.34, w - 2, outlet.h * 0.5, canvas.fade(outlet.tone(0.25), outlet.tone(0)), {
      r: 0.4,
    })
    .lines(
      [
        [w * 0.28, outlet.h * 0.3, w * 0.28, outlet.h * 0.86],
        [w * 0.72, outlet.h * 0.3, w * 0.72, outlet.h * 0.86],
      ],
      outlet.tone(-0.3),
      0.12,
    )
}

/** Stands on the floor or hangs from the ceiling: intake below, outlet above. */
export const floorCeiling: Model = (canvas, { w, h, d, paint, brand, alone }) => {
  if (alone) groundShadow(canvas, footprint(0, 0, w, d), h)
  else wallShadow(canvas, { z: -d, w, h, reach: 3 })
  const faces = profile(
    canvas,
    [
      [h, -d],
      [h, -d * 0.6],
      [h * 0.82, -d * 0.08],
      [h * 0.76, 0],
      [h * 0.1, 0],
      [0, -d * 0.2],
      [0, -d],
    ],
    { w, material: paint },
  )
  const [top, slope, , front, , , end] = faces
  top?.rect(2, 0.4, w - 4, top.h - 0.6, top.tone(-0.3), { r: 0.3 })
  slope
    ?.rect(1.6, 0.5, w - 3.2, slope.h - 0.9, slope.tone(-0.85), { r: 0.4 })
    .fins(1.9, 0.7, w - 3.8, slope.h - 1.3, 1.5, { opacity: 0.5 })
    .rect(1.9, slope.h * 0.42, w - 3.8, slope.h * 0.26, slope.tone(0.2), { r: 0.3 })
  front
    ?.words(w * 0.1, front.h * 0.16, 1.1, brand.toUpperCase(), front.tone(-0.5))
    .rect(w * 0.84, front.h * 0.08, w * 0.1, 1.6, front.tone(-0.2, 'glass'), { r: 0.3 })
    .slots(2, front.h * 0.52, w - 4, Math.floor((front.h * 0.44) / 1.3), 1.3, 0.5)
    .rect(0, front.h * 0.4, w, 0.14, front.tone(-0.25))
  end?.rect(0.4, h * 0.3, 0.12, h * 0.6, end.tone(0.4), { opacity: 0.6 })
}

/** Low on the wall: outlets above and below a plain panel. */
export const lowWall: Model = (canvas, { w, h, d, paint, brand }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.4 })
  const { front, right } = box(canvas, { w, h, d, material: paint, r: 1.2 })
  front
    .rect(1.4, h * 0.06, w - 2.8, h * 0.13, front.tone(-0.9), { r: 0.6 })
    .rect(1.7, h * 0.1, w - 3.4, h * 0.07, front.sheen(0.15), { r: 0.4 })
    .panel(1, h * 0.23, w - 2, h * 0.6, { r: 0.8 })
    .words(w / 2, h * 0.34, 1.1, brand.toUpperCase(), front.tone(-0.5))
    .rect(w * 0.78, h * 0.3, w * 0.14, 1.4, front.tone(-0.2, 'glass'), { r: 0.3 })
    .rect(1.4, h * 0.86, w - 2.8, h * 0.09, front.tone(-0.9), { r: 0.5 })
    .rect(1.7, h * 0.87, w - 3.4, h * 0.035, front.sheen(0.15), { r: 0.3 })
  right.slots(d * 0.2, h * 0.3, d * 0.6, 6, 1.4, 0.5)
}
