import { type Kysely, sql } from 'kysely'

/**
 * Approvals that were begun at a wallet provider for one of our orders, and the notices that providers sent
 * us.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallet_approval (
      provider text not null,
      reference text not null,
      order_id text not null references orders,
      amount_cents bigint not null check (amount_cents >= 0),
      created_at timestamptz not null,
      primary key (provider, reference)
    );
    create index wallet_approval_order on wallet_approval (order_id, created_at);
    comment on table wallet_approval
      is 'which order an approval is for; what a browser says of it is compared with this';

    create table payment_event (
      provider text not null,
      event_id text not null,
      kind text not null,
      order_id text not null,
      received_at timestamptz not null,
      primary key (provider, event_id)
    );
    comment on table payment_event
      is 'notices by the id that the provider gave them: one that comes again has no effect';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table payment_event, wallet_approval`.execute(db)
}
