import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/connect.ts'
import type { Tie } from '#features/catalog/accessories/rules/choose.ts'
import type { PartsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import { type PartsForSale, partsForSale } from '#features/catalog/accessories/server/index.ts'
import { followProducts } from '#features/catalog/catalog/server/index.ts'
import type { Workshop } from '../rules/assembly/offered.ts'
import { allKits, type KitSet, kitTable } from '../rules/choosing/kit-table.ts'
import { isKitType, type Kit, kitOf } from '../rules/kits/kit.ts'
import type { MatchUnit } from '../rules/matching/matching.ts'
import { membersOf, noSystemRows, readSystemRows, type SystemRows, systemsUsing } from './read-systems.ts'
import { workshopOf } from './single-units.ts'

/** Every kit that the catalog can serve. */
export interface KitIndex {
  kits: KitSet
  /** puts systems together from single units */
  workshop: Workshop
  parts: PartsByKind
  /** the model number of a system or unit; undefined for other products */
  skuOf: (id: string) => string | undefined
}

interface Followed {
  index: KitIndex
  rows: SystemRows
  made: Map<string, Kit>
  parts: PartsForSale
}

/**
 * The kits of the present catalog. A changed product costs the kits that it is part of. All kits are made
 * again only when parts with other facts are for sale than before.
 */
export const kitIndex = async (db: Db, now: Date): Promise<KitIndex> => (await followed(db, now)).index

const followed = followProducts<Followed>({
  kinds: ['product', 'price', 'relation', 'match'],
  async begin(db, now) {
    const rows = noSystemRows()
    const [parts] = await Promise.all([partsForSale(db, now), readSystemRows(db, rows, 'all', now)])
    const made = new Map<string, Kit>()
    await makeKits(rows.products.keys(), made, { rows, parts })
    return { index: indexOf(made, rows, parts), rows, made, parts }
  },
  async apply(db, before, ids, now) {
    const { rows, made } = before
    const [parts, { rows: using }] = await Promise.all([partsForSale(db, now), systemsUsing(ids).execute(db)])
    const touched = [...new Set([...ids, ...using.map(({ id }) => id)])]
    const isRead = () => touched.some((id) => rows.products.has(id))
    const wasRead = isRead()
    await readSystemRows(db, rows, ids, now)
    if (!wasRead && !isRead() && parts.different === before.parts.different) return before
    const isForAll = parts.facts !== before.parts.facts
    await makeKits(isForAll ? [...touched, ...rows.products.keys()] : touched, made, { rows, parts })
    return { index: indexOf(made, rows, parts), rows, made, parts }
  },
})

function indexOf(
  made: ReadonlyMap<string, Kit>,
  rows: SystemRows,
  { different: parts }: PartsForSale,
): KitIndex {
  const kits = allKits(kitTable([...made.values()]))
  const skuOf = (id: string) => rows.products.get(id)?.sku
  return { kits, workshop: workshopOf({ rows, parts, kits }), parts, skuOf }
}

/** So many products are looked at before other requests have their turn. */
const AT_ONCE = 500

interface Of {
  rows: SystemRows
  parts: PartsForSale
}

async function makeKits(ids: Iterable<string>, made: Map<string, Kit>, of: Of): Promise<void> {
  let count = 0
  for (const id of ids) {
    if (++count % AT_ONCE === 0) await setImmediate()
    const kit = kitFrom(id, of)
    if (kit) made.set(id, kit)
    else made.delete(id)
  }
}

function kitFrom(id: string, { rows, parts }: Of): Kit | undefined {
  const product = rows.products.get(id)
  const price = rows.prices.get(id)
  if (product === undefined || price === undefined || !isKitType(product.type)) return undefined
  const match = rows.matches.get(id)
  const relations = rows.relations.get(id) ?? []
  const units = membersOf(id, rows).flatMap(({ id: member, quantity }): MatchUnit[] => {
    const unit = rows.products.get(member)
    return unit === undefined ? [] : [{ ...unit, quantity }]
  })
  const soldPart = (related: string) =>
    parts.byId.get(related) ?? (rows.prices.has(related) ? rows.products.get(related) : undefined)
  const ties = relations.flatMap(({ kind, related_id, page, quantity, reason }): Tie[] => {
    const part = soldPart(related_id)
    return part !== undefined && (kind === 'required' || kind === 'accessory')
      ? [{ part, kind, page, quantity, reason }]
      : []
  })
  const result = kitOf(
    {
      product,
      rating: match === undefined ? null : { source: match.rating_source, reference: match.reference_number },
      units,
      ties,
      // An adapter is an accessory of its own type, which the index does not read: the relation is enough.
      hasWifiAdapter: relations.some(({ kind }) => kind === 'wifi_adapter'),
      price,
    },
    parts.different,
  )
  return 'kit' in result ? result.kit : undefined
}
