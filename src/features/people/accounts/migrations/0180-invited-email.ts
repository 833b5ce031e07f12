import { type Kysely, sql } from 'kysely'

/**
 * A contractor's invitation to a mailbox that has an account elsewhere looks like any other invitation, so
 * that it does not tell who has an account. `invited_email` is the address that it was made for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column invited_email text`.execute(db)
  await sql`
    create unique index account_invited_email on account (company_id, invited_email)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from account where invited_email is not null`.execute(db)
  await sql`alter table account drop column invited_email`.execute(db)
}
