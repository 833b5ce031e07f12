import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { catalogNews, shows } from '#features/catalog/catalog/server/index.ts'
import { projection } from '#platform/projections/server/projection.ts'
import {
  jsonSize,
  type VersionedCache,
  versionedCache,
} from '#platform/projections/server/versioned-cache.ts'
import { needsOf } from '../rules/needs.ts'
import { allThatFits, fittingParts, partTypes, TIED_KINDS } from '../rules/part-kinds.ts'
import type { Part } from '../rules/parts.ts'
import { findProductWithUnits } from './queries.ts'

interface PartList {
  version: number
  /** the moment at which the next price of a part starts or ends: the list holds until then */
  until: Date | null
  /** false once a part changes */
  isFresh: () => boolean
  parts: readonly Part[]
  /** what fits the products asked for, by the product's id */
  fitting: VersionedCache<readonly string[]>
}

/** Five hundred products with what fits them. */
const FITTING_BYTES = 1024 * 1024

/** The parts for sale at a version of the catalog and a moment. */
const partList = projection<PartList>(async (db, { version, now }) => {
  const isFresh = catalogNews(db).fresh(partTypes().map(shows.type))
  const { rows: parts } = await soldParts(now).execute(db)
  const { rows: changes } = await nextPriceChange(now).execute(db)
  const until = changes[0]?.moment ?? null
  const fitting = versionedCache<readonly string[]>({ maxBytes: FITTING_BYTES, sizeOf: jsonSize })
  return { version, until, isFresh, parts, fitting }
})

/** Every part that is for sale at a version of the catalog and a moment, the least expensive first. */
export const partsForSale = async (db: Db, version: number, now: Date): Promise<readonly Part[]> =>
  (await partList(db, { version, now })).parts

/** Every part that is for sale at a moment, the least expensive first. */
export const soldParts = (now: Date) => sql<Part>`
  select p.id, p.type, p.brand, p.attributes, p.dimensions, p.weight_lb as weight
  from product p
  join lateral price_in_force(p.id, ${now}) as price on true
  where p.type = any(${partTypes()}::text[])
    and p.withdrawn_at is null
  order by price.price_cents, p.id`

/** The first moment after this one at which any price starts or ends; null when none is scheduled. */
export const nextPriceChange = (now: Date) => sql<{ moment: Date | null }>`
  select least(
    (select min(valid_from) from product_price where valid_from > ${now}),
    (select min(valid_to) from product_price where valid_to > ${now})
  ) as moment`

type Ids = readonly string[]

/**
 * Everything that we sell for a product at a version of the catalog, by id: the parts that the merchant tied
 * to it, those that the rules of the parts list find, then the units that it works with. Empty for an unknown
 * product.
 */
export async function partsThatFit(db: Db, id: string, version: number, now: Date): Promise<Ids> {
  const { parts, fitting } = await partList(db, { version, now })
  return fitting.load(id, () => readFitting(db, id, parts))
}

async function readFitting(db: Db, id: string, parts: readonly Part[]): Promise<Ids> {
  const product = await findProductWithUnits(db, id)
  if (product === undefined) return []
  const tied = await db
    .selectFrom('product_relation')
    .select(['related_id as id', 'kind'])
    .where('product_id', '=', id)
    .where('kind', 'in', TIED_KINDS)
    .orderBy('position')
    .execute()
  return allThatFits(tied, fittingParts(needsOf(product, product.units), parts))
}
