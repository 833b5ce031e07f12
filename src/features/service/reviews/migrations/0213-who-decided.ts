import { type Kysely, sql } from 'kysely'

/** Who decided about a review or a question: the list of what was decided names the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review add column decided_by text;
    alter table question add column decided_by text;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review drop column decided_by;
    alter table question drop column decided_by;
  `.execute(db)
}
