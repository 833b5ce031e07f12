import { type Kysely, sql } from 'kysely'

/**
 * Units that are sent again at no charge. They lie beside the shipments of an order, because no line of the
 * order is shipped, charged or returned by them; only their stock counts. The id is the key of the form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table replacement (
      id uuid primary key,
      order_id text not null references orders,
      damage_id text references damage_report,
      lines jsonb not null,
      reason text not null,
      state text not null check (state in ('waiting', 'shipped', 'called_off')),
      actor text not null,
      asked_at timestamptz not null,
      carrier text,
      tracking text,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index replacement_of_order on replacement (order_id, asked_at)`.execute(db)
  await sql`create index replacement_waiting on replacement (asked_at) where state = 'waiting'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table replacement`.execute(db)
}
