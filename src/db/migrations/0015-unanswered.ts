import { type Kysely, sql } from 'kysely'

/**
 * How many claims of an effect in a row ended without an answer. An effect that ends its process each time
 * is not tried forever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column unanswered integer not null default 0`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop column unanswered`.execute(db)
}
