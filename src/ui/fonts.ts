import plate from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'

/** The two font files every page needs, to be preloaded as `font/woff2` with `crossorigin`. */
export const fontUrls = [publicSans, plate] as const
