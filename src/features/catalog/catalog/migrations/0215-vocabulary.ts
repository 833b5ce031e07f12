import { type Kysely, sql } from 'kysely'

/** The tables of the vocabulary, each with the column that names a row. */
const TABLES = {
  goods_type: 'type',
  attribute_group: 'name',
  attribute: 'key',
  category: 'slug',
  facet_order: 'facet',
  promoted_question: 'attribute',
  import_column: 'name',
} as const

/**
 * The words that the store knows its goods by: types, attributes, categories, the order of filters, questions
 * above lists and headings of imports. Triggers keep each former row with who changed it and why, and note
 * the change for every process. The previous release goes on with its own words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table goods_type (
      type text primary key,
      label text not null,
      plural text not null,
      traits text[] not null default '{}',
      plate jsonb not null default '[]',
      drawing text not null default 'carton',
      is_equipment boolean not null default false,
      ships_free boolean not null default false,
      pays_shipping boolean not null default false,
      position integer not null
    );
    create table attribute_group (
      name text primary key,
      position integer not null
    );
    alter table attribute
      add column least double precision,
      add column most double precision;
    create table facet_order (
      facet text primary key,
      position integer not null
    );
    create table promoted_question (
      attribute text primary key,
      about text not null,
      question text not null,
      answers jsonb,
      position integer not null
    );
    create table import_column (
      name text primary key,
      headings text[] not null default '{}',
      position integer not null
    );
    comment on column goods_type.plate is 'rows of { label, attribute } or { label, fact }';
    comment on column facet_order.facet is 'price, brand or the key of an attribute';
    comment on column import_column.headings is 'other headings by which an import knows the column';

    create table vocabulary_change (
      number bigint generated always as identity primary key,
      changed_at timestamptz not null default now(),
      changed_by text not null,
      reason text not null,
      undoes bigint references vocabulary_change
    );
    create table vocabulary_history (
      seq bigint generated always as identity primary key,
      change bigint not null references vocabulary_change,
      kind text not null,
      key text not null,
      before jsonb,
      after jsonb
    );
    create index vocabulary_history_change on vocabulary_history (change);
    create index vocabulary_history_key on vocabulary_history (kind, key);
    comment on column vocabulary_history.kind is 'the table; before and after are its row, null for none';

    create function keep_vocabulary() returns trigger language plpgsql as $$
    declare
      was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
      now_is jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
      named text := coalesce(now_is, was) ->> tg_argv[0];
      of_change bigint := nullif(current_setting('store.vocabulary_change', true), '')::bigint;
    begin
      if was is not distinct from now_is then
        return null;
      end if;
      if of_change is null then
        insert into vocabulary_change (changed_by, reason)
        values (session_user, 'by SQL')
        returning number into of_change;
        perform set_config('store.vocabulary_change', of_change::text, true);
      end if;
      insert into vocabulary_history (change, kind, key, before, after)
      values (of_change, tg_table_name, named, was, now_is);
      insert into catalog_change (kind, id) values ('vocabulary', tg_table_name || ' ' || named);
      return null;
    end $$;
  `.execute(db)
  for (const [table, key] of Object.entries(TABLES))
    await sql
      .raw(
        `create trigger ${table}_kept after insert or update or delete on ${table}
           for each row execute function keep_vocabulary('${key}')`,
      )
      .execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function keep_vocabulary() cascade;
    drop table vocabulary_history, vocabulary_change, goods_type, attribute_group, facet_order,
      promoted_question, import_column;
    alter table attribute
      drop column least,
      drop column most;
  `.execute(db)
}
