import { type Kysely, sql } from 'kysely'

/** An acceptance keeps the place that its total was worked out for. A new column only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quote_acceptance add column place jsonb;
    comment on column quote_acceptance.place
      is 'ZIP code, state and tax rate of the signed total; null: signed before 2026-11-27';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quote_acceptance drop column place`.execute(db)
}
