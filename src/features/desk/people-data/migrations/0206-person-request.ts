import { type Kysely, sql } from 'kysely'

/**
 * What people asked about their own data, and what the store answered. The mailbox stands in a row only
 * while an erasure runs; then its digest alone is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_request (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('export', 'erase')),
      mailbox_hash text not null,
      email text,
      asked_by bigint references account (id),
      asked_by_name text not null,
      reason text not null,
      asked_at timestamptz not null,
      state text not null check (state in ('waiting', 'done', 'refused')),
      erased jsonb not null default '{}',
      kept jsonb not null default '{}',
      refusal text,
      ended_at timestamptz,
      due_at timestamptz not null,
      claims integer not null default 0,
      unanswered integer not null default 0,
      constraint person_request_forgets check ((state = 'waiting') = (email is not null)),
      constraint person_request_ends check ((state = 'waiting') = (ended_at is null))
    );
    comment on column person_request.mailbox_hash is 'SHA-256 of the mailbox in lower case';
    comment on column person_request.asked_by is 'null: the command line';
    comment on column person_request.erased is 'rows that were erased so far, by what they are';
    create unique index person_request_once on person_request (mailbox_hash) where state = 'waiting';
    create index person_request_due on person_request (due_at) where state = 'waiting'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table person_request`.execute(db)
}
