import { type Kysely, sql } from 'kysely'

/**
 * What a category's page says and shows beyond its name: heading, article, load calculator. The previous
 * release does not read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table category
      add column h1_text text not null default '',
      add column article jsonb,
      add column shows_btu_calc boolean not null default false;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table category
    drop column h1_text,
    drop column article,
    drop column shows_btu_calc`.execute(db)
}
