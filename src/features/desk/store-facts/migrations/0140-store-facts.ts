import { type Kysely, sql } from 'kysely'

/** What staff change about the store without a release: each change is a row, and the newest one counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_facts (
      id bigint generated always as identity primary key,
      facts jsonb not null,
      changed_at timestamptz not null,
      changed_by text not null,
      reason text not null
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table store_facts`.execute(db)
}
