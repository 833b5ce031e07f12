import { type Kysely, sql } from 'kysely'

/** The list of orders without a payment reads them newest first, and stops at the end of its page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_unpaid on orders (created_at desc, id desc)
      where state in ('pending', 'cancelled')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_unpaid`.execute(db)
}
