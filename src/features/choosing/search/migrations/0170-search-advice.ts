import { type Kysely, sql } from 'kysely'

/**
 * Staff import advice on faults, on rooms and on goods that are not sold, beside the words of the search. The
 * previous release reads only its own kinds of words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_word drop constraint search_word_kind_check;
    alter table search_word add constraint search_word_kind_check
      check (kind in ('slang', 'brand', 'model', 'replaced', 'symptom', 'job', 'unsold'));
    alter table search_word
      add column page text not null default '',
      add column advice text not null default '',
      add column call text not null default '' check (call in ('', 'danger', 'tech', 'check'));
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from search_word where kind in ('symptom', 'job', 'unsold');
    alter table search_word drop constraint search_word_kind_check, drop column page, drop column advice,
      drop column call;
    alter table search_word add constraint search_word_kind_check
      check (kind in ('slang', 'brand', 'model', 'replaced'));
  `.execute(db)
}
