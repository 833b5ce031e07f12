import { type Kysely, sql } from 'kysely'

/** Saved views that all staff see. The others belong to the person who saved them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_view add column is_shared boolean not null default false;
    create index saved_view_shared on saved_view (list) where is_shared`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_view drop column is_shared`.execute(db)
}
