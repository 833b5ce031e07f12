import { type Kysely, sql } from 'kysely'

/**
 * Selling for a customer: orders are found by the name on the delivery address, and a price request knows
 * what the shipping that it lowers would have cost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_ship_name on orders (lower(shipping ->> 'name') text_pattern_ops);
    create index orders_purchase_order_start on orders (lower(purchase_order) text_pattern_ops)
      where purchase_order is not null;
    alter table price_request add column shipping_quoted_cents bigint not null default 0;
    comment on column price_request.shipping_quoted_cents is
      'what the shipping cost when shipping_given_cents of it were asked for';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index orders_ship_name;
    drop index orders_purchase_order_start;
    alter table price_request drop column shipping_quoted_cents
  `.execute(db)
}
