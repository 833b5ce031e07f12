import { type Kysely, sql } from 'kysely'

/**
 * What homeowners read about a company that installs: license, EPA 608 certificate, area and prices, and
 * the feedback of its customers. Constraints refuse to show a listing that staff have not checked, refuse
 * to publish feedback without a record of consent, and counts one feedback for each mailbox and each order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contractor_listing (
      company_id bigint primary key references company (id),
      license_number text not null default '',
      license_issuer text not null default '',
      license_ends_on date,
      license_checked_on date,
      epa608_number text not null default '',
      epa608_type text check (epa608_type in ('type-1', 'type-2', 'type-3', 'universal')),
      epa608_checked_on date,
      base_zip text not null,
      lat double precision not null,
      lng double precision not null,
      radius_miles integer not null check (radius_miles between 0 and 100),
      extra_zips text[] not null default '{}',
      prices jsonb not null default '[]',
      is_shown boolean not null default false,
      version integer not null default 1,
      changed_by text not null,
      changed_at timestamptz not null,
      constraint shown_when_checked check (
        not is_shown
        or (license_number <> '' and license_issuer <> '' and license_ends_on is not null
          and license_checked_on is not null and epa608_number <> '' and epa608_type is not null
          and epa608_checked_on is not null)
      )
    );
    create index contractor_listing_area on contractor_listing (lat, lng) where is_shown;
    create index contractor_listing_zips on contractor_listing using gin (extra_zips) where is_shown;

    create table contractor_feedback (
      id bigint generated always as identity primary key,
      company_id bigint not null references contractor_listing (company_id),
      order_id text,
      rating integer not null check (rating between 1 and 5),
      kept_price text not null check (kept_price in ('yes', 'no', 'unsaid')),
      body text not null,
      author text not null,
      email text not null,
      mailbox text not null,
      consent_text text,
      consented_at timestamptz,
      state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
      reason text,
      decided_by text,
      decided_at timestamptz,
      received_at timestamptz not null,
      constraint feedback_published_with_consent check (state <> 'published' or consented_at is not null),
      constraint feedback_refused_with_reason check (state <> 'refused' or reason is not null)
    );
    create index contractor_feedback_by_state on contractor_feedback (state, id desc);
    create index contractor_feedback_of_company on contractor_feedback (company_id, id desc);
    create unique index contractor_feedback_of_mailbox on contractor_feedback (company_id, mailbox)
      where state = 'published';
    create unique index contractor_feedback_of_order on contractor_feedback (company_id, order_id)
      where state = 'published' and order_id is not null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table contractor_feedback; drop table contractor_listing`.execute(db)
}
