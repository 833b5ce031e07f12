/** How much of one order may be reported: people need less, and a full disk helps nobody. */
export const MOST_PHOTOS_A_REPORT = 4
export const MOST_PHOTOS_AN_ORDER = 12
export const MOST_REPORTS_AN_ORDER = 5
/** Bytes of one report with all its photos. */
export const MOST_REPORT_BYTES = 15 * 1024 * 1024

/** What a browser's file dialog offers; what a file is, the server finds out. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'
