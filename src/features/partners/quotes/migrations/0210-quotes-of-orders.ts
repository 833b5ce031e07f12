import { type Kysely, sql } from 'kysely'

/**
 * A quote for what staff add to an order whose buyer has to pay more. `added_key` names the form that made
 * it: sent again, it makes no other one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quote
      add column added_to text references orders (id),
      add column added_key uuid unique,
      drop constraint quote_source_check,
      add constraint quote_source_check check (source in
        ('portal', 'selector', 'cart', 'photo', 'chat', 'load', 'duplicate', 'order')) not valid;
    create index quote_added_to on quote (added_to) where added_to is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quote
      drop column added_to,
      drop column added_key,
      drop constraint quote_source_check,
      add constraint quote_source_check check (source in
        ('portal', 'selector', 'cart', 'photo', 'chat', 'load', 'duplicate')) not valid`.execute(db)
}
