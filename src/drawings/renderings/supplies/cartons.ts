import { footprint, groundShadow } from '../engine/shadows.ts'
import { box } from '../engine/solids.ts'
import type { Model } from '../model.ts'

/** A closed carton with its tape, for whatever has no shape of its own. */
export const carton: Model = (canvas, { w, h, d, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right, top } = box(canvas, { w, h, d, material: 'cardboard', r: 0.1 })
  const tape = Math.min(2.4, d * 0.22)
  top.rect(0, d / 2 - tape / 2, w, tape, top.tone(0.3), { opacity: 0.55 })
  top.lines([[0, d / 2, w, d / 2]], top.tone(-0.4), 0.06)
  right.rect(d / 2 - tape / 2, 0, tape, Math.min(2.6, h * 0.3), right.tone(0.25), { opacity: 0.5 })
  right.lines([[d / 2, 0, d / 2, h * 0.02]], right.tone(-0.4), 0.06)
  const label = Math.min(w * 0.42, h * 0.9)
  front.sticker(w * 0.08, h * 0.14, label, label * 0.5)
  front.words(w * 0.72, h * 0.84, Math.min(h * 0.12, w * 0.06), brand.toUpperCase(), front.tone(-0.55))
}
