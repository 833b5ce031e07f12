import { type Kysely, sql } from 'kysely'

/** What buyers say after a delivery: one survey for each order, answered in one sitting or several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_survey (
      id bigint generated always as identity primary key,
      order_id text not null unique references orders (id),
      email text not null,
      first_name text not null,
      answers jsonb not null default '{}',
      invited_at timestamptz not null,
      expires_at timestamptz not null,
      finished_at timestamptz
    );
    create index shipment_delivered on shipment (delivered_at) where delivered_at is not null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index shipment_delivered;
    drop table customer_survey;
  `.execute(db)
}
