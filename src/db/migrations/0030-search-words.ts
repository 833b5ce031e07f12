import { type Kysely, sql } from 'kysely'

/**
 * Words of the trade that staff import for the search. Both tables are new, so the previous release goes on
 * with the words it brought.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_word (
      kind text not null check (kind in ('slang', 'brand', 'model')),
      said text not null check (said <> ''),
      means text not null,
      brand text not null,
      source text not null,
      position integer not null,
      primary key (kind, said)
    );
    comment on column search_word.means
      is 'what is searched for; empty: the word of the release is taken out';

    create table search_words_version (
      only_row boolean primary key default true check (only_row),
      version bigint not null default 0
    );
    insert into search_words_version default values;

    create function search_words_changed() returns trigger language plpgsql as $$
    begin
      update search_words_version set version = version + 1;
      perform pg_notify('catalogue', '');
      return null;
    end $$;
    create trigger search_words_changed
      after insert or update or delete or truncate on search_word
      for each statement
      execute function search_words_changed();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table search_word, search_words_version;
    drop function search_words_changed;
  `.execute(db)
}
