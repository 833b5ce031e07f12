import { deserialize, serialize } from 'node:v8'
import type { Db } from '#db/connect.ts'
import { findListed, streamListed } from '#features/catalog/catalog/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS } from '#lib/dates.ts'
import { soldLevel } from '../rules/order/default-order.ts'
import { makeVocabulary } from '../rules/query/vocabulary.ts'
import { niceRanges, PRICE_RANGES, RATING_RANGES, standardRanges } from '../rules/ranges.ts'
import { texts } from '../texts.ts'
import { type AttributeRow, indexDocument, placeCategories, stockKey, stockKeyOf } from './index-document.ts'
import { readOldModels } from './old-models.ts'
import type { Facet, SearchDoc, SearchEngine } from './ports.ts'
import { attributeKey } from './present.ts'
import {
  hasPriceChanged,
  openSnapshot,
  readAttributes,
  readCategories,
  readRowsMark,
  readStock,
  readVersion,
} from './queries.ts'
import { readWords, readWordsVersion } from './words/read-words.ts'

interface ProjectionParts {
  db: Db
  search: SearchEngine
  clock: Clock
  /** units that shoppers bought lately, by product id; left out where nothing is sold */
  readSold?: (db: Db, now: Date) => Promise<ReadonlyMap<string, number>>
}

export interface Projection {
  /**
   * Brings the index up to date. A new catalog version, or a price that started or ended, builds a new
   * index;
   * stock that ran out or came in updates its products alone; words that staff have imported change how texts
   * are read.
   * Calls at the same time share one run. Rejects when the database cannot be read; the old index stays.
   * `db` replaces the connection for this run.
   */
  refresh(db?: Db): Promise<void>
  /**
   * Grows whenever something on a page has changed: the catalog, a price in force, the state of
   * stock.
   */
  revision(): number
  /** The index as bytes for `open` of a later process; undefined when there is none, or a run goes on. */
  pack(): Uint8Array | undefined
  /**
   * Begins with an index that `pack` of the same build made, unless a row that it was made of has changed
   * since. Call it before the first `refresh`, which then reads what else has changed.
   */
  open(packed: Uint8Array): Promise<void>
}

/** An index and what it was made from. */
interface Kept {
  rows: string
  builtAt: Date
  shownKeys: ShownKeys
  index: Uint8Array
}

/** What of a product changes without the catalog, by product id, as the index was built from it. */
type ShownKeys = Map<string, string>
type Sold = ReadonlyMap<string, number>

/** How long an order of the lists by sales holds. */
const SOLD_FOR_MS = DAY_MS

const shownKey = (id: string, stock: string, sold: Sold): string => `${stock} ${soldLevel(sold.get(id) ?? 0)}`

/** Keeps a search index equal to what PostgreSQL has for sale. */
export function createProjection(parts: ProjectionParts): Projection {
  let builtAt: Date | undefined
  let rows = ''
  let shownKeys: ShownKeys = new Map()
  let sold: Sold = new Map()
  let soldAt = Number.NEGATIVE_INFINITY
  let wordsVersion = 0
  let running: Promise<void> | undefined
  let revision = 0

  /** Reads the words of the trade that staff have imported since the last time. */
  async function updateWords({ db, search }: ProjectionParts): Promise<boolean> {
    // The version is read before the words, so an import in between is read again under its own version.
    const version = await readWordsVersion(db)
    if (version === wordsVersion) return false
    search.setVocabulary(makeVocabulary(await readWords(db)))
    wordsVersion = version
    return true
  }

  async function bringUpToDate(parts: ProjectionParts): Promise<void> {
    const { db, search, clock, readSold } = parts
    const now = clock.now()
    if (await updateWords(parts)) revision++
    if (readSold && now.getTime() - soldAt >= SOLD_FOR_MS) {
      sold = await readSold(db, now)
      soldAt = now.getTime()
    }
    const isCurrent =
      builtAt !== undefined &&
      (await readVersion(db)) === search.version() &&
      !(await hasPriceChanged(db, builtAt, now))
    if (isCurrent) {
      if (await updateShown(parts, shownKeys, sold, now)) revision++
      return
    }
    const built = await rebuild(parts, sold, now)
    ;({ rows, shownKeys } = built)
    builtAt = now
    revision++
  }

  async function open(packed: Uint8Array): Promise<void> {
    const kept: Kept = deserialize(packed)
    if (kept.rows !== (await readRowsMark(parts.db)) || kept.builtAt > parts.clock.now()) return
    await parts.search.unpack(kept.index)
    ;({ rows, shownKeys, builtAt } = kept)
    revision++
  }

  function pack(): Uint8Array | undefined {
    const index = running ? undefined : parts.search.pack()
    return index && builtAt && serialize({ rows, shownKeys, builtAt, index } satisfies Kept)
  }

  return {
    refresh(db = parts.db) {
      running ??= bringUpToDate({ ...parts, db }).finally(() => {
        running = undefined
      })
      return running
    },
    revision: () => revision,
    pack,
    open,
  }
}

/**
 * Builds a new index from one snapshot of the catalog; at most a few hundred rows are held beside the
 * index itself.
 * Returns what it was built from.
 */
async function rebuild(
  { db, search }: ProjectionParts,
  sold: Sold,
  now: Date,
): Promise<Pick<Kept, 'rows' | 'shownKeys'>> {
  const shownKeys: ShownKeys = new Map()
  const numbers = new Map<string, Set<number>>()
  const snapshot = await openSnapshot(db)
  try {
    const version = await readVersion(snapshot)
    const rows = await readRowsMark(snapshot)
    const places = placeCategories(await readCategories(snapshot))
    const attributes = await readAttributes(snapshot)
    const withdrawn = await readOldModels(snapshot, attributes)
    async function* docs(): AsyncGenerator<SearchDoc> {
      for await (const row of streamListed(snapshot, now)) {
        const doc = indexDocument(row, places, attributes, sold.get(row.id))
        shownKeys.set(doc.id, shownKey(doc.id, stockKey(doc.source.stock), sold))
        noteNumbers(numbers, doc)
        yield doc
      }
      // The engine needs more time after the last row. Close the transaction before that.
      await snapshot.commit().execute()
    }
    await search.replace({
      version,
      docs: docs(),
      withdrawn,
      facets: () => describeFacets(attributes, numbers),
    })
    return { rows, shownKeys }
  } finally {
    if (!snapshot.isCommitted) await snapshot.rollback().execute()
  }
}

function noteNumbers(numbers: Map<string, Set<number>>, doc: SearchDoc): void {
  for (const [key, value] of Object.entries(doc.numbers)) {
    const seen = numbers.get(key)
    if (seen) seen.add(value)
    else numbers.set(key, new Set([value]))
  }
}

/**
 * Orders change stock and sales without changing the catalog. Indexes again the products whose stock state
 * or level of sales changed; returns false when there are none.
 */
async function updateShown(
  { db, search }: ProjectionParts,
  shownKeys: ShownKeys,
  sold: Sold,
  now: Date,
): Promise<boolean> {
  const changed = (await readStock(db))
    .filter(
      (row) => shownKeys.has(row.id) && shownKeys.get(row.id) !== shownKey(row.id, stockKeyOf(row), sold),
    )
    .map((row) => row.id)
  if (changed.length === 0) return false
  const [categories, attributes] = [await readCategories(db), await readAttributes(db)]
  const places = placeCategories(categories)
  const rows = await findListed(db, changed, now)
  const docs = rows.map((row) => indexDocument(row, places, attributes, sold.get(row.id)))
  await search.put(docs, search.version())
  for (const doc of docs) shownKeys.set(doc.id, shownKey(doc.id, stockKey(doc.source.stock), sold))
  return true
}

const listFacet = (key: string, name: string): Facet => ({ key, name, unit: '', kind: 'list' })

/**
 * The filter groups of a catalog. `numbers` holds the values that occur, by facet key; buckets are made
 * from them.
 */
export function describeFacets(
  attributes: readonly AttributeRow[],
  numbers: ReadonlyMap<string, ReadonlySet<number>>,
): Facet[] {
  return [
    listFacet('brand', texts.brand),
    listFacet('series', texts.series),
    listFacet('type', texts.type),
    { key: 'price', name: texts.price, unit: '$', kind: 'number', ranges: PRICE_RANGES },
    { key: 'rating', name: texts.rating, unit: '', kind: 'number', ranges: RATING_RANGES },
    listFacet('availability', texts.availability),
    ...attributes
      .filter((attribute) => attribute.filterable)
      .map((attribute) => attributeFacet(attribute, numbers)),
  ]
}

function attributeFacet(
  { id, name, unit, kind }: AttributeRow,
  numbers: ReadonlyMap<string, ReadonlySet<number>>,
): Facet {
  const key = attributeKey(id)
  if (kind !== 'number') return { key, name, unit, kind: 'list' }
  const ranges = standardRanges(id) ?? niceRanges(numbers.get(key) ?? [])
  return { key, name, unit, kind: 'number', ranges }
}
