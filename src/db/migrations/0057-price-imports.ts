import { type Kysely, sql } from 'kysely'

/** Imports of price lists and of costs: what each one changes, so that the former version can come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_import (
      id bigint generated always as identity primary key,
      price_list_id bigint references price_list on delete cascade,
      changes jsonb not null,
      made_by text not null,
      made_at timestamptz not null,
      applied_by text,
      applied_at timestamptz,
      undone_by text,
      undone_at timestamptz,
      check ((applied_by is null) = (applied_at is null)),
      check ((undone_by is null) = (undone_at is null)),
      check (undone_at is null or applied_at is not null)
    );
    comment on table price_import
      is 'an import that was read and shown; applied, it changed every line or none';
    comment on column price_import.price_list_id
      is 'the list that it changes; null: what products cost us';
    comment on column price_import.changes is '[{productId, before, after}] in cents; null: no price';
    create index price_import_of on price_import (price_list_id, id desc);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table price_import`.execute(db)
}
