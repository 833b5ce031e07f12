import { type Kysely, sql } from 'kysely'

/** Shoppers who want one mail when a price falls or a product is in stock again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_watch (
      id bigint generated always as identity primary key,
      product_id text not null references product (id) on delete cascade,
      email text not null,
      about text not null check (about in ('price', 'stock')),
      price_cents bigint not null,
      token text not null unique,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      told_at timestamptz
    );
    create unique index product_watch_open on product_watch (product_id, email, about) where told_at is null;
    create index product_watch_waiting on product_watch (id)
      where confirmed_at is not null and told_at is null;
    comment on column product_watch.price_cents is 'the price when the shopper asked';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table product_watch`.execute(db)
}
