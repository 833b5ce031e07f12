import type { ChangeCursor } from '#features/catalog/catalog/server/index.ts'

/** How far an index is with the changes of the catalog, as a text. */
export const writeCursor = (cursor: ChangeCursor): string => JSON.stringify(cursor)

export function readCursor(text: string): ChangeCursor {
  const { at, ...rest } = JSON.parse(text) as Omit<ChangeCursor, 'at'> & { at: string }
  return { ...rest, at: new Date(at) }
}
