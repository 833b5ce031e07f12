import { formWithFiles } from '#platform/files/rules/upload.ts'
import { texts } from '../texts.ts'

/** Files of one quote. */
export const MOST_FILES = 30
export const MOST_FILE_BYTES = 15 * 1024 * 1024
export const QUOTE_FILE_TYPES = 'image/jpeg,image/png,image/webp,application/pdf'

export const fileUpload = formWithFiles(MOST_FILE_BYTES, texts.fileTooLarge)
