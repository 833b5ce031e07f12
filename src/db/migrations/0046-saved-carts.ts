import { type Kysely, sql } from 'kysely'

/** Carts that partners saved for a project, and the issues that they reported. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await savedCarts(db)
  await pageIssues(db)
}

async function savedCarts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_cart (
      id bigint generated always as identity primary key,
      company_id bigint references company (id),
      project_id bigint not null,
      name text not null,
      products jsonb not null,
      saved_by bigint references account (id),
      saved_by_name text not null,
      saved_at timestamptz not null,
      removed_at timestamptz
    );
    comment on column saved_cart.company_id is 'of the project; null: the project of a customer of our own';
    comment on column saved_cart.products
      is 'id, qty and price in cents when it was saved; today''s price is read anew';
    create index saved_cart_company on saved_cart (company_id, id desc) where removed_at is null;
    create index saved_cart_project on saved_cart (project_id, id desc) where removed_at is null;
  `.execute(db)
}

async function pageIssues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_issue (
      id bigint generated always as identity primary key,
      company_id bigint references company (id),
      importance text not null check (importance in ('low', 'medium', 'high')),
      team text not null check (
        team in ('sales', 'customer-service', 'tech-support', 'programmers', 'product-management')
      ),
      description text not null,
      page_url text not null,
      reporter_id bigint references account (id),
      reporter_name text not null,
      reporter_email text not null,
      includes_reporter boolean not null,
      screenshot text,
      reported_at timestamptz not null,
      assigned_id bigint references account (id),
      assigned_name text,
      closed_at timestamptz
    );
    comment on column page_issue.screenshot is 'the hash of the stored picture; null: none was sent';
    create index page_issue_open on page_issue (id desc) where closed_at is null;

    create table page_issue_note (
      id bigint generated always as identity primary key,
      issue_id bigint not null references page_issue (id),
      author_name text not null,
      text text not null,
      written_at timestamptz not null
    );
    create index page_issue_note_issue on page_issue_note (issue_id, id);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table page_issue_note;
    drop table page_issue;
    drop table saved_cart;
  `.execute(db)
}
