/** Goes into every result; raise it when a figure of a result can change. */
export const ENGINE_VERSION = '1.2'
/** The day of our list of constructions, `exact/data/constructions.ts`. */
export const CONSTRUCTIONS_DATE = '2026-11-27'
