import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { AttributeValue } from '../../rules/plate.ts'
import type { Dimensions } from '../../rules/product-facts.ts'

/** A unit of a system, with its quantity. Inches and pounds. */
export interface UnitRow {
  id: string
  type: string
  name: string
  brand: string
  sku: string
  attributes: Record<string, AttributeValue>
  dimensions: Dimensions | null
  weight: number
  quantity: number
}

/**
 * The units of product `p` as a JSON array, for a query over `product p`: the parts that were rated together
 * and what else it includes, the outdoor unit first.
 */
export const unitsOfProduct = sql`
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', unit.id,
        'type', unit.type,
        'name', unit.name,
        'brand', unit.brand,
        'sku', unit.sku,
        'attributes', unit.attributes,
        'dimensions', unit.dimensions,
        'weight', unit.weight_lb,
        'quantity', member.quantity
      )
      order by member.place, unit.sku
    ),
    '[]'
  )
  from (
    select each.id, max(each.quantity) as quantity, min(each.place) as place
    from (
      select part.id, 1 as quantity, part.place
      from matched_system m
      cross join lateral (
        values (m.outdoor_id, 0), (m.furnace_id, 1), (m.indoor_id, 2)
      ) as part(id, place)
      where m.product_id = p.id and part.id is not null

      union all
      select related_id, quantity, 3 + position
      from product_relation
      where product_id = p.id and kind = 'included'
    ) as each
    group by each.id
  ) as member
  join product unit on unit.id = member.id`

/** A product with what it consists of. */
export interface ProductWithUnitsRow {
  id: string
  type: string
  brand: string
  sku: string
  attributes: Record<string, AttributeValue>
  /** of a system; empty for a single unit */
  units: UnitRow[]
}

/** These products with their units; products that are no longer sold too. */
export async function productsWithUnits(db: Db, ids: readonly string[]): Promise<ProductWithUnitsRow[]> {
  if (ids.length === 0) return []
  const { rows } = await withUnits(ids).execute(db)
  return rows
}

export const withUnits = (ids: readonly string[]) => sql<ProductWithUnitsRow>`
  select p.id, p.type, p.brand, p.sku, p.attributes, (${unitsOfProduct}) as units
  from product p
  where p.id = any(${ids})`
