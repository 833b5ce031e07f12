import { type Kysely, sql } from 'kysely'

/**
 * Comparing our books with what the providers list: each run, and charges that belong to no order of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comparison (
      id bigint generated always as identity primary key,
      actor text not null,
      asked_at timestamptz not null,
      claimed_at timestamptz,
      ended_at timestamptz,
      compared integer,
      differences integer,
      not_asked integer
    );
    create index comparison_waiting on comparison (asked_at) where ended_at is null;
    comment on column comparison.not_asked
      is 'providers and orders that could not be asked, so that nothing is known of them';

    create table stray_charge (
      provider text not null,
      charge_id text not null,
      order_ref text not null,
      amount_cents bigint not null,
      currency text not null,
      status text not null,
      found_at timestamptz not null,
      closed_at timestamptz,
      primary key (provider, charge_id)
    );
    create index stray_charge_open on stray_charge (found_at) where closed_at is null;
    comment on table stray_charge is 'money at a provider under a number that is no order of ours';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table stray_charge, comparison`.execute(db)
}
