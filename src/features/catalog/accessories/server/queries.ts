import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type UnitRow, unitsOfProduct } from '#features/catalog/catalog/server/index.ts'
import type { Part } from '../rules/parts.ts'

/** A part that the merchant tied to a product. */
interface TieRow extends Part {
  kind: 'required' | 'accessory'
  page: number | null
  quantity: number
  reason: string
}

/** A product that may need further parts. */
interface ProductWithUnits extends Part {
  /** version of the catalog */
  version: number
  /** what a system consists of */
  units: UnitRow[]
}

/**
 * A product, the units it is made of and the catalog's version; undefined when there is no such product.
 */
export async function findProductWithUnits(db: Db, id: string): Promise<ProductWithUnits | undefined> {
  const { rows } = await productWithUnits(id).execute(db)
  return rows[0]
}

export const productWithUnits = (id: string) => sql<ProductWithUnits>`
  select
    p.id,
    p.type,
    p.brand,
    p.attributes,
    p.dimensions,
    p.weight_lb as weight,
    (select version from catalogue_version) as version,
    (${unitsOfProduct}) as units
  from product p
  where p.id = ${id}`

/** The parts that the merchant tied to a product, in the merchant's order. */
export async function findTies(db: Db, id: string): Promise<TieRow[]> {
  const { rows } = await ties(id).execute(db)
  return rows
}

export const ties = (id: string) => sql<TieRow>`
  select
    p.id,
    p.type,
    p.brand,
    p.attributes,
    p.dimensions,
    p.weight_lb as weight,
    r.kind,
    r.page,
    r.quantity,
    r.reason
  from product_relation r
  join product p on p.id = r.related_id
  where r.product_id = ${id}
    and r.kind in ('required', 'accessory')
    and p.withdrawn_at is null
  order by r.kind desc, r.position, p.id`
