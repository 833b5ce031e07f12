import { type Kysely, sql } from 'kysely'

/**
 * What pages ask of a category with 100,000 products: its first products by reviews, and those of a series.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index product_category_reviewed on product (category_id, rating_count desc, id)
      where withdrawn_at is null;
    create index product_series on product (brand, series, type) where withdrawn_at is null;
  `.execute(db)
}
