import { formWithFiles } from '#platform/files/rules/upload.ts'
import { texts } from '../texts.ts'

/** `plate`: the rating plate of a unit. */
export const PHOTO_KINDS = ['photo', 'plate'] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

/** Photos of one project. */
export const MOST_PHOTOS = 60
export const MOST_PHOTO_BYTES = 15 * 1024 * 1024

export const photoUpload = formWithFiles(MOST_PHOTO_BYTES, texts.photoTooLarge)
