import { type Kysely, sql } from 'kysely'

/** What a company says about itself to other partners, and where its orders go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column website text not null default '',
      add column about text not null default '',
      add column is_listed boolean not null default false,
      add column delivers_to text not null default 'job-site' check (delivers_to in ('job-site', 'office'));
    comment on column company.is_listed is 'the company wants to be in the list of contractors';
    create index company_listed on company (state, name, id) where is_listed and disabled_at is null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company drop column website, drop column about, drop column is_listed, drop column delivers_to
  `.execute(db)
}
