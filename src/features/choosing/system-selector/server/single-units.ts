import type { PartsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import { isDuctlessOutdoorHalf, isHead } from '#features/catalog/catalog/rules/equipment.ts'
import type { SingleUnit } from '../rules/assembly/assemble.ts'
import { type Combined, isCombined } from '../rules/assembly/assembled-kit.ts'
import { type Workshop, workshop } from '../rules/assembly/offered.ts'
import type { KitSet } from '../rules/choosing/kit-table.ts'
import { membersOf, type SystemRows } from './read-systems.ts'

interface Catalogue {
  rows: SystemRows
  parts: PartsByKind
  kits: KitSet
}

/** Assembles mini splits from the single units that the catalog sells. */
export function workshopOf({ rows, parts, kits }: Catalogue): Workshop {
  const ofKind = (isOne: (type: string) => boolean): SingleUnit[] =>
    [...rows.products.values()]
      .flatMap((product) => {
        const price = rows.prices.get(product.id)
        return price === undefined || !isOne(product.type) ? [] : [{ ...product, quantity: 1, price }]
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  const combined = combinedUnits(rows)
  return workshop(
    {
      units: {
        outdoor: ofKind(isDuctlessOutdoorHalf),
        indoor: ofKind(isHead),
        isRated: isCombined(combined),
      },
      parts,
      combined,
      hasWifiAdapter: adapterCheck(rows),
    },
    kits,
  )
}

/** Says whether a WiFi adapter is sold for a unit. It keeps the ids alone, so that the rows can be freed. */
function adapterCheck({ relations }: SystemRows): Workshop['hasWifiAdapter'] {
  const withAdapter = idsWithAdapter(relations)
  return ({ id }) => withAdapter.has(id)
}

const idsWithAdapter = (relations: SystemRows['relations']): ReadonlySet<string> =>
  new Set(
    [...relations].flatMap(([id, related]) =>
      related.some(({ kind }) => kind === 'wifi_adapter') ? [id] : [],
    ),
  )

/**
 * The indoor units that each rated outdoor unit is combined with: those of the systems that the catalog
 * rates, and for a unit of several zones also those that the merchant calls compatible.
 */
function combinedUnits(rows: SystemRows): Map<string, Combined> {
  const combined = new Map<string, Combined & { heads: Set<string> }>()
  for (const { product_id, outdoor_id, indoor_id, rating_source } of rows.matches.values()) {
    if (outdoor_id === null) continue
    const own = combined.get(outdoor_id) ?? { source: rating_source, heads: new Set<string>() }
    combined.set(outdoor_id, own)
    for (const { id } of membersOf(product_id, rows)) own.heads.add(id)
    if (indoor_id !== null) continue
    for (const { kind, related_id } of rows.relations.get(outdoor_id) ?? [])
      if (kind === 'compatible') own.heads.add(related_id)
  }
  return combined
}
