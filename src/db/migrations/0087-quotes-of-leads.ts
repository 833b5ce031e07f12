import { type Kysely, sql } from 'kysely'

/** The quotes that were made from one lead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index quote_of_lead on quote (lead_id, changed_at desc, id desc) where lead_id is not null
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index quote_of_lead`.execute(db)
}
