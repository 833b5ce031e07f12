import { type Kysely, sql } from 'kysely'

/**
 * What staff do about differences with a provider: a difference keeps its figures, staff explain one that was
 * settled outside the store, and they give back a charge that our books do not have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table work_item add column difference jsonb;

    create table settled_difference (
      reference text not null,
      finding text not null,
      reason text not null,
      actor text not null,
      settled_at timestamptz not null,
      primary key (reference, finding)
    );
    create index settled_difference_newest on settled_difference (settled_at desc);
    comment on column settled_difference.finding
      is 'the difference in words, with its figures: other figures are another difference';

    create table charge_return (
      provider text not null,
      charge_id text not null,
      id uuid not null,
      order_ref text not null,
      amount_cents bigint not null check (amount_cents > 0),
      reason text not null,
      actor text not null,
      claimed_until timestamptz,
      ended_at timestamptz,
      primary key (provider, charge_id)
    );
    comment on column charge_return.id is 'key at the provider: sent again, it moves nothing twice';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table charge_return, settled_difference;
    alter table work_item drop column difference`.execute(db)
}
