import { type Kysely, sql } from 'kysely'

/** The history of a quote spells its event as the rest of the store does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update quote_event set kind = 'honored' where kind = 'honoured'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update quote_event set kind = 'honoured' where kind = 'honored'`.execute(db)
}
