import { type Kysely, sql } from 'kysely'

/** A table whose changes are noted: how its rows are matched, and which columns a page or a search shows. */
interface Noted {
  kind: string
  /** the column that names what changed: a product, a category or an attribute */
  id: string
  /** the other columns of its key */
  key?: readonly string[]
  /** columns, or expressions of `row` */
  shown: readonly string[]
  /** a condition on `row`: others are not shown at all */
  where?: string
}

const NOTED: Readonly<Record<string, Noted>> = {
  product: {
    kind: 'product',
    id: 'id',
    // all but the moments at which the row was made and written
    shown: [
      'sku',
      'name',
      'slug',
      'brand',
      'series',
      'type',
      'template',
      'category_id',
      'summary',
      'description',
      'attributes',
      'dimensions',
      'drawing',
      'weight_lb',
      'freight',
      'included',
      'ships_free',
      'pays_shipping',
      'is_service',
      'installation_service_ids',
      'rating_average',
      'rating_count',
      'withdrawn_at',
    ],
  },
  product_price: {
    kind: 'price',
    id: 'product_id',
    key: ['valid_from'],
    shown: ['price_cents', 'list_price_cents', 'valid_to'],
  },
  // A page shows the units when five or fewer are left, and else only that there are some: `rules/stock.ts`.
  stock: {
    kind: 'stock',
    id: 'product_id',
    shown: ['greatest(0, least(6, row.available))', 'back_order', 'restock_on'],
  },
  product_image: {
    kind: 'image',
    id: 'product_id',
    key: ['position'],
    shown: ['hash', 'alt', 'kind', 'width', 'height'],
  },
  product_relation: {
    kind: 'relation',
    id: 'product_id',
    key: ['kind', 'related_id'],
    shown: ['position', 'quantity', 'page', 'reason'],
  },
  matched_system: {
    kind: 'match',
    id: 'product_id',
    shown: [
      'outdoor_id',
      'indoor_id',
      'furnace_id',
      'outdoor_model',
      'indoor_model',
      'furnace_model',
      'reference_number',
      'seer2',
      'eer2',
      'hspf2',
      'afue',
      'cooling_btu',
      'heating_btu',
      'rating_source',
    ],
  },
  product_document: {
    kind: 'document',
    id: 'product_id',
    key: ['position'],
    shown: ['kind', 'title', 'url'],
  },
  review: {
    kind: 'review',
    id: 'product_id',
    key: ['id'],
    shown: ['rating', 'title', 'body', 'author', 'place', 'verified', 'written_on', 'approved'],
    where: 'row.approved',
  },
  question: {
    kind: 'question',
    id: 'product_id',
    key: ['id'],
    shown: ['body', 'author', 'asked_on', 'answer', 'answered_by', 'answered_on'],
    where: 'num_nonnulls(row.answer) = 1',
  },
  category: {
    kind: 'category',
    id: 'id',
    shown: [
      'parent_id',
      'slug',
      'name',
      'description',
      'seo_title',
      'seo_description',
      'video_url',
      'image',
      'is_high_value',
      'in_menu',
      'position',
      'h1_text',
      'article',
      'shows_btu_calc',
    ],
  },
  attribute: {
    kind: 'attribute',
    id: 'id',
    shown: ['key', 'name', 'unit', 'kind', 'filter_group', 'filterable', 'help', 'position'],
  },
}

/**
 * The changes of the catalog, for every process that keeps something made of it. Triggers write them, once
 * for a statement, so that no way of writing is forgotten: an import, the desk, a sale, SQL typed by hand.
 *
 * A reader remembers the snapshot of its last read, not the highest number: a transaction may take a low
 * number and commit after one with a higher (`server/changes/read-changes.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_change (
      seq bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      kind text not null,
      id text not null
    );
    create index catalog_change_xid on catalog_change (xid);
    comment on column catalog_change.xid is 'the transaction that wrote it';
    comment on column catalog_change.id is
      'a product, a category or an attribute; empty: all of them, after a truncate';

    create table catalog_change_floor (
      only_row boolean primary key default true check (only_row),
      history uuid not null default gen_random_uuid(),
      home text not null default '',
      deleted pg_snapshot,
      next pg_snapshot,
      next_at timestamptz
    );
    insert into catalog_change_floor default values;
    comment on column catalog_change_floor.history is 'tells this database from another with the same oid';
    comment on column catalog_change_floor.home is 'the server and timeline where the snapshots were taken';
    comment on column catalog_change_floor.deleted is 'changes that this snapshot sees may be deleted';
    comment on column catalog_change_floor.next is 'becomes "deleted" an hour after next_at';
  `.execute(db)
  for (const [table, noted] of Object.entries(NOTED)) await sql.raw(triggersOf(table, noted)).execute(db)
}

/**
 * A full join has no plan with nested loops. PostgreSQL keeps the plan that it made for the first statement
 * of a connection, often one of a single row, and a nested loop would need hours for 100,000 rows.
 */
function triggersOf(table: string, { kind, id, key = [], shown, where = 'true' }: Noted): string {
  const of = (row: string, expression: string): string => expression.replaceAll('row.', `${row}.`)
  const columns = (row: string): string =>
    shown.map((each) => (each.includes('row.') ? of(row, each) : `${row}.${each}`)).join(', ')
  return `
    create function note_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into catalog_change (kind, id)
        select distinct '${kind}', ${id}::text
        from added
        where ${of('added', where)};
      elsif tg_op = 'DELETE' then
        insert into catalog_change (kind, id)
        select distinct '${kind}', ${id}::text
        from removed
        where ${of('removed', where)};
      elsif tg_op = 'UPDATE' then
        insert into catalog_change (kind, id)
        select distinct '${kind}', ${id}::text
        from added full join removed using (${[...new Set([id, ...key])].join(', ')})
        where (${columns('added')}) is distinct from (${columns('removed')})
          and (${of('added', where)} or ${of('removed', where)});
      else
        insert into catalog_change (kind, id) values ('${kind}', '');
      end if;
      return null;
    end $$;
    create trigger ${table}_noted_insert after insert on ${table}
      referencing new table as added
      for each statement execute function note_${table}();
    create trigger ${table}_noted_update after update on ${table}
      referencing old table as removed new table as added
      for each statement execute function note_${table}();
    create trigger ${table}_noted_delete after delete on ${table}
      referencing old table as removed
      for each statement execute function note_${table}();
    create trigger ${table}_noted_truncate after truncate on ${table}
      for each statement execute function note_${table}();`
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(NOTED)) await sql.raw(`drop function note_${table}() cascade`).execute(db)
  await sql`drop table catalog_change, catalog_change_floor`.execute(db)
}
