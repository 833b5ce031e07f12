import { type Kysely, sql } from 'kysely'

/** Statements that were mailed: one a company and day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statement_mail (
      company_id bigint not null references company,
      day date not null,
      address text not null,
      owed_cents bigint not null,
      overdue_cents bigint not null,
      state text not null check (state in ('waiting', 'sent', 'refused', 'nothing_owed')),
      actor text not null,
      asked_at timestamptz not null,
      primary key (company_id, day)
    );
    create index statement_mail_asked on statement_mail (asked_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table statement_mail`.execute(db)
}
