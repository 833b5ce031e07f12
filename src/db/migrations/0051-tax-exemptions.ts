import { type Kysely, sql } from 'kysely'

/** Certificates by which a company, or one of its customers, owes no sales tax in a state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tax_exemption (
      id bigint generated always as identity primary key,
      company_id bigint not null references company (id),
      customer_id bigint,
      state text not null check (state ~ '^[A-Z]{2}$'),
      number text not null,
      ends_on date not null,
      file_hash text not null,
      file_type text not null check (file_type in ('application/pdf', 'image/jpeg', 'image/png')),
      status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
      sent_by text not null,
      sent_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      decision_note text,
      check ((status = 'waiting') = (decided_by is null)),
      check ((status = 'waiting') = (decided_at is null))
    );
    create index tax_exemption_company on tax_exemption (company_id, state);
    create index tax_exemption_waiting on tax_exemption (sent_at) where status = 'waiting';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table tax_exemption`.execute(db)
}
