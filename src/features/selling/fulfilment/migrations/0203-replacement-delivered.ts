import { type Kysely, sql } from 'kysely'

/** When a replacement arrived. The previous release knows its states, so they stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table replacement add column delivered_at timestamptz`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table replacement drop column delivered_at`.execute(db)
}
