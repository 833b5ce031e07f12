import { type Kysely, sql } from 'kysely'

/** The last test call of each provider, which staff made from the settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_test (
      provider text primary key,
      tested_at timestamptz not null,
      tested_by text not null,
      ms integer not null,
      cause text,
      detail text
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table provider_test`.execute(db)
}
