import type { Upload } from '#platform/files/rules/upload.ts'
import { texts } from '../texts.ts'

/** Limits of the damage reports of one order: buyers need fewer, and photos must not fill the disk. */
export const MOST_PHOTOS_A_REPORT = 4
export const MOST_PHOTOS_AN_ORDER = 12
export const MOST_REPORTS_AN_ORDER = 5
/** Bytes of one report with all its photos. */
export const MOST_REPORT_BYTES = 15 * 1024 * 1024

const FORM_BYTES = 64 * 1024
/** Limits of the photos, for the call that receives them and the forms that send them. */
export const photoUpload: Upload = {
  maxBytes: MOST_REPORT_BYTES + FORM_BYTES,
  refusal: texts.photosTooLarge,
}

/** File types that the browser's file dialog offers. The server checks the content of each file. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'
