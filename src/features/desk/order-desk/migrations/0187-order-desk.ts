import { type Kysely, sql } from 'kysely'

/** Who has the page of an order open, and an index of the mails about an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table order_viewer (
      order_id text not null references orders on delete cascade,
      account_id bigint not null references account on delete cascade,
      seen_at timestamptz not null,
      primary key (order_id, account_id)
    );
    create index order_viewer_seen on order_viewer (seen_at);
    create index outbox_order_mail on outbox
      (split_part(dedupe_key, ':', case topic when 'mail.order-confirmation' then 2 else 3 end))
      where topic in ('mail.order-confirmation', 'mail.order-notice')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index outbox_order_mail;
    drop table order_viewer`.execute(db)
}
