import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { QueryConfig } from 'pg'

const MARK = '/* prepared */'

/**
 * Marks a statement that runs with every order: each connection parses it once and may keep its plan. Its
 * text must be the same each time, without lists of varying length. It names its columns: a statement that
 * answers with `*` fails on an open connection after a migration has added a column.
 */
export const PREPARED = sql.raw(MARK)

const names = new Map<string, string>()

/** A statement for the driver; it has a name when it is marked with PREPARED. */
export const statementOf = (text: string, values: unknown[]): QueryConfig =>
  text.includes(MARK) ? { text, values, name: nameOf(text) } : { text, values }

function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
  }
  return name
}
