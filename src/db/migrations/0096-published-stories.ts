import { type Kysely, sql } from 'kysely'

/**
 * A customer's story that is published or withdrawn changes pages that every process keeps. A story that a
 * visitor sends in does not: so no visitor can make the processes drop their pages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger customer_story_decided
      after update of state or delete on customer_story
      for each statement
      execute function content_changed();
    comment on trigger customer_story_decided on customer_story
      is 'each process hears of it and drops the pages it keeps';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger customer_story_decided on customer_story`.execute(db)
}
