import { type Kysely, sql } from 'kysely'

/**
 * Staff import superlatives and series of model numbers beside the other words of the search. The previous
 * release reads only its own kinds of words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_word drop constraint search_word_kind_check;
    alter table search_word add constraint search_word_kind_check
      check (
        kind in ('slang', 'brand', 'model', 'series', 'superlative', 'replaced', 'symptom', 'job', 'unsold')
      );
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from search_word where kind in ('series', 'superlative');
    alter table search_word drop constraint search_word_kind_check;
    alter table search_word add constraint search_word_kind_check
      check (kind in ('slang', 'brand', 'model', 'replaced', 'symptom', 'job', 'unsold'));
  `.execute(db)
}
