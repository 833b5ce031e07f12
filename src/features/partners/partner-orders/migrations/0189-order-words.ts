import { type Kysely, sql } from 'kysely'

/**
 * The words under which an order is found: its number, names, companies, mailbox, telephone, ZIP code and
 * the partner's own number. Their index is built beside the live store (`server/order-search.ts`). A word has
 * at most 60 characters, because PostgreSQL refuses very long ones, and no order may fail by its words. The
 * cost keeps PostgreSQL to the index: otherwise it makes the words of thousands of rows anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function order_words(
      id text, email text, phone text, phone2 text, billing jsonb, shipping jsonb, postal text,
      purchase_order text
    )
    returns tsvector
    language sql
    immutable
    parallel safe
    cost 10000
    as $$
      select array_to_tsvector(coalesce(array_agg(left(word, 60)) filter (where word <> ''), '{}'))
      from (
        select right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 10) as first,
          right(regexp_replace(coalesce(phone2, ''), '\\D', '', 'g'), 10) as second
      ) as digits,
      unnest(
        array[
          lower(id), lower(email), left(postal, 5), first, right(first, 7), right(first, 4), second,
          right(second, 7), right(second, 4),
          regexp_replace(lower(coalesce(purchase_order, '')), '[^[:alnum:]]+', '', 'g')
        ] || regexp_split_to_array(
          lower(concat_ws(' ', split_part(email, '@', 1), shipping ->> 'name', shipping ->> 'company',
            billing ->> 'name', billing ->> 'company', purchase_order)),
          '[^[:alnum:]]+'
        )
      ) as word
    $$`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function order_words cascade`.execute(db)
}
