import { type Kysely, sql } from 'kysely'

/** A guest link is computed from a secret of the store, the quote and this number; a new one has the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quote add column link_number integer not null default 0`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quote drop column link_number`.execute(db)
}
