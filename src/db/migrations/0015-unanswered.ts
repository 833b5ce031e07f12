import { type Kysely, sql } from 'kysely'

/** How often in a row a claim of an effect ended without an answer: what ends its process each time must not be begun for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column unanswered integer not null default 0`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop column unanswered`.execute(db)
}
