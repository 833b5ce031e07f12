import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Imports keep a row for each price, so that 100,000 of them are compared, written and taken back by the
 * database, and they also change public prices from a day on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table price_import
      add column kind text,
      add column starts_at timestamptz,
      add column changed integer not null default 0,
      add column undone integer;
    update price_import
    set kind = case when price_list_id is null then 'costs' else 'list' end,
      changed = jsonb_array_length(changes),
      undone = case when undone_at is not null then jsonb_array_length(changes) end;
    alter table price_import
      alter column kind set not null,
      add check (kind in ('list', 'costs', 'public')),
      add check ((kind = 'list') = (price_list_id is not null)),
      add check (kind = 'public' or starts_at is null),
      add check ((undone is null) = (undone_at is null));
    comment on column price_import.price_list_id is
      'the list that it changes; null: costs or public prices';
    comment on column price_import.starts_at is
      'when its public prices begin; null before it is applied: at once';
    comment on column price_import.changed is 'how many prices it changes';
    comment on column price_import.undone is 'how many of them were taken back';

    create table price_import_row (
      import_id bigint not null references price_import on delete cascade,
      seq integer not null,
      product_id text not null,
      from_quantity integer not null default 1,
      before_cents bigint,
      after_cents bigint,
      before_list_cents bigint,
      after_list_cents bigint,
      began_at timestamptz,
      ends_at timestamptz,
      primary key (import_id, seq)
    );
    comment on table price_import_row is 'a price that an import changes, the largest change first';
    comment on column price_import_row.before_cents is 'null: the product had no price';
    comment on column price_import_row.after_cents is 'null: the product has none then';
    comment on column price_import_row.began_at is 'when the public price before began; null: there was none';
    comment on column price_import_row.ends_at is 'when the public price before would have ended';

    insert into price_import_row (import_id, seq, product_id, before_cents, after_cents)
    select price_import.id, change.place, change.each->>'productId',
      (change.each->>'before')::bigint, (change.each->>'after')::bigint
    from price_import, jsonb_array_elements(changes) with ordinality as change(each, place);
    alter table price_import drop column changes;
  `.execute(db)
  await noteWhen(db, sql`when (current_setting('price_sheet.is_noted', true) is distinct from 'yes')`)
}

/**
 * The triggers of 0214 on prices, with a condition: a transaction that changes very many prices notes them
 * itself, once (server/sheets/note-prices.ts), and says so by a setting of its own.
 */
async function noteWhen(db: Kysely<unknown>, condition: RawBuilder<unknown>): Promise<void> {
  const seen = {
    insert: sql`new table as added`,
    update: sql`old table as removed new table as added`,
    delete: sql`old table as removed`,
  }
  for (const [verb, tables] of Object.entries(seen)) {
    const name = sql.raw(`product_price_noted_${verb}`)
    await sql`drop trigger ${name} on product_price`.execute(db)
    await sql`
      create trigger ${name} after ${sql.raw(verb)} on product_price
        referencing ${tables}
        for each statement ${condition} execute function note_product_price()`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table price_import add column changes jsonb not null default '[]';
    update price_import set changes = coalesce((
      select jsonb_agg(jsonb_build_object(
        'productId', product_id, 'before', before_cents, 'after', after_cents
      ) order by seq)
      from price_import_row where import_id = price_import.id
    ), '[]');
    alter table price_import alter column changes drop default;
    delete from price_import where kind = 'public';
    alter table price_import drop column kind, drop column starts_at, drop column changed, drop column undone;
    drop table price_import_row;
  `.execute(db)
  await noteWhen(db, sql``)
}
