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
}

/**
 * The models that the catalog no longer sells. What it names beside one, the relation `also_consider`, takes
 * its place, as in the lists of partners.
 */
export async function readOldModels(db: Db, attributes: readonly AttributeRow[]): Promise<OldModel[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku', 'brand', 'type', 'attributes'])
    .where('withdrawn_at', 'is not', null)
    .where('is_service', '=', false)
    .orderBy('id')
    .execute()
  const named = await db
    .selectFrom('product_relation')
    .innerJoin('product as old', 'old.id', 'product_id')
    .innerJoin('product as next', 'next.id', 'related_id')
    .select(['product_id', 'next.sku'])
    .where('kind', '=', 'also_consider')
    .where('old.withdrawn_at', 'is not', null)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const successors = Map.groupBy(named, (each) => each.product_id)
  return rows.map((row) =>
    oldModel(
      row,
      (successors.get(row.id) ?? []).map(({ sku }) => sku),
      attributes,
    ),
  )
}

/** `successors` are model numbers, the best first. */
export const oldModel = (
  { sku, brand, type, attributes: values }: WithdrawnRow,
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
