/**
 * File types that the browser's file dialog offers. With HEIC left out, an iPhone converts a photo to JPEG
 * when it is picked. The server checks the content of each file.
 */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'
