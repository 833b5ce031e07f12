import { type Kysely, sql } from 'kysely'

/** Customers of partners, with their contacts, projects and history. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await customers(db)
  await projects(db)
  await history(db)
}

async function customers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      id bigint generated always as identity primary key,
      company_id bigint references company (id),
      name text not null,
      phone text not null default '',
      email text not null default '',
      street text not null default '',
      city text not null default '',
      state text not null default '',
      zip text not null default '',
      words tsvector not null,
      version integer not null default 1,
      created_at timestamptz not null,
      changed_at timestamptz not null
    );
    comment on column customer.company_id is 'whose customer it is; null: a customer of the store itself';
    comment on column customer.phone is 'ten digits, or empty';
    comment on column customer.words is 'what the search finds it by: name, phone, e-mail, place';
    create index customer_words on customer using gin (words);
    create index customer_by_name on customer (lower(name), id);
    create index customer_by_change on customer (changed_at desc, id desc);
    create index customer_state_by_name on customer (state, lower(name), id);
    create index customer_state_by_change on customer (state, changed_at desc, id desc);
    create index customer_of_company_by_name on customer (company_id, lower(name), id);
    create index customer_of_company_by_change on customer (company_id, changed_at desc, id desc);
    create index customer_phone on customer (phone) where phone <> '';
    create index customer_email on customer (email) where email <> '';

    create table contact (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customer (id),
      name text not null,
      role text not null default '',
      phone text not null default '',
      email text not null default '',
      created_at timestamptz not null
    );
    create index contact_of_customer on contact (customer_id, id);
  `.execute(db)
}

async function projects(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customer (id),
      company_id bigint references company (id),
      name text not null,
      stage text not null
        check (stage in ('lead', 'visited', 'quoted', 'ordered', 'installed', 'closed')),
      street text not null default '',
      city text not null default '',
      state text not null default '',
      zip text not null default '',
      home jsonb,
      heating_btu integer,
      cooling_btu integer,
      equipment text not null default '',
      words tsvector not null,
      version integer not null default 1,
      created_at timestamptz not null,
      changed_at timestamptz not null
    );
    comment on column project.home is 'the answers that the load was computed from';
    comment on column project.equipment is 'models that stand in the home today, one a line';
    create index project_words on project using gin (words);
    create index project_of_customer on project (customer_id, id desc);
    create index project_by_stage on project (stage, changed_at desc, id desc);
    create index project_by_change on project (changed_at desc, id desc);
    create index project_of_company_by_stage on project (company_id, stage, changed_at desc, id desc);
    create index project_of_company_by_change on project (company_id, changed_at desc, id desc);
  `.execute(db)
}

async function history(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table timeline_entry (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customer (id),
      project_id bigint references project (id),
      kind text not null,
      text text not null,
      href text not null default '',
      actor_name text not null,
      at timestamptz not null
    );
    comment on column timeline_entry.kind is 'an open list: carts, orders and quotes add their own';
    create index timeline_of_customer on timeline_entry (customer_id, id desc);
    create index timeline_of_project on timeline_entry (project_id, id desc);

    create table saved_view (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id),
      list text not null,
      name text not null,
      search text not null,
      unique (account_id, list, name)
    );
    comment on column saved_view.search is 'the part of the address of the list after the question mark';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table saved_view, timeline_entry, project, contact, customer`.execute(db)
}
