import { type Kysely, sql } from 'kysely'

/** Days that staff closed, with their figures of then. A day is closed once until it is reopened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_close (
      id bigint generated always as identity primary key,
      day date not null,
      figures jsonb not null,
      note text not null,
      closed_by text not null,
      closed_at timestamptz not null,
      reopened_by text,
      reopened_at timestamptz,
      reopen_reason text
    );
    create index day_close_day on day_close (day);
    create unique index day_close_closed on day_close (day) where reopened_at is null;
    comment on column day_close.figures is 'what the day had when it was closed: it never changes'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table day_close`.execute(db)
}
