import type { Db } from '#db/connect.ts'
import { type ChangedIds, findListed } from '#features/catalog/catalog/server/index.ts'
import type { OldModel } from '../rules/codes/old-models.ts'
import { soldLevel } from '../rules/order/default-order.ts'
import { type AttributeRow, type CategoryPlaces, indexDocument } from './index-document.ts'
import { readOldModelsOf } from './old-models.ts'
import type { SearchDoc, SearchEngine } from './ports.ts'

/** Units that shoppers bought lately, by product id. */
export type Sold = ReadonlyMap<string, number>

/** What of the catalog every document is made with. */
export interface Vocabulary {
  places: CategoryPlaces
  attributes: readonly AttributeRow[]
}

/** What a search document is made of. */
const OF_A_DOCUMENT = ['product', 'price', 'stock', 'image', 'match'] as const

/** What the models that are no longer sold are made of. */
const OF_OLD_MODELS = ['product', 'relation'] as const

const idsOf = (changed: ChangedIds, kinds: readonly (keyof ChangedIds)[]): string[] => [
  ...new Set(kinds.flatMap((kind) => changed[kind] ?? [])),
]

/** The products whose documents changed. */
export const changedDocuments = (changed: ChangedIds): string[] => idsOf(changed, OF_A_DOCUMENT)

/** Whether a change is of the words that rules and pages know goods by. */
export const changesVocabulary = ({ vocabulary, attribute, category }: ChangedIds): boolean =>
  [vocabulary, attribute, category].some(Boolean)

const TYPE_ROW = 'goods_type '

/** Whether products have a type whose row changed: its words are in their documents. */
async function hasChangedType(db: Db, { vocabulary = [] }: ChangedIds): Promise<boolean> {
  const types = vocabulary.flatMap((row) => (row.startsWith(TYPE_ROW) ? row.slice(TYPE_ROW.length) : []))
  if (types.length === 0) return false
  const any = await db.selectFrom('product').select('id').where('type', 'in', types).limit(1).execute()
  return any.length > 0
}

/**
 * Whether a change touches every document, or so many that a new index costs less: of a category, an
 * attribute or the type of a product, of a whole table, of more than an eighth of the products.
 */
export async function needsNewIndex(db: Db, changed: ChangedIds, products: number): Promise<boolean> {
  if (changed.category || changed.attribute || (await hasChangedType(db, changed))) return true
  const documents = changedDocuments(changed)
  return (
    documents.includes('') ||
    idsOf(changed, OF_OLD_MODELS).includes('') ||
    documents.length > Math.max(AT_ONCE, products / 8)
  )
}

/** The models that are no longer sold, by product id. */
export type OldModels = ReadonlyMap<string, OldModel>

/** Those after a change, in the order of their ids; the same object where none is another. */
export async function changedOldModels(
  db: Db,
  changed: ChangedIds,
  { attributes, oldModels }: Pick<Vocabulary, 'attributes'> & { oldModels: OldModels },
): Promise<OldModels> {
  const ids = idsOf(changed, OF_OLD_MODELS)
  if (ids.length === 0) return oldModels
  const now = await readOldModelsOf(db, attributes, ids)
  const told = (of: OldModels, id: string) => JSON.stringify(of.get(id))
  const others = [...ids, ...now.keys()].filter((id) => told(now, id) !== told(oldModels, id))
  if (others.length === 0) return oldModels
  const all = new Map(oldModels)
  for (const id of others) all.delete(id)
  for (const id of others) if (now.has(id)) all.set(id, now.get(id)!)
  return new Map([...all].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Changes products and models that are no longer sold. A model that goes is known before its product is
 * taken out, and one that comes back until its product is there: no search finds neither.
 */
export async function withOldModels(
  { setWithdrawn }: SearchEngine,
  [before, now]: readonly [OldModels, OldModels],
  change: () => Promise<void>,
): Promise<void> {
  if (before === now) return change()
  await setWithdrawn?.([...new Map([...before, ...now]).values()])
  await change()
  await setWithdrawn?.([...now.values()])
}

/** The products whose place in a list by sales changed. */
export const movedBySales = (before: Sold, now: Sold): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter(
    (id) => soldLevel(before.get(id) ?? 0) !== soldLevel(now.get(id) ?? 0),
  )

/** What is new for pages: those with stock alone may be shown a little longer. */
export type News = 'nothing' | 'stock' | 'more'

/** `ids`: the products that are put. */
export function newsOf(changed: ChangedIds, ids: readonly string[]): News {
  if (Object.keys(changed).some((kind) => kind !== 'stock')) return 'more'
  return ids.length > 0 ? 'stock' : 'nothing'
}

export interface PutOptions extends Vocabulary {
  sold: Sold
  version: number
  now: Date
}

const AT_ONCE = 500

/** Brings these products of the index up to date, in one step for those that are for sale. */
export async function putProducts(
  { db, search }: { db: Db; search: SearchEngine },
  ids: readonly string[],
  { places, attributes, sold, version, now }: PutOptions,
): Promise<void> {
  const docs: SearchDoc[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const row of await findListed(db, ids.slice(from, from + AT_ONCE), now))
      docs.push(indexDocument(row, places, attributes, sold.get(row.id)))
  const listed = new Set(docs.map(({ id }) => id))
  const gone = ids.filter((id) => !listed.has(id))
  if (gone.length > 0) await search.remove(gone, docs.length > 0 ? search.version() : version)
  if (docs.length > 0 || gone.length === 0) await search.put(docs, version)
}
