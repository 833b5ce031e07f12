import { type Kysely, sql } from 'kysely'

/** Lists of the quotes that end soon or have ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index quote_ends on quote (valid_until, id) where state in ('sent', 'viewed', 'expired');
    create index quote_company_ends on quote (company_id, valid_until, id)
      where state in ('sent', 'viewed', 'expired');
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index quote_ends; drop index quote_company_ends`.execute(db)
}
