import { type Kysely, sql } from 'kysely'

/**
 * Gives the claim of a comparison a number and an end, as every other claim has. The previous release
 * writes neither: its claims are known by `claimed_at` alone, which this release goes on writing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comparison
      add column tries integer not null default 0,
      add column due_at timestamptz
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comparison drop column tries, drop column due_at`.execute(db)
}
