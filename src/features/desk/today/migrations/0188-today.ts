import { type Kysely, sql } from 'kysely'

/** Owners of work that waits, and the indexes by which the page of today finds it among many orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_owner (
      kind text not null,
      key text not null,
      account_id bigint not null references account,
      taken_at timestamptz not null,
      primary key (kind, key)
    );
    comment on table work_owner is 'who has a piece of work that waits; the work is derived from the facts';
    create index work_owner_account on work_owner (account_id);

    create index orders_to_ship on orders (id) where state in ('authorized', 'paid', 'in_fulfilment');
    create index orders_by_check on orders (id) where state = 'awaiting_funds' and payment_method = 'check';
    create index money_movement_failed on money_movement (order_id) where status = 'failed';
    create index order_event_cancelled on order_event (order_id)
      where to_state = 'cancelled' and from_state not in ('pending', 'authorized', 'awaiting_funds');
    create index work_item_opened on work_item (opened_at);
    create index work_item_waiting on work_item (id) where closed_at is null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index orders_to_ship, orders_by_check, money_movement_failed, order_event_cancelled,
      work_item_opened, work_item_waiting;
    drop table work_owner;
  `.execute(db)
}
