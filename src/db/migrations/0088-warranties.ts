import { type Kysely, sql } from 'kysely'

/**
 * Units that owners registered for the longer parts warranty. A unit of an order has one registration, and a
 * serial number of a brand belongs to one unit. `slot` names the unit in its order. The years are those that
 * were promised at the registration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table warranty_registration (
      id bigint generated always as identity primary key,
      order_id text not null references orders (id),
      slot text not null,
      product_id text not null,
      product text not null,
      unit text not null,
      sku text not null,
      brand text not null,
      serial text,
      photo text,
      installed_on date not null,
      installer text not null default '',
      registered_years integer not null,
      unregistered_years integer not null,
      core_years integer,
      within_days integer not null,
      state text not null default 'received' check (state in ('received', 'filed')),
      maker_reference text,
      filed_by text,
      filed_at timestamptz,
      registered_at timestamptz not null,
      constraint warranty_registration_of_unit unique (order_id, slot),
      constraint warranty_registration_of_serial unique (brand, serial),
      constraint serial_or_photo check (serial is not null or photo is not null),
      constraint filed_with_serial check (
        state = 'received' or (serial is not null and maker_reference is not null and filed_at is not null)
      )
    );
    create index warranty_registration_state on warranty_registration (state, id);
    create index warranty_registration_serial on warranty_registration (serial);

    create table warranty_reminder (
      order_id text primary key references orders (id),
      was_sent boolean not null,
      decided_at timestamptz not null
    );
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table warranty_reminder;
    drop table warranty_registration;
  `.execute(db)
}
