import { type Kysely, sql } from 'kysely'

/** Where that ends which refused an erasure: the orders, say. The sentences name the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person_request add column refusal_pages jsonb not null default '[]';
    comment on column person_request.refusal_pages is 'name and href of each'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person_request drop column refusal_pages`.execute(db)
}
