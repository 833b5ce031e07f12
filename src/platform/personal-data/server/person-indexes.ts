import type { OnlineIndexes } from '#db/online-indexes.ts'
import type { PersonalData } from './declare.ts'

/**
 * The indexes that the search for a person needs beside those of other reads, so that it reads no table in
 * full: of each column with a mailbox, and of those whose entry says so. The first column with a mailbox
 * gives its index the name alone.
 */
export const personIndexes = (all: readonly PersonalData[]): OnlineIndexes =>
  Object.fromEntries(all.flatMap(indexesOf))

function indexesOf({ table, found, files }: PersonalData): [string, string][] {
  const byMailbox = found.by === 'email' ? found.columns : []
  const plain = [
    found.by === 'through' && found.needsIndex ? found.column : undefined,
    files?.needsIndex ? files.columns.at(-1) : undefined,
  ].filter((column) => column !== undefined)
  return [
    ...byMailbox.map((column, place): [string, string] => [
      `${table}_mailbox${place === 0 ? '' : `_${column}`}`,
      `${table} (lower(${column}))`,
    ]),
    ...plain.map((column): [string, string] => [`${table}_${column}_of_person`, `${table} (${column})`]),
  ]
}
