import { type Kysely, sql } from 'kysely'

/**
 * What happens to an order after it is placed: money that moves, shipments, requests that wait for a
 * person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table money_movement (
      id text primary key,
      order_id text not null references orders,
      attempt_id text references payment_attempt,
      kind text not null check (kind in ('capture', 'refund')),
      amount_cents bigint not null check (amount_cents >= 0),
      status text not null check (status in ('requested', 'sending', 'unknown', 'done', 'failed')),
      provider_ref text,
      actor text not null,
      reason text not null default '',
      error_code text,
      checks integer not null default 0,
      due_at timestamptz,
      sent_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index money_movement_capture on money_movement (order_id)
      where kind = 'capture' and status <> 'failed';
    create unique index money_movement_in_flight on money_movement (order_id)
      where status in ('sending', 'unknown');
    create unique index money_movement_reference on money_movement (kind, provider_ref)
      where provider_ref is not null;
    create index money_movement_due on money_movement (due_at)
      where status in ('requested', 'sending', 'unknown');
    create index money_movement_order on money_movement (order_id, created_at);
    comment on column money_movement.attempt_id is 'null: money that staff handle by hand, such as a check';
    comment on index money_movement_in_flight
      is 'one call at a time for an order, so that a lost answer can be told from all others';

    create table shipment (
      id text primary key,
      order_id text not null references orders,
      number integer not null,
      carrier text not null,
      tracking text not null,
      state text not null check (state in ('created', 'in_transit', 'delivered')),
      appointment_on date,
      created_at timestamptz not null,
      released_at timestamptz,
      in_transit_at timestamptz,
      delivered_at timestamptz,
      unique (order_id, number),
      unique (order_id, carrier, tracking)
    );
    create index shipment_moving on shipment (released_at)
      where released_at is not null and state <> 'delivered';
    comment on column shipment.released_at is 'null: its money is not taken yet, so it does not leave';

    create table shipment_line (
      shipment_id text not null references shipment on delete cascade,
      line_no integer not null,
      quantity integer not null check (quantity > 0),
      primary key (shipment_id, line_no)
    );

    create table work_item (
      id bigint generated always as identity primary key,
      order_id text not null references orders,
      kind text not null check (kind in ('cancel_request', 'return_request', 'payment_difference')),
      note text not null default '',
      actor text not null,
      opened_at timestamptz not null,
      closed_at timestamptz
    );
    create unique index work_item_open on work_item (order_id, kind) where closed_at is null;

    create index payment_attempt_authorized on payment_attempt (created_at) where status = 'authorized';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payment_attempt_authorized;
    drop table work_item, shipment_line, shipment, money_movement`.execute(db)
}
