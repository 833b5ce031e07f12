import type { Db } from '#db/connect.ts'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { catalogNews } from '#features/catalog/catalog/server/index.ts'
import { DAY_MS } from '#lib/dates.ts'
import { makeVocabulary } from '../rules/query/vocabulary.ts'
import { type Changed, followCatalog, type ProjectionParts, type UpdateOptions } from './follow-catalog.ts'
import { followShared } from './shared-projection.ts'
import { readWords, readWordsVersion } from './words/read-words.ts'

export interface Projection {
  /**
   * Brings the index up to date with the catalog, the words of the trade and, once a day, with what sold.
   * Only the products that changed are read and indexed again; a new index is built at first, and when a
   * change touches too many. Calls at the same time share one run. Rejects when the database cannot be read;
   * the old index stays, and the next call goes on where it was.
   * `db` replaces the connection for this run.
   */
  refresh(db?: Db): Promise<void>
  /**
   * The same for the catalog alone: one statement while nothing changes. Pages learn of stock at the next
   * `refresh`.
   */
  follow(): Promise<void>
  /**
   * Grows whenever something on a page has changed: the catalog, a price in force, the state of
   * stock.
   */
  revision(): number
  /** The index as bytes for `open` of a later process; undefined when there is none, or a run goes on. */
  pack(): Uint8Array | undefined
  /**
   * Begins with an index that `pack` of the same build made, unless what changed since cannot be said any
   * more. Call it before the first `refresh`, which then reads what changed.
   */
  open(packed: Uint8Array): Promise<void>
}

/** How long an order of the lists by sales holds. */
const SOLD_FOR_MS = DAY_MS

/** Keeps a search index equal to what PostgreSQL has for sale. */
export function createProjection(parts: ProjectionParts): Projection {
  const { shared } = parts
  const catalog = shared ? followShared(followCatalog(), shared) : followCatalog()
  const words = followWords()
  let soldAt = Number.NEGATIVE_INFINITY
  let revision = 0
  /** stock changed in the index and not yet on pages: its names */
  const newStock = new Set<string>()
  const news = catalogNews(parts.db)
  const tell = (changed: Changed) => {
    revision++
    news.tell(changed)
  }

  async function updateAll(parts: ProjectionParts): Promise<void> {
    const now = parts.clock.now()
    const isDue = parts.readSold && now.getTime() - soldAt >= SOLD_FOR_MS
    await updateCatalog(parts, { newSold: isDue ? await parts.readSold?.(parts.db, now) : undefined })
    if (isDue) soldAt = now.getTime()
    // After the catalog: the names of its types are words too.
    if (await words.update(parts)) tell('everything')
    if (newStock.size > 0) tell(newStock)
    newStock.clear()
  }

  async function updateCatalog(parts: ProjectionParts, way: UpdateOptions): Promise<void> {
    const { kind, names } = await catalog.update(parts, way)
    if (kind === 'more' || names === 'everything') tell(names)
    else for (const name of names) newStock.add(name)
  }

  const turns = shareTurns()
  return {
    refresh: (db = parts.db) => turns.all(() => updateAll({ ...parts, db })),
    follow: () => turns.some(() => updateCatalog(parts, { isPatient: true })),
    revision: () => revision,
    pack: () => (turns.isBusy() ? undefined : catalog.pack(parts.search)),
    async open(packed) {
      if (await catalog.open(parts, packed)) tell('everything')
    },
  }
}

/** The words of the trade in an engine. */
function followWords() {
  let known = 0
  let types = productTypes()
  return {
    /** Reads the words that staff have imported, and types of theirs, since the last time; false for none. */
    async update({ db, search }: ProjectionParts): Promise<boolean> {
      // The version is read before the words, so an import in between is read again under its own version.
      const version = await readWordsVersion(db)
      if (version === known && types === productTypes()) return false
      types = productTypes()
      search.setVocabulary(makeVocabulary(await readWords(db)))
      known = version
      return true
    },
  }
}

/** One run at a time. A run of all also serves who asks for some; calls at the same time share one. */
function shareTurns() {
  let all: Promise<void> | undefined
  let some: Promise<void> | undefined
  return {
    all(run: () => Promise<void>): Promise<void> {
      const before = some ?? Promise.resolve()
      all ??= before.then(run, run).finally(() => {
        all = undefined
      })
      return all
    },
    some(run: () => Promise<void>): Promise<void> {
      if (all) return all
      some ??= run().finally(() => {
        some = undefined
      })
      return some
    },
    isBusy: () => (all ?? some) !== undefined,
  }
}
