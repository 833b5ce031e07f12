import { type Kysely, sql } from 'kysely'

/**
 * The serial numbers of the machines that left, by the shipment or the replacement that carried them. A
 * machine that came back may be sold again: staff remove its number from the first order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unit_serial (
      id bigint generated always as identity primary key,
      order_id text not null references orders,
      line_no integer not null,
      part integer not null,
      shipment_id text references shipment on delete cascade,
      replacement_id uuid references replacement,
      sku text not null,
      serial text not null,
      actor text not null,
      entered_at timestamptz not null,
      removed_at timestamptz,
      check (num_nonnulls(shipment_id, replacement_id) = 1)
    );
    comment on column unit_serial.part is 'the place of the machine among the units of the product';
    create index unit_serial_of_order on unit_serial (order_id);
    create index unit_serial_of_shipment on unit_serial (shipment_id);
    create unique index unit_serial_once on unit_serial (serial, sku) where removed_at is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table unit_serial`.execute(db)
}
