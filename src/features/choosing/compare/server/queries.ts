import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const MAX_SUGGESTIONS = 3

/** The criteria for suggested products. */
interface Likeness {
  /** ids of the compared products, which are not suggested again */
  ids: readonly string[]
  categoryId: number
  /** the attribute that says how large a product of this type is; null when it has none */
  sizeAttribute: number | null
  size: number | null
  priceCents: number
}

/** Ids of products in the same category, nearest in size and then in price, at most one of each series. */
export async function findNearest(db: Db, likeness: Likeness, now: Date): Promise<string[]> {
  const { rows } = await nearest(likeness, now).execute(db)
  return rows.map(({ id }) => id)
}

export const nearest = (likeness: Likeness, now: Date) => sql<{ id: string }>`
  select id
  from (
    select distinct on (q.brand, q.series)
      q.id,
      ${sizeDistance(likeness)} as size_distance,
      abs(price.price_cents - ${likeness.priceCents}) as price_distance
    from product q
    join lateral price_in_force(q.id, ${now}) as price on true
    where q.category_id = ${likeness.categoryId}
      and q.withdrawn_at is null
      and not q.is_service
      and q.id <> all(${[...likeness.ids]}::text[])
    order by q.brand, q.series, size_distance, price_distance, q.id
  ) as nearest
  order by size_distance, price_distance, id
  limit ${MAX_SUGGESTIONS}`

/** The difference in size; products that do not state their size come last. */
function sizeDistance({ sizeAttribute, size }: Likeness) {
  if (sizeAttribute === null || size === null) return sql`0::float8`
  const key = String(sizeAttribute)
  return sql`
    case
      when jsonb_typeof(q.attributes -> ${key}::text) = 'number'
        then abs((q.attributes ->> ${key}::text)::float8 - ${size}::float8)
      else 'Infinity'::float8
    end`
}
