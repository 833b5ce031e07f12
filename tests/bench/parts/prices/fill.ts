import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Copies of each single product of the demo: the catalog then has more than 100,000 products. */
const COPIES = 120
export const LISTS = 1_000
/** Own prices of each list, among 100,000 products. 100,000 each would be 100 million rows. */
export const PRICES_A_LIST = 10_000
/** A list has every tenth product of these, from the last digit of its own number on. */
export const EVERY = 10
/** The least company id that the bench makes. */
export const FIRST_COMPANY = 50_000

/** More than 100,000 products with stock, prices and costs. The search sees them; nobody reads them. */
export async function manyProducts(db: Db): Promise<void> {
  await sql`
    create temporary table copied as
    select product.id as original, copy, (600000000 + row_number() over ())::text as id
    from product, generate_series(1, ${COPIES}::int) copy
    where not is_service and template = 'single'`.execute(db)
  await sql`
    insert into product (id, sku, name, slug, brand, series, type, template, category_id, summary,
      description, attributes, dimensions, drawing, weight_lb, freight, included, ships_free, pays_shipping)
    select copied.id, sku || '-COPY-' || copy, name || ' ' || copy, slug, brand, series, type, template,
      category_id, summary, description, attributes, dimensions, drawing, weight_lb, freight, included,
      ships_free, pays_shipping
    from copied
    join product on product.id = copied.original`.execute(db)
  await sql`
    insert into product_price (product_id, price_cents, list_price_cents, valid_from)
    select copied.id, price_cents, list_price_cents, valid_from
    from copied
    join product_price price on price.product_id = copied.original and price.valid_to is null`.execute(db)
  await sql`
    insert into stock (product_id, opening, available)
    select id, 50, 50 from copied`.execute(db)
  await sql`
    insert into product_cost (product_id, cost_cents, changed_at)
    select copied.id, cost_cents, changed_at
    from copied
    join product_cost cost on cost.product_id = copied.original`.execute(db)
}

/**
 * 1,000 companies with a list each: 10,000 own prices, a tenth of them with a break from 10 units, and 20
 * rules for categories and brands. Keys are built after the rows, as a restore does.
 */
export async function manyLists(db: Db): Promise<void> {
  await sql`
    insert into company (id, name, created_at) overriding system value
    select ${FIRST_COMPANY}::int + n, 'Company ' || n, now()
    from generate_series(0, ${LISTS - 1}::int) n`.execute(db)
  await sql`
    insert into price_list (company_id, name, starts_at, created_by, created_at)
    select ${FIRST_COMPANY}::int + n, 'List ' || n, '2026-01-01', 'bench', '2026-01-01'
    from generate_series(0, ${LISTS - 1}::int) n`.execute(db)
  await sql
    .raw(`
    alter table price_list_price
      drop constraint price_list_price_pkey,
      drop constraint price_list_price_price_list_id_fkey,
      drop constraint price_list_price_product_id_fkey;
    drop index price_list_price_product;
    create temporary table numbered as
    select product_id, price_cents, (row_number() over (order by product_id)) - 1 as n
    from product_price
    where valid_to is null and price_cents > 100 and product_id >= '600000000'
    order by product_id
    limit 100000;
    create index on numbered (n);
    insert into price_list_price (price_list_id, product_id, from_quantity, price_cents)
    select list.id, product_id, from_quantity,
      price_cents * (95 - list.id % 10 - case when from_quantity > 1 then 5 else 0 end) / 100
    from price_list list
    cross join generate_series(0, ${PRICES_A_LIST - 1}) slot
    join numbered on numbered.n = slot * ${EVERY} + list.id % ${EVERY}
    cross join lateral (
      select 1 as from_quantity union all select 10 where slot % 10 = 0
    ) each
    where list.name like 'List %';
    alter table price_list_price
      add primary key (price_list_id, product_id, from_quantity),
      add constraint price_list_price_price_list_id_fkey
        foreign key (price_list_id) references price_list on delete cascade,
      add constraint price_list_price_product_id_fkey foreign key (product_id) references product;
    create index price_list_price_product on price_list_price (product_id)`)
    .execute(db)
  await sql`
    insert into price_list_rule
      (price_list_id, category_id, brand, basis, percent, rounding, created_by, created_at)
    select list.id, category.id, case when n % 2 = 0 then brand end,
      (array['cost', 'list', 'public'])[n % 3 + 1], case when n % 3 = 0 then 35 else 6 end, 'cent',
      'bench', '2026-01-01'
    from price_list list
    cross join generate_series(1, 20) n
    join (select id, row_number() over (order by id) as place from category) category
      on category.place = (n * 7 + list.id) % 20 + 1
    join (select brand, row_number() over (order by brand) as place from product group by brand) brand
      on brand.place = n % 5 + 1
    where list.name like 'List %'
    on conflict do nothing`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
