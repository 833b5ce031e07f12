import { type Kysely, sql } from 'kysely'

/**
 * What products cost us, the price lists of companies, and the price requests of sales: lower unit prices for
 * exactly one cart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_cost (
      product_id text primary key references product,
      cost_cents bigint not null check (cost_cents >= 0),
      changed_at timestamptz not null
    );
    comment on table product_cost is
      'what we pay for a product, each; a table of its own, so that no public query reads it by accident';

    create table price_list (
      id bigint generated always as identity primary key,
      company_id bigint not null references company (id),
      name text not null,
      starts_at timestamptz not null,
      ends_at timestamptz,
      created_by text not null,
      created_at timestamptz not null,
      check (ends_at is null or ends_at > starts_at)
    );
    create index price_list_company on price_list (company_id, starts_at desc);

    create table price_list_price (
      price_list_id bigint not null references price_list on delete cascade,
      product_id text not null references product,
      price_cents bigint not null check (price_cents > 0),
      primary key (price_list_id, product_id)
    );
    create index price_list_price_product on price_list_price (product_id);

    create table price_request (
      id bigint generated always as identity primary key,
      asked_by bigint not null references account (id),
      asked_by_name text not null,
      company_id bigint references company (id),
      customer_id bigint,
      project_id bigint,
      content text not null,
      lines jsonb not null,
      shipping_given_cents bigint not null default 0 check (shipping_given_cents >= 0),
      reason text not null,
      comments text not null default '',
      responsible_party text not null,
      state text not null check (state in ('granted', 'waiting', 'approved', 'refused')),
      decided_by bigint references account (id),
      decided_by_name text,
      decided_at timestamptz,
      decision_note text,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      order_id text references orders,
      check ((state in ('approved', 'refused')) = (decided_by is not null)),
      check (decided_by is distinct from asked_by),
      check (order_id is null or state in ('granted', 'approved'))
    );
    comment on column price_request.content is
      'products, quantities, customer and project: the prices hold for these';
    create index price_request_waiting on price_request (asked_at) where state = 'waiting';
    create index price_request_asker on price_request (asked_by, asked_at desc);
    create unique index price_request_order on price_request (order_id) where order_id is not null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table price_request, price_list_price, price_list, product_cost`.execute(db)
}
