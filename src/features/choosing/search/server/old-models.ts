import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { OldModel } from '../rules/codes/old-models.ts'
import { measureProduct, sizeOf } from '../rules/query/measures/quantities.ts'
import { compact } from '../rules/query/words.ts'
import { type AttributeRow, byKey } from './index-document.ts'

interface WithdrawnRow {
  id: string
  sku: string
  brand: string
  type: string
  attributes: Parameters<typeof byKey>[0]
  successors: string[]
}

/**
 * The models that the catalog no longer sells, by product id. What it names beside one, the relation
 * `also_consider`, takes its place, as in the lists of partners.
 */
export const readOldModels = (db: Db, attributes: readonly AttributeRow[]): Promise<Map<string, OldModel>> =>
  read(db, attributes, sql`true`)

/** Those that a change of these products can touch: themselves, and those whose place they take. */
export const readOldModelsOf = (
  db: Db,
  attributes: readonly AttributeRow[],
  ids: readonly string[],
): Promise<Map<string, OldModel>> =>
  read(
    db,
    attributes,
    sql`(
      old.id = any(${[...ids]}::text[])
      or old.id in (select product_id from product_relation where related_id = any(${[...ids]}::text[]))
    )`,
  )

async function read(
  db: Db,
  attributes: readonly AttributeRow[],
  which: RawBuilder<unknown>,
): Promise<Map<string, OldModel>> {
  const { rows } = await withdrawnProducts(which).execute(db)
  return new Map(rows.map(({ successors, ...row }) => [row.id, oldModel(row, successors, attributes)]))
}

export const withdrawnProducts = (which: RawBuilder<unknown>) => sql<WithdrawnRow>`
  select
    old.id,
    old.sku,
    old.brand,
    old.type,
    old.attributes,
    array(
      select next.sku
      from product_relation
      join product next on next.id = related_id
      where product_id = old.id and kind = 'also_consider'
      order by position
    ) as successors
  from product old
  where withdrawn_at is not null
    and not is_service
    and ${which}
  order by old.id`

/** `successors` are model numbers, the best first. */
export const oldModel = (
  { sku, brand, type, attributes: values }: Omit<WithdrawnRow, 'id' | 'successors'>,
  successors: readonly string[],
  attributes: readonly AttributeRow[],
): OldModel => ({
  code: compact(sku),
  model: sku,
  brand,
  successors: successors.map(compact),
  type,
  size: sizeOf(measureProduct(byKey(values, attributes))),
})
