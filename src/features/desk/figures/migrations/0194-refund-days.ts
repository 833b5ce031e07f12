import { type Kysely, sql } from 'kysely'

/** The figures of a period read the refunds of its days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index money_movement_refunds on money_movement (created_at)
      where kind = 'refund' and status = 'done'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index money_movement_refunds`.execute(db)
}
