import { type Kysely, sql } from 'kysely'

/**
 * Every refund that staff asked for: made at once, or waiting for a second person. The id is the key of the
 * form or the command, so a form that is sent twice is one refund. Damage reports keep the claim that staff
 * filed with the carrier and how they settled the damage.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_request (
      id uuid primary key,
      order_id text not null references orders,
      amount_cents integer not null check (amount_cents > 0),
      lines jsonb not null,
      reason text not null,
      state text not null check (state in ('waiting', 'made', 'refused', 'ended')),
      asked_by bigint references account (id),
      actor text not null,
      asked_at timestamptz not null,
      decided_by bigint references account (id),
      decider text,
      decision text not null default '',
      decided_at timestamptz,
      movement_id text references money_movement
    )`.execute(db)
  await sql`create index refund_request_of_order on refund_request (order_id, asked_at)`.execute(db)
  await sql`
    create unique index refund_request_waiting on refund_request (order_id)
      where state = 'waiting'`.execute(db)
  await sql`
    alter table damage_report
      add column claim text,
      add column claimed_at timestamptz,
      add column outcome text check (outcome in ('refund', 'return', 'nothing')),
      add column settled_at timestamptz`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table damage_report
      drop column claim,
      drop column claimed_at,
      drop column outcome,
      drop column settled_at`.execute(db)
  await sql`drop table refund_request`.execute(db)
}
