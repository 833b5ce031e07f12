import { hash } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import type { Tie } from '#features/catalog/accessories/rules/choose.ts'
import { isPartType } from '#features/catalog/accessories/rules/part-kinds.ts'
import { nextPriceChange, partsForSale } from '#features/catalog/accessories/server/index.ts'
import { vocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import type { Vocabulary } from '#features/catalog/catalog/rules/vocabulary/vocabulary.ts'
import { catalogueVersion } from '#features/catalog/catalog/server/index.ts'
import { projection } from '#platform/projections/server/projection.ts'
import type { Workshop } from '../rules/assembly/offered.ts'
import { allKits, type KitSet, kitTable } from '../rules/choosing/kit-table.ts'
import { type CatalogueSystem, isKitType, type Kit, kitOf } from '../rules/kits/kit.ts'
import { type PartsByKind, partsByKind } from '../rules/kits/parts.ts'
import type { MatchUnit } from '../rules/matching/matching.ts'
import {
  membersOf,
  readSystemRows,
  type SystemProductRow,
  type SystemRows,
  systemProducts,
} from './read-systems.ts'
import { workshopOf } from './single-units.ts'

/** Every kit that the catalog can serve, as of one version of it. */
export interface KitIndex {
  version: number
  /** the moment at which the next price starts or ends: the index holds until then */
  until: Date | null
  kits: KitSet
  /** puts systems together from single units */
  workshop: Workshop
  parts: PartsByKind
  /** the version of every part */
  partsKey: string
  /** the traits of the types, by which the rules put kits together */
  words: Vocabulary
  /** each kit with a hash of what it was made of: it is reused while that is the same */
  made: ReadonlyMap<string, { key: string; kit: Kit | null }>
  products: ReadonlyMap<string, { revision: string; row: SystemProductRow }>
}

const index = projection<KitIndex>(buildIndex)

/** The kits of the present catalog. One changed product costs one kit, not all of them. */
export const kitIndex = async (db: Db, now: Date): Promise<KitIndex> =>
  index(db, { version: await catalogueVersion(db), now })

async function buildIndex(
  db: Db,
  { version, now, before }: { version: number; now: Date; before: KitIndex | undefined },
): Promise<KitIndex> {
  const [rows, forSale, changes] = await Promise.all([
    readSystemRows(db, now),
    partsForSale(db, version, now),
    nextPriceChange(now).execute(db),
  ])
  const parts = partsByKind(forSale)
  const products = await readProducts(db, rows, before)
  const partsKey = rows.revisions
    .filter(({ type }) => isPartType(type))
    .map(({ id, revision, price_cents }) => `${id}.${revision}.${price_cents}`)
    .join()
  const words = vocabulary()
  const made = makeKits({
    rows,
    products,
    parts,
    partsKey,
    before: before?.words === words ? before : undefined,
  })
  const kits = allKits(kitTable([...made.values()].flatMap(({ kit }) => kit ?? [])))
  return {
    version,
    until: changes.rows[0]?.moment ?? null,
    kits,
    workshop: workshopOf({ rows, products, parts, kits }),
    parts,
    partsKey,
    words,
    made,
    products,
  }
}

/** The products of the index; only those that changed are read. */
async function readProducts(
  db: Db,
  { revisions }: SystemRows,
  before: KitIndex | undefined,
): Promise<KitIndex['products']> {
  const changed = revisions.filter(({ id, revision }) => before?.products.get(id)?.revision !== revision)
  const { rows } =
    changed.length === 0 ? { rows: [] } : await systemProducts(changed.map(({ id }) => id)).execute(db)
  const read = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    revisions.flatMap(({ id, revision }) => {
      const row = read.get(id) ?? before?.products.get(id)?.row
      return row === undefined ? [] : [[id, { revision, row }] as const]
    }),
  )
}

interface Making {
  rows: SystemRows
  products: KitIndex['products']
  parts: PartsByKind
  partsKey: string
  before: KitIndex | undefined
}

function makeKits({ rows, products, parts, partsKey, before }: Making): KitIndex['made'] {
  const known = before?.partsKey === partsKey ? before.made : new Map<string, never>()
  const made = new Map<string, { key: string; kit: Kit | null }>()
  const sold = new Map(rows.revisions.map((row) => [row.id, row]))
  for (const { id, type, revision, withdrawn, price_cents } of rows.revisions) {
    if (!isKitType(type) || withdrawn || price_cents === null) continue
    const members = membersOf(id, rows)
    const madeOf = JSON.stringify([
      revision,
      price_cents,
      rows.matches.get(id) ?? null,
      rows.relations.get(id) ?? null,
      members.map((member) => products.get(member.id)?.revision),
    ])
    const key = hash('sha256', madeOf, 'base64')
    const earlier = known.get(id)
    const kit =
      earlier?.key === key
        ? earlier.kit
        : kitFrom({ id, price: price_cents, members, rows, products, parts, sold })
    made.set(id, { key, kit })
  }
  return made
}

function kitFrom(of: {
  id: string
  price: number
  members: readonly { id: string; quantity: number }[]
  rows: SystemRows
  products: KitIndex['products']
  parts: PartsByKind
  sold: ReadonlyMap<string, { withdrawn: boolean; price_cents: number | null }>
}): Kit | null {
  const product = of.products.get(of.id)?.row
  if (product === undefined) return null
  const relations = of.rows.relations.get(of.id) ?? []
  const isSold = (id: string): boolean => {
    const row = of.sold.get(id)
    return row !== undefined && !row.withdrawn && row.price_cents !== null
  }
  const units = of.members.flatMap(({ id, quantity }): MatchUnit[] => {
    const row = of.products.get(id)?.row
    return row === undefined ? [] : [{ ...row, quantity }]
  })
  const ties = relations.flatMap(({ kind, related_id, page, quantity, reason }): Tie[] => {
    const part = of.products.get(related_id)?.row
    return part !== undefined && isSold(related_id) && (kind === 'required' || kind === 'accessory')
      ? [{ part, kind, page, quantity, reason }]
      : []
  })
  const match = of.rows.matches.get(of.id)
  const system: CatalogueSystem = {
    product,
    rating: match === undefined ? null : { source: match.rating_source, reference: match.reference_number },
    units,
    ties,
    // An adapter is an accessory of its own type, which the index does not read: the relation is enough.
    hasWifiAdapter: relations.some(({ kind }) => kind === 'wifi_adapter'),
    price: of.price,
  }
  const result = kitOf(system, of.parts)
  return 'kit' in result ? result.kit : null
}
