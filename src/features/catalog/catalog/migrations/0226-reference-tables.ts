import { type Kysely, sql } from 'kysely'

/**
 * Imported tables of facts that come from elsewhere: rebates, prices of energy. Each import is a row and
 * stays one, so the history needs no table of its own. Every process hears of an import as of a change of the
 * vocabulary. The previous release goes on with its own tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reference_table (
      number bigint generated always as identity primary key,
      name text not null,
      source text,
      as_of date,
      rows jsonb,
      imported_at timestamptz not null default now(),
      imported_by text not null,
      why text not null,
      undoes bigint references reference_table,
      check (num_nulls(source, as_of, rows) in (0, 3))
    );
    create index reference_table_newest on reference_table (name, number desc);
    comment on column reference_table.rows is
      'with source and as_of null where the table of the release is in force again';

    create function note_reference_table() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        raise exception 'an import of a reference table is not changed: add a new one';
      end if;
      insert into catalog_change (kind, id)
      values ('vocabulary', 'reference_table ' || coalesce(new.name, old.name));
      return null;
    end $$;
    create trigger reference_table_noted after insert or update or delete on reference_table
      for each row execute function note_reference_table();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table reference_table;
    drop function note_reference_table();
  `.execute(db)
}
