import { type Kysely, sql } from 'kysely'

/**
 * Units of a return that a replacement took the place of: by themselves they give no money back, and the
 * buyer still has as many. `replaced_paid`: staff refunded them as well, so the buyer has none of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table goods_return_line
      add column replaced integer not null default 0,
      add column replaced_paid boolean not null default false`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table goods_return_line
      drop column replaced,
      drop column replaced_paid`.execute(db)
}
