/** What is imported. */
export const IMPORT_KINDS = ['catalog', 'tax', 'words', 'settings'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
