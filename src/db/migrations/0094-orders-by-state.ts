import { type Kysely, sql } from 'kysely'

/** The portal's list of orders in one state: a rare state would otherwise read every order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_state_newest on orders (state, created_at desc, id desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_state_newest`.execute(db)
}
