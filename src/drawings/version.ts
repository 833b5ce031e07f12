/**
 * The first characters of the hash of drawings.hashes.txt: it moves when a generator draws differently, and
 * cached drawings with it.
 */
export const DRAWINGS_VERSION = '0d574b84'
