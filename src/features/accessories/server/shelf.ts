import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PART_TYPES } from '../rules/needs.ts'
import type { Part } from '../rules/parts.ts'

interface Shelf {
  version: number
  parts: readonly Part[]
}

// One shelf for each database handle, read again when the catalogue moves: a projection, not state of our own.
const shelves = new WeakMap<Db, Promise<Shelf>>()

/** Every part the rules choose from at a version of the catalogue, the least expensive first. */
export async function partsShelf(db: Db, version: number): Promise<readonly Part[]> {
  const kept = await shelves.get(db)?.catch(() => undefined)
  if (kept !== undefined && kept.version >= version) return kept.parts
  const fresh = readShelf(db, version)
  shelves.set(db, fresh)
  return (await fresh).parts
}

async function readShelf(db: Db, version: number): Promise<Shelf> {
  const { rows } = await sql<Part>`
    select p.id, p.type, p.attributes, p.dimensions, p.weight_lb as weight from product p
    join product_price price on price.product_id = p.id and price.valid_to is null
    where p.type = any(${[...PART_TYPES]}::text[]) and p.withdrawn_at is null order by price.price_cents, p.id`.execute(
    db,
  )
  return { version, parts: rows }
}
