import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PART_TYPES } from '../rules/part-kinds.ts'
import type { Part } from '../rules/parts.ts'

interface PartList {
  version: number
  /** the moment at which the next price of a part starts or ends: the list holds until then */
  until: Date | null
  parts: readonly Part[]
}

// One list for each database handle, read again when the catalog or a price changes.
const lists = new WeakMap<Db, Promise<PartList>>()

/** Every part that is for sale at a version of the catalog and a moment, the least expensive first. */
export async function partsForSale(db: Db, version: number, now: Date): Promise<readonly Part[]> {
  const known = await lists.get(db)?.catch(() => undefined)
  if (known !== undefined && known.version >= version && (known.until === null || now < known.until))
    return known.parts
  const fresh = readParts(db, version, now)
  lists.set(db, fresh)
  return (await fresh).parts
}

async function readParts(db: Db, version: number, now: Date): Promise<PartList> {
  const { rows: parts } = await soldParts(now).execute(db)
  const { rows: changes } = await nextPriceChange(now).execute(db)
  return { version, until: changes[0]?.moment ?? null, parts }
}

/** Every part that is for sale at a moment, the least expensive first. */
export const soldParts = (now: Date) => sql<Part>`
  select p.id, p.type, p.brand, p.attributes, p.dimensions, p.weight_lb as weight
  from product p
  join lateral price_in_force(p.id, ${now}) as price on true
  where p.type = any(${[...PART_TYPES]}::text[])
    and p.withdrawn_at is null
  order by price.price_cents, p.id`

/** The first moment after this one at which any price starts or ends; null when none is scheduled. */
export const nextPriceChange = (now: Date) => sql<{ moment: Date | null }>`
  select least(
    (select min(valid_from) from product_price where valid_from > ${now}),
    (select min(valid_to) from product_price where valid_to > ${now})
  ) as moment`
