import { type Kysely, sql } from 'kysely'

/** People who asked to be called back or answered, and whether the promise to them was kept. A new table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('expert', 'photo', 'load', 'quote-request', 'chat')),
      name text not null,
      phone text not null check (phone = '' or phone ~ '^[2-9][0-9]{9}$'),
      email text not null,
      comments text not null,
      callback_at timestamptz,
      landing_url text not null,
      page_url text not null,
      details_path text,
      consent_version text not null,
      received_at timestamptz not null,
      received_on date not null,
      promised_at timestamptz not null,
      state text not null default 'open' check (state in ('open', 'claimed', 'called', 'closed')),
      claimed_by bigint references account (id),
      claimed_name text,
      claimed_at timestamptz,
      called_at timestamptz,
      outcome text,
      note text not null default '',
      closed_at timestamptz,
      warned_at timestamptz,
      customer_id bigint references customer (id),
      project_id bigint references project (id),
      delete_on date not null,
      check (state = 'open' or state = 'closed' or claimed_by is not null),
      check (state <> 'called' or called_at is not null)
    );
    comment on column lead.phone is 'ten digits; empty when only the mail address is known';
    comment on column lead.callback_at is 'the hour that the visitor chose; null: as soon as possible';
    comment on column lead.details_path is 'the page of the portal with photos, chat or quote of this lead';
    comment on column lead.received_on is 'the day in Chicago';
    comment on column lead.promised_at is 'when somebody has called or answered at the latest';
    comment on column lead.warned_at is 'when the mail went out that the promise is about to break';
    comment on column lead.delete_on is 'a job deletes the row on this day';
    create unique index lead_one_a_day on lead (kind, phone, received_on)
      where state in ('open', 'claimed') and phone <> '';
    create index lead_waiting on lead (promised_at, id) where state in ('open', 'claimed');
    create index lead_received on lead (received_at desc, id desc);
    create index lead_deletion on lead (delete_on);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table lead`.execute(db)
}
