import { type Kysely, sql } from 'kysely'

/**
 * Staff import which of our models replace a model of another maker, beside the words of the search, and a
 * model is found by its letters and digits. The previous release reads only its own kinds of words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_word drop constraint search_word_kind_check;
    alter table search_word add constraint search_word_kind_check
      check (kind in ('slang', 'brand', 'model', 'replaced'));

    create index product_plain_sku
      on product (regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g') text_pattern_ops);
    create index matched_system_reference
      on matched_system (reference_number text_pattern_ops)
      where reference_number is not null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index product_plain_sku;
    drop index matched_system_reference;
    delete from search_word where kind = 'replaced';
    alter table search_word drop constraint search_word_kind_check;
    alter table search_word add constraint search_word_kind_check check (kind in ('slang', 'brand', 'model'));
  `.execute(db)
}
