import { type Kysely, sql } from 'kysely'

/** The journal, the daily close and the tax report read what happened on days of a period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index money_movement_moved on money_movement (updated_at) where status in ('done', 'failed');
    create index money_movement_bank_return on money_movement (created_at)
      where error_code = 'returned';
    create index shipment_released on shipment (released_at) where released_at is not null;
    create index credit_payment_received on credit_payment (received_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index money_movement_moved, money_movement_bank_return, shipment_released,
      credit_payment_received`.execute(db)
}
