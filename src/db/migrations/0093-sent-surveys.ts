import { type Kysely, sql } from 'kysely'

/** The staff's list of surveys: those that were sent, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customer_survey_sent on customer_survey (finished_at desc, id desc)
      where finished_at is not null
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index customer_survey_sent`.execute(db)
}
