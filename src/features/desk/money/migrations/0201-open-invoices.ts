import { type Kysely, sql } from 'kysely'

/** Finds the invoices of net terms that are open among all that were paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index credit_charge_open on credit_charge (company_id, due_on)
      where status = 'captured' and captured_cents > received_cents`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index credit_charge_open`.execute(db)
}
