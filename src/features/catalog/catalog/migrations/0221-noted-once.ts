import { type Kysely, type RawBuilder, sql } from 'kysely'

const TABLES = [
  'product',
  'product_price',
  'stock',
  'product_image',
  'product_relation',
  'matched_system',
  'product_document',
]

const SEEN = {
  insert: sql`new table as added`,
  update: sql`old table as removed new table as added`,
  delete: sql`old table as removed`,
}

/**
 * The triggers of 0214 on what imports write, with a condition: a transaction that changes very many products
 * notes them itself, each once (server/changes/note-once.ts), and says so by a setting of its own.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  noteWhen(db, sql`when (current_setting('catalog.is_noted', true) is distinct from 'yes')`)

async function noteWhen(db: Kysely<unknown>, condition: RawBuilder<unknown>): Promise<void> {
  for (const table of TABLES)
    for (const [verb, seen] of Object.entries(SEEN))
      await sql`
        create or replace trigger ${sql.raw(`${table}_noted_${verb}`)}
          after ${sql.raw(verb)} on ${sql.table(table)}
          referencing ${seen}
          for each statement ${condition} execute function ${sql.raw(`note_${table}`)}()`.execute(db)
}

export const down = (db: Kysely<unknown>): Promise<void> => noteWhen(db, sql``)
