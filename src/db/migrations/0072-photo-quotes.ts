import { type Kysely, sql } from 'kysely'

/** Photos of homeowners who ask for a quote, and what staff read from them. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photo_quote (
      id bigint generated always as identity primary key,
      token_hash bytea not null unique,
      name text not null default '',
      phone text not null default '',
      email text not null default '',
      zip text not null default '',
      rooms text not null default '',
      wishes text not null default '',
      unreachable text[] not null default '{}',
      consent_version text,
      lead_id bigint references lead (id) on delete set null,
      promised_at timestamptz,
      quote_id bigint,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      sent_at timestamptz,
      delete_on date not null,
      check (sent_at is null or consent_version is not null)
    );
    comment on column photo_quote.token_hash is 'of the token in the cookie and the private link';
    comment on column photo_quote.consent_version is 'the text that the homeowner agreed to; null: not yet';
    comment on column photo_quote.quote_id is 'the draft that staff made from it';
    comment on column photo_quote.delete_on is 'a job deletes the row and its photos on this day';
    create index photo_quote_changed on photo_quote (changed_at desc, id desc)
      where consent_version is not null;
    create index photo_quote_deletion on photo_quote (delete_on);

    create table photo_quote_photo (
      id bigint generated always as identity primary key,
      photo_quote_id bigint not null references photo_quote (id) on delete cascade,
      upload_key text not null,
      shot text not null,
      hash text not null,
      width integer not null,
      height integer not null,
      added_at timestamptz not null,
      unique (photo_quote_id, upload_key)
    );
    comment on column photo_quote_photo.upload_key is 'made by the browser: the same photo sent twice is one';

    create table photo_quote_note (
      id bigint generated always as identity primary key,
      photo_id bigint not null references photo_quote_photo (id) on delete cascade,
      text text not null,
      by_id bigint references account (id),
      by_name text not null,
      written_at timestamptz not null
    );
    create index photo_quote_note_photo on photo_quote_note (photo_id, id);

    create table photo_quote_reading (
      id bigint generated always as identity primary key,
      photo_quote_id bigint not null references photo_quote (id) on delete cascade,
      unit text not null check (unit in ('outdoor', 'indoor')),
      plate jsonb not null,
      by_id bigint references account (id),
      by_name text not null,
      read_at timestamptz not null
    );
    create index photo_quote_reading_latest on photo_quote_reading (photo_quote_id, unit, id desc);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table photo_quote_reading;
    drop table photo_quote_note;
    drop table photo_quote_photo;
    drop table photo_quote;
  `.execute(db)
}
