import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { followProducts } from '#features/catalog/catalog/server/index.ts'
import {
  jsonSize,
  type VersionedCache,
  versionedCache,
} from '#platform/projections/server/versioned-cache.ts'
import { type PartsByKind, partsByKind, partTypes } from '../rules/part-kinds.ts'
import type { Part } from '../rules/parts.ts'

/** The parts for sale at a moment. */
export interface PartsForSale {
  /** the least expensive first */
  byKind: PartsByKind
  byId: ReadonlyMap<string, Part>
  /** the least expensive of those that the rules cannot tell apart: enough to ask what fits */
  different: PartsByKind
  /** what the rules read of the parts, in another object once that changes: prices alone do not */
  facts: ReadonlySet<string>
  /** what fits the products asked for, by the product's id */
  fitting: VersionedCache<readonly string[]>
}

interface SoldPart extends Part {
  price_cents: number
  /** equal for parts that the rules cannot tell apart */
  facts: string
}

interface Followed extends PartsForSale {
  sold: readonly SoldPart[]
}

/** Five hundred products with what fits them. */
const FITTING_BYTES = 1024 * 1024

/** The parts for sale, brought up to date with what changed since the call before. */
export const partsForSale: (db: Db, now: Date) => Promise<PartsForSale> = followProducts<Followed>({
  kinds: ['product', 'price', 'relation'],
  async begin(db, now) {
    const { rows } = await soldParts(now).execute(db)
    return list(rows.map(withFacts))
  },
  async apply(db, before, ids, now) {
    const { rows } = await soldParts(now, ids).execute(db)
    const changed = new Set(ids)
    const kept = before.sold.filter(({ id }) => !changed.has(id))
    const isSame = rows.length === 0 && kept.length === before.sold.length
    // What the merchant ties to a product is part of what fits it.
    if (isSame) return { ...before, fitting: noneFitting() }
    return list([...kept, ...rows.map(withFacts)].sort(byPrice), before.facts)
  },
})

const byPrice = (a: SoldPart, b: SoldPart): number => a.price_cents - b.price_cents || (a.id < b.id ? -1 : 1)

const withFacts = (row: Omit<SoldPart, 'facts'>): SoldPart => ({
  ...row,
  facts: JSON.stringify([row.type, row.attributes, row.dimensions, row.weight]),
})

function list(sold: readonly SoldPart[], factsBefore?: ReadonlySet<string>): Followed {
  const different = new Map<string, SoldPart>()
  for (const part of sold) if (!different.has(part.facts)) different.set(part.facts, part)
  const facts = new Set(different.keys())
  const isSame = factsBefore?.size === facts.size && [...facts].every((each) => factsBefore.has(each))
  return {
    sold,
    byKind: partsByKind(sold),
    byId: new Map(sold.map((part) => [part.id, part])),
    different: partsByKind([...different.values()]),
    facts: isSame ? factsBefore : facts,
    fitting: noneFitting(),
  }
}

const noneFitting = () => versionedCache<readonly string[]>({ maxBytes: FITTING_BYTES, sizeOf: jsonSize })

/** The parts that are for sale at a moment, the least expensive first; of these products alone with `ids`. */
export const soldParts = (now: Date, ids?: readonly string[]) => sql<Omit<SoldPart, 'facts'>>`
  select p.id, p.type, p.brand, p.attributes, p.dimensions, p.weight_lb as weight, price.price_cents
  from product p
  join lateral price_in_force(p.id, ${now}) as price on true
  where p.type = any(${partTypes()}::text[])
    and p.withdrawn_at is null
    and ${ids ? sql`p.id = any(${[...ids]}::text[])` : sql`true`}
  order by price.price_cents, p.id collate "C"`
