import { type Kysely, sql } from 'kysely'

/** What an order of a partner belongs to: company, customer, project, account; what the partner stated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column company_id bigint references company (id),
      add column customer_id bigint,
      add column project_id bigint,
      add column placed_by bigint references account (id),
      add column purchase_order text,
      add column partner jsonb;
    comment on column orders.placed_by is 'the account that placed the order; null for a buyer without one';
    create index orders_company on orders (company_id, created_at desc, id desc) where company_id is not null;
    create index orders_customer on orders (customer_id, created_at desc) where customer_id is not null;
    create index orders_project on orders (project_id, created_at desc) where project_id is not null;
    create index orders_newest on orders (created_at desc, id desc);
    create index orders_purchase_order on orders (lower(purchase_order)) where purchase_order is not null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index orders_newest;
    alter table orders
      drop column company_id,
      drop column customer_id,
      drop column project_id,
      drop column placed_by,
      drop column purchase_order,
      drop column partner`.execute(db)
}
