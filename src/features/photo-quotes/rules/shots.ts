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

/** Bytes of one photo. A phone's largest pictures have 8 to 12 MB. */
export const MOST_PHOTO_BYTES = 15 * 1024 * 1024

/** The longest side that the browser sends, in pixels; the text of a plate stays readable. */
export const SENT_SIDE = 2_000

/**
 * What the file dialog offers. With HEIC left out, an iPhone converts a photo to JPEG when it is picked; the
 * server checks the content of each file.
 */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

/** Characters of the texts of the form. */
export const MOST = { name: 120, phone: 30, email: 254, zip: 10, rooms: 300, wishes: 2_000 } as const

/** The form around the photos. */
const FORM_BYTES = 64 * 1024

/** One photo, or the whole form of a browser without script: together as large as one photo may be. */
export const photoUpload = { maxBytes: MOST_PHOTO_BYTES + FORM_BYTES, refusal: texts.refusals.too_large }
