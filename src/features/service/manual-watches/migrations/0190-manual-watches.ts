import { type Kysely, sql } from 'kysely'

/** Shoppers who want one mail when the manual of a product changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table manual_watch (
      id bigint generated always as identity primary key,
      product_id text not null references product on delete cascade,
      email text not null,
      manuals text not null,
      asked_at timestamptz not null,
      told_at timestamptz
    );
    create unique index manual_watch_open on manual_watch (product_id, email) where told_at is null;
    comment on column manual_watch.manuals is 'digest of the manuals when the shopper asked; empty: no manual'
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table manual_watch`.execute(db)
}
