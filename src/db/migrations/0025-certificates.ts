import { type Kysely, sql } from 'kysely'

/**
 * The EPA 608 certificate of an order with refrigerant, and whether staff have verified it. Orders of earlier
 * releases have the number in their first event only, so it is copied from there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table epa_certificate (
      order_id text primary key references orders,
      number text not null,
      state text not null default 'waiting' check (state in ('waiting', 'verified', 'refused')),
      decided_by text,
      decided_at timestamptz,
      how text,
      check ((state = 'waiting') = (decided_by is null)),
      check ((state = 'waiting') = (decided_at is null)),
      check ((state = 'waiting') = (how is null))
    );
    comment on table epa_certificate
      is 'refrigerant of an order ships only when staff have verified the certificate of its buyer';
    comment on column epa_certificate.how is 'how staff verified the certificate, or why they refused it';
    create index epa_certificate_open on epa_certificate (order_id) where state <> 'verified';

    insert into epa_certificate (order_id, number)
    select order_id, substring(reason from '^EPA 608 certificate (.*): verify before shipping$')
    from order_event
    where kind = 'created'
      and reason ~ '^EPA 608 certificate .*: verify before shipping$';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table epa_certificate`.execute(db)
}
