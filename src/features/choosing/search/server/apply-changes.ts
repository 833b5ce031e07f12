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
 * attribute or the type of a product, of a whole table, of more than an eighth of the products, of a model
 * that is no longer sold.
 */
export async function needsNewIndex(
  db: Db,
  changed: ChangedIds,
  index: { products: number; attributes: Vocabulary['attributes']; oldModels: ReadonlyMap<string, OldModel> },
): Promise<boolean> {
  if (changed.category || changed.attribute || (await hasChangedType(db, changed))) return true
  const ofModels = idsOf(changed, OF_OLD_MODELS)
  const documents = changedDocuments(changed)
  if (documents.includes('') || ofModels.includes('')) return true
  if (documents.length > Math.max(AT_ONCE, index.products / 8)) return true
  if (ofModels.length === 0) return false
  const now = await readOldModelsOf(db, index.attributes, ofModels)
  const told = (of: ReadonlyMap<string, OldModel>, id: string) => JSON.stringify(of.get(id))
  return [...ofModels, ...now.keys()].some((id) => told(now, id) !== told(index.oldModels, id))
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
