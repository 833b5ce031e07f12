import { type Kysely, sql } from 'kysely'

/**
 * The one rule that says which price of a product holds at a moment, and the indexes that find prices which
 * are about to start or to end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function price_in_force(of_product text, at timestamptz)
      returns table (price_cents bigint, list_price_cents bigint, valid_from timestamptz,
        valid_to timestamptz)
      language sql
      stable
      parallel safe
      as $$
        select price.price_cents, price.list_price_cents, price.valid_from, price.valid_to
        from product_price price
        where price.product_id = of_product
          and price.valid_from <= at
          and (price.valid_to is null or price.valid_to > at)
        order by price.valid_from desc
        limit 1
      $$;
    comment on function price_in_force is
      'the price of a product at a moment, or no row; the planner inlines it, so that it costs one '
        'index lookup';

    create index product_price_start on product_price (valid_from);
    create index product_price_end on product_price (valid_to) where valid_to is not null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index product_price_start, product_price_end;
    drop function price_in_force`.execute(db)
}
