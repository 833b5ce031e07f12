import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const MOST_SUGGESTED = 3

interface Wanted {
  /** already compared */
  ids: readonly string[]
  categoryId: number
  /** the attribute that says how large a product of this type is; null when it has none */
  sizeAttribute: number | null
  size: number | null
  priceCents: number
}

/** Ids of products on the same shelf nearest in size, then in price, at most one of a series. */
export async function findNearest(
  db: Db,
  { ids, categoryId, sizeAttribute, size, priceCents }: Wanted,
): Promise<string[]> {
  const distance =
    sizeAttribute === null || size === null
      ? sql`0::float8`
      : sql`case when jsonb_typeof(q.attributes -> ${String(sizeAttribute)}::text) = 'number' then abs((q.attributes ->> ${String(sizeAttribute)}::text)::float8 - ${size}::float8) else 'Infinity'::float8 end`
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct on (q.brand, q.series) q.id, ${distance} as far, abs(price.price_cents - ${priceCents}) as dear
      from product q join product_price price on price.product_id = q.id and price.valid_to is null
      where q.category_id = ${categoryId} and q.withdrawn_at is null and not q.is_service and q.id <> all(${[...ids]}::text[])
      order by q.brand, q.series, far, dear, q.id) as near
    order by far, dear, id limit ${MOST_SUGGESTED}`.execute(db)
  return rows.map(({ id }) => id)
}
