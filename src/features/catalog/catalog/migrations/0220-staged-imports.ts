import { type Kysely, sql } from 'kysely'

/** Imports of products go through a stage that survives a killed process, and can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_import (
      id bigint generated always as identity primary key,
      fingerprint text not null,
      file text not null,
      run_by text not null,
      state text not null check (state in ('reading', 'read', 'imported', 'undone')),
      rows_read integer not null default 0,
      rows_staged integer not null default 0,
      told json not null default '{}',
      began_at timestamptz not null default now(),
      added integer,
      changed integer,
      imported_at timestamptz,
      undone integer,
      undone_at timestamptz,
      undone_by text,
      check ((imported_at is not null) = (state in ('imported', 'undone'))),
      check ((undone_at is not null) = (state = 'undone'))
    );
    create unique index catalog_import_open on catalog_import ((true)) where state in ('reading', 'read');
    comment on column catalog_import.fingerprint is
      'of the file and of all that decides how its rows are read: the same file goes on where it was killed';
    comment on column catalog_import.told is
      'problems and warnings of the rows that were read; not jsonb: they quote what jsonb refuses';

    create unlogged table catalog_import_row (
      line integer not null,
      id text not null,
      sku text not null,
      name text not null,
      slug text not null,
      brand text not null,
      series text not null,
      type text not null,
      template text not null,
      category_id integer not null,
      summary text not null,
      description text not null,
      attributes jsonb not null,
      dimensions jsonb,
      drawing jsonb,
      weight_lb numeric(9, 2) not null,
      freight jsonb not null,
      included jsonb not null,
      ships_free boolean not null,
      pays_shipping boolean not null,
      is_service boolean not null,
      installation_service_ids text[] not null,
      withdrawn boolean not null,
      price_cents bigint not null,
      list_price_cents bigint,
      available integer not null,
      back_order boolean not null,
      restock_on date,
      relations jsonb not null,
      match jsonb,
      documents jsonb not null,
      pictures jsonb
    );
    create index catalog_import_row_id on catalog_import_row (id);
    create index catalog_import_row_sku on catalog_import_row (sku);
    comment on table catalog_import_row is
      'the checked rows of the one import that runs; unlogged: after a crash of the server it is read again';
    comment on column catalog_import_row.pictures is 'null: those of the product stay';

    create table catalog_import_change (
      import_id bigint not null references catalog_import on delete cascade,
      product_id text not null,
      fields text[],
      before jsonb,
      written text not null,
      primary key (import_id, product_id)
    );
    comment on table catalog_import_change is 'a product that an import added or changed';
    comment on column catalog_import_change.fields is 'what it changed; null: it added the product';
    comment on column catalog_import_change.before is 'these fields before';
    comment on column catalog_import_change.written is
      'a digest of what it wrote, by which an undo sees whether anybody has changed that since';

    -- An undo deletes products: each asks these tables for rows of its own.
    create index question_product on question (product_id);
    create index product_watch_product on product_watch (product_id);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index question_product, product_watch_product;
    drop table catalog_import_change, catalog_import_row, catalog_import;
  `.execute(db)
}
