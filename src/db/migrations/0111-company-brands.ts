import { type Kysely, sql } from 'kysely'

/** What a company's quotes carry besides its name and phone. New columns only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column license text not null default '',
      add column logo_hash text;
    comment on column company.license is 'on its quotes, as the company prints it';
    comment on column company.logo_hash is 'names the file of its logo; null: it has none';
    create index company_logo on company (logo_hash) where logo_hash is not null;
    update company
    set license = trim(l.license_issuer || ' ' || l.license_number)
    from contractor_listing l
    where l.company_id = company.id and l.license_number <> '';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company drop column license, drop column logo_hash`.execute(db)
}
