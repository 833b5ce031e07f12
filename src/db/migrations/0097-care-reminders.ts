import { type Kysely, sql } from 'kysely'

/** Owners who asked for two mails a year about the care of their equipment, and the day of the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table care_reminder (
      order_id text primary key references orders (id),
      asked_at timestamptz not null,
      next_on date not null
    );
    create index care_reminder_next on care_reminder (next_on);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table care_reminder`.execute(db)
}
