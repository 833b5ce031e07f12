/**
 * File types that the browser's file dialog offers. With HEIC left out, an iPhone converts a photo to JPEG
 * when it is picked. The server checks the content of each file.
 */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

/** Bytes of one photo. A phone's largest pictures have 8 to 12 MB. */
export const MOST_PHOTO_BYTES = 15 * 1024 * 1024
