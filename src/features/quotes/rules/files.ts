import { texts } from '../texts.ts'

/** Files of one quote. */
export const MOST_FILES = 30
export const MOST_FILE_BYTES = 15 * 1024 * 1024
export const QUOTE_FILE_TYPES = 'image/jpeg,image/png,image/webp,application/pdf'

/** The form around the file. */
const FORM_BYTES = 64 * 1024
export const fileUpload = { maxBytes: MOST_FILE_BYTES + FORM_BYTES, refusal: texts.fileTooLarge }
