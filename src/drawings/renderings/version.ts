/**
 * The first characters of the hash of one rendering of every kind: it moves when a model changes, and cached
 * renderings with it.
 */
export const RENDERINGS_VERSION = 'ae92df0b'
