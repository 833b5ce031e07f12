import { texts } from '../texts.ts'

/** `plate`: the rating plate of a unit. */
export const PHOTO_KINDS = ['photo', 'plate'] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

/** Photos of one project. */
export const MOST_PHOTOS = 60
export const MOST_PHOTO_BYTES = 15 * 1024 * 1024
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

/** The form around the picture. */
const FORM_BYTES = 64 * 1024
export const photoUpload = { maxBytes: MOST_PHOTO_BYTES + FORM_BYTES, refusal: texts.photoTooLarge }
