import { deserialize, serialize } from 'node:v8'
import type { Db } from '#db/connect.ts'
import {
  type ChangeCursor,
  type ChangedIds,
  changedNames,
  learnVocabulary,
  readChanges,
  startCursor,
  streamListed,
} from '#features/catalog/catalog/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { OldModel } from '../rules/codes/old-models.ts'
import {
  changedDocuments,
  changedOldModels,
  changesVocabulary,
  movedBySales,
  type News,
  needsNewIndex,
  newsOf,
  type OldModels,
  type PutOptions,
  putProducts,
  type Sold,
  type Vocabulary,
  withOldModels,
} from './apply-changes.ts'
import { writeCursor } from './cursor-text.ts'
import { describeFacets } from './describe-facets.ts'
import type { IndexClaim } from './index-claim.ts'
import { indexDocument, placeCategories } from './index-document.ts'
import { readOldModels } from './old-models.ts'
import type { SearchDoc, SearchEngine, SharedSearch } from './ports.ts'
import { countListed, openSnapshot, readAttributes, readCategories, readVersion } from './queries.ts'

export interface ProjectionParts {
  db: Db
  search: SearchEngine
  /** the same engine where all processes share one index: then the process with the claim writes it */
  shared?: { search: SharedSearch; claim: IndexClaim } | undefined
  clock: Clock
  /** units that shoppers bought lately, by product id; left out where nothing is sold */
  readSold?: (db: Db, now: Date) => Promise<Sold>
}

/** What an index was made from. */
interface Source {
  /** the changes that are in the index */
  cursor: ChangeCursor
  /** how many products it had when it was built */
  products: number
  oldModels: OldModels
  sold: Sold
}

interface Kept extends Source {
  index: Uint8Array
}

/** So many times as long as an update of the index took, changes of stock alone wait for the next one. */
const REST = 20

const NOTHING_SOLD: Sold = new Map()

export type Changed = 'everything' | ReadonlySet<string>

/** What an update of the index was about. */
export interface Updated {
  kind: News
  names: Changed
}

export const NOTHING: Updated = { kind: 'nothing', names: new Set() }

/**
 * What changed since a cursor; undefined when everything has to be read. Words that changed are learned
 * before documents are made with them; when they cannot be read, the next run comes to the same changes.
 */
async function changesAfter(db: Db, cursor: ChangeCursor | undefined, now: Date) {
  const changes = cursor && (await readChanges(db, cursor, now))
  if (!changes || changesVocabulary(changes.changed)) await learnVocabulary(db)
  return changes
}

/** The models that are no longer sold after these changes; undefined where they need a new index. */
async function oldModelsAfter(
  { db, search }: ProjectionParts,
  changes: Awaited<ReturnType<typeof changesAfter>>,
  source: (Source & Vocabulary) | undefined,
): Promise<OldModels | undefined> {
  if (!source || !changes || (await needsNewIndex(db, changes.changed, source.products))) return undefined
  const oldModels = await changedOldModels(db, changes.changed, source)
  return oldModels === source.oldModels || search.setWithdrawn ? oldModels : undefined
}

export interface UpdateOptions {
  /** what sold by now, when that was read again */
  newSold?: Sold | undefined
  /** changes of stock alone may wait: a busy store sells all the time */
  isPatient?: boolean
}

/** Says beside a shared index how far it is with the next write. */
const note = ({ shared }: ProjectionParts, cursor: ChangeCursor): void =>
  shared?.search.note(writeCursor(cursor))

export type FollowedCatalog = ReturnType<typeof followCatalog>

/** The products of the catalog in an engine. */
export function followCatalog() {
  let source: (Source & Vocabulary) | undefined
  let restUntil = Number.NEGATIVE_INFINITY

  async function put(parts: ProjectionParts, ids: readonly string[], what: PutOptions): Promise<void> {
    if (ids.length === 0 && what.version === parts.search.version()) return
    const begun = performance.now()
    await putProducts(parts, ids, what)
    const ended = performance.now()
    restUntil = ended + (ended - begun) * REST
  }

  return {
    /** Applies what changed since the last run, and says what that was. */
    async update(parts: ProjectionParts, { newSold, isPatient = false }: UpdateOptions): Promise<Updated> {
      const { db, search, clock } = parts
      const now = clock.now()
      const sold = newSold ?? source?.sold ?? NOTHING_SOLD
      const changes = await changesAfter(db, source?.cursor, now)
      const oldModels = await oldModelsAfter(parts, changes, source)
      if (!source || !changes || !oldModels) {
        source = await rebuild(parts, sold, now)
        return { kind: 'more', names: 'everything' }
      }
      const { changed, version, next } = changes
      const ids = [...new Set([...changedDocuments(changed), ...movedBySales(source.sold, sold)])]
      const isNewVersion = version !== search.version()
      const news = isNewVersion ? 'more' : newsOf(changed, ids)
      if (news === 'stock' && isPatient && performance.now() < restUntil) return NOTHING
      // A new order of the lists by sales changes them all.
      const isOfAll = ids.length > changedDocuments(changed).length
      const names = await namesOf(db, isOfAll ? undefined : changed, source)
      note(parts, next)
      const what = { ...source, sold, version, now }
      await withOldModels(search, [source.oldModels, oldModels], () => put(parts, ids, what))
      source = { ...source, cursor: next, sold, oldModels }
      return { kind: news, names }
    },
    /** Takes an index that `pack` made; false when what changed since cannot be said. */
    async open({ db, search, clock }: ProjectionParts, packed: Uint8Array): Promise<boolean> {
      const { index, ...kept }: Kept = deserialize(packed)
      const now = clock.now()
      if (kept.cursor.at > now || !(await readChanges(db, kept.cursor, now))) return false
      await learnVocabulary(db)
      const vocabulary = await readVocabulary(db)
      await search.unpack(index, (numbersOf) => describeFacets(vocabulary.attributes, numbersOf))
      source = { ...kept, ...vocabulary }
      return true
    },
    /** Goes on with an index that another process wrote; false when what changed since cannot be said. */
    async resume(
      { db, clock }: ProjectionParts,
      cursor: ChangeCursor,
      withdrawn: readonly OldModel[],
    ): Promise<boolean> {
      const now = clock.now()
      if (cursor.at > now || !(await readChanges(db, cursor, now))) return false
      await learnVocabulary(db)
      const vocabulary = await readVocabulary(db)
      const oldModels = await readOldModels(db, vocabulary.attributes)
      if (JSON.stringify([...oldModels.values()]) !== JSON.stringify(withdrawn)) return false
      source = { ...vocabulary, cursor, oldModels, sold: NOTHING_SOLD, products: await countListed(db) }
      return true
    },
    /** Another process has written since: what is known of the index no longer holds. */
    forget(): void {
      source = undefined
    },
    isBegun: () => source !== undefined,
    pack(search: SearchEngine): Uint8Array | undefined {
      const index = search.pack()
      if (!index || !source) return undefined
      const { places: _, attributes: __, ...kept } = source
      return serialize({ ...kept, index } satisfies Kept)
    },
  }
}

/** The names of what changed; everything without `changed`. */
export const namesOf = async (
  db: Db,
  changed: ChangedIds | undefined,
  { places }: Vocabulary,
): Promise<Changed> =>
  changed ? changedNames(db, changed, (id) => places.levelsOf(id).map(({ path }) => path)) : 'everything'

export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const attributes = await readAttributes(db)
  return { places: placeCategories(await readCategories(db)), attributes }
}

/**
 * Builds a new index from one snapshot of the catalog; at most a few hundred rows are held beside the
 * index itself.
 * Returns what it was built from.
 */
async function rebuild(parts: ProjectionParts, sold: Sold, now: Date): Promise<Source & Vocabulary> {
  const { db, search } = parts
  let products = 0
  const snapshot = await openSnapshot(db)
  try {
    const version = await readVersion(snapshot)
    const cursor = await startCursor(snapshot, now)
    note(parts, cursor)
    const vocabulary = await readVocabulary(snapshot)
    const { places, attributes } = vocabulary
    const oldModels = await readOldModels(snapshot, attributes)
    async function* docs(): AsyncGenerator<SearchDoc> {
      for await (const row of streamListed(snapshot, now)) {
        const doc = indexDocument(row, places, attributes, sold.get(row.id))
        products++
        yield doc
      }
      // The engine needs more time after the last row. Close the transaction before that.
      await snapshot.commit().execute()
    }
    await search.replace({
      version,
      docs: docs(),
      withdrawn: [...oldModels.values()],
      facets: (numbersOf) => describeFacets(attributes, numbersOf),
    })
    return { cursor, products, oldModels, sold, ...vocabulary }
  } finally {
    if (!snapshot.isCommitted) await snapshot.rollback().execute()
  }
}
