import { formWithFiles } from '#platform/files/rules/upload.ts'
import { MOST_PHOTO_BYTES } from '#platform/photos/rules/photo-types.ts'
import { texts } from '../texts.ts'

/** What we ask a homeowner to photograph, in the order of a walk from outside to inside. */
export const SHOTS = [
  'outdoor',
  'outdoor-plate',
  'indoor',
  'indoor-plate',
  'thermostat',
  'panel',
  'vent',
  'space',
] as const
export type Shot = (typeof SHOTS)[number]

/** Photos of one request: each shot twice. */
export const MOST_PHOTOS = 2 * SHOTS.length

/** The longest side that the browser sends, in pixels; the text of a plate stays readable. */
export const SENT_SIDE = 2_000

/** Characters of the texts of the form. */
export const MOST = { name: 120, phone: 30, email: 254, zip: 10, rooms: 300, wishes: 2_000 } as const

/** One photo, or the whole form of a browser without script: together as large as one photo may be. */
export const photoUpload = formWithFiles(MOST_PHOTO_BYTES, texts.refusals.too_large)
