import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { partTypes } from '#features/catalog/accessories/rules/part-kinds.ts'
import type { Part } from '#features/catalog/accessories/rules/parts.ts'
import { isDuctless } from '#features/catalog/catalog/rules/equipment.ts'
import { typesWith } from '#features/catalog/catalog/rules/product-types.ts'
import { kitTypes } from '../rules/kits/kit.ts'

/** The types that make kits: systems, the units they are made of, and parts. */
const readTypes = (): string[] => [
  ...kitTypes(),
  ...typesWith('is-outdoor-half'),
  ...typesWith('is-indoor-half'),
  ...typesWith('slides-into-unit'),
  ...partTypes(),
]
const ductless = (trait: 'is-outdoor-half' | 'is-indoor-half'): string[] =>
  typesWith(trait).filter(isDuctless)

/** A version of a product: it changes whenever its row or its price does. */
interface RevisionRow {
  id: string
  type: string
  revision: string
  withdrawn: boolean
  price_cents: number | null
}

/** A product with the facts that make kits. Inches and pounds. */
export interface SystemProductRow extends Part {
  brand: string
  sku: string
}

interface MatchRow {
  product_id: string
  outdoor_id: string | null
  indoor_id: string | null
  furnace_id: string | null
  reference_number: string | null
  rating_source: string
}

interface RelationRow {
  product_id: string
  related_id: string
  kind: 'accessory' | 'required' | 'included' | 'wifi_adapter' | 'compatible'
  page: number | null
  quantity: number
  reason: string
}

/** Which products the selector reads, and the version of each. */
export const revisions = (now: Date): RawBuilder<RevisionRow> => sql<RevisionRow>`
  select
    p.id,
    p.type,
    p.xmin::text as revision,
    p.withdrawn_at is not null as withdrawn,
    price.price_cents
  from product p
  left join lateral price_in_force(p.id, ${now}) as price on true
  where p.type = any(${readTypes()}::text[])
  order by p.id`

export const systemProducts = (ids: readonly string[]): RawBuilder<SystemProductRow> => sql<SystemProductRow>`
  select p.id, p.type, p.brand, p.sku, p.attributes, p.dimensions, p.weight_lb as weight
  from product p
  where p.id = any(${[...ids]}::text[])`

export const matches: RawBuilder<MatchRow> = sql<MatchRow>`
  select product_id, outdoor_id, indoor_id, furnace_id, reference_number, rating_source
  from matched_system`

export const systemRelations = (): RawBuilder<RelationRow> => sql<RelationRow>`
  select r.product_id, r.related_id, r.kind, r.page, r.quantity, r.reason
  from product_relation r
  join product p on p.id = r.product_id
  where (
      p.type = any(${kitTypes()}::text[])
      and r.kind in ('included', 'required', 'accessory', 'wifi_adapter')
    )
    or (p.type = any(${ductless('is-outdoor-half')}::text[]) and r.kind = 'compatible')
    or (p.type = any(${ductless('is-indoor-half')}::text[]) and r.kind = 'wifi_adapter')
  order by r.product_id, r.kind desc, r.position, r.related_id`

/** What the catalog says about systems at one moment. */
export interface SystemRows {
  revisions: readonly RevisionRow[]
  matches: ReadonlyMap<string, MatchRow>
  relations: ReadonlyMap<string, readonly RelationRow[]>
}

export async function readSystemRows(db: Db, now: Date): Promise<SystemRows> {
  const [{ rows: found }, { rows: rated }, { rows: related }] = await Promise.all([
    revisions(now).execute(db),
    matches.execute(db),
    systemRelations().execute(db),
  ])
  return {
    revisions: found,
    matches: new Map(rated.map((row) => [row.product_id, row])),
    relations: Map.groupBy(related, (row) => row.product_id),
  }
}

/** The units of a system with how many of each: the rated ones and what else it includes. */
export function membersOf(
  id: string,
  { matches, relations }: Pick<SystemRows, 'matches' | 'relations'>,
): { id: string; quantity: number }[] {
  const match = matches.get(id)
  const quantities = new Map<string, number>()
  for (const unit of [match?.outdoor_id, match?.furnace_id, match?.indoor_id])
    if (unit) quantities.set(unit, 1)
  for (const { kind, related_id, quantity } of relations.get(id) ?? [])
    if (kind === 'included') quantities.set(related_id, Math.max(quantity, quantities.get(related_id) ?? 0))
  return [...quantities].map(([member, quantity]) => ({ id: member, quantity }))
}
