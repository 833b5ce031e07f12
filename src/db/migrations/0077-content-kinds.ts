import { type Kysely, sql } from 'kysely'

/**
 * Which kinds of content a store has received. A new kind, such as articles, then comes to a store that has
 * other content, and what staff removed does not come back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_installation (
      kind text primary key,
      installed_at timestamptz not null default now()
    );
    insert into content_installation (kind)
    select distinct kind from content;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table content_installation`.execute(db)
}
