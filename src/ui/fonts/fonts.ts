import plate from './archivo-narrow.woff2?url'
import publicSans from './public-sans.woff2?url'

/** The two font files every page needs, to be preloaded as `font/woff2` with `crossorigin`. */
export const fontUrls = [publicSans, plate] as const
