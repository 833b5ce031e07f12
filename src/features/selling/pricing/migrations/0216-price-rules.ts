import { type Kysely, sql } from 'kysely'

/**
 * Prices of a list from a number of units on, rules of a list for categories and brands, and why a line of an
 * order cost what it cost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table price_list_price
      add column from_quantity integer not null default 1 check (from_quantity between 1 and 999),
      drop constraint price_list_price_pkey,
      add primary key (price_list_id, product_id, from_quantity);
    comment on column price_list_price.from_quantity is
      'the price holds from so many units of the product in one cart';

    create table price_list_rule (
      id bigint generated always as identity primary key,
      price_list_id bigint not null references price_list on delete cascade,
      category_id integer references category,
      brand text,
      from_quantity integer not null default 1 check (from_quantity between 1 and 999),
      basis text not null check (basis in ('cost', 'list', 'public')),
      percent numeric(6, 2) not null check (percent >= 0),
      rounding text not null check (rounding in ('cent', 'dollar', 'ninety-nine')),
      created_by text not null,
      created_at timestamptz not null,
      check (basis = 'cost' or percent < 100)
    );
    create unique index price_list_rule_of on price_list_rule (
      price_list_id, coalesce(category_id, 0), coalesce(brand, ''), from_quantity
    );
    create index price_list_rule_category on price_list_rule (category_id) where category_id is not null;
    comment on table price_list_rule is
      'a percentage on all products of a category and what is below it, of a brand, of both, or on all; the '
        'price is computed when it is read';
    comment on column price_list_rule.basis is
      'cost: the percentage is added to what the product costs us; list, public: it is taken off that price';

    alter table order_line add column price_why jsonb;
    comment on column order_line.price_why is
      'why the price was what it was when the order was placed: PriceReason[]; null: the public price';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_line drop column price_why;
    drop table price_list_rule;
    delete from price_list_price where from_quantity > 1;
    alter table price_list_price
      drop constraint price_list_price_pkey,
      drop column from_quantity,
      add primary key (price_list_id, product_id);
  `.execute(db)
}
