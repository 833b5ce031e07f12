import type { Db } from '#db/connect.ts'
import { tellStock } from '#features/catalog/rules/stock.ts'
import type { Clock } from '#kit/clock.ts'
import {
  CABINET_WIDTH,
  CABINET_WIDTH_RANGES,
  niceRanges,
  PRICE_RANGES,
  RATING_RANGES,
} from '../rules/ranges.ts'
import { texts } from '../texts.ts'
import type { Facet, SearchDoc, SearchEngine } from './ports.ts'
import { attributeKey } from './present.ts'
import { type AttributeRow, arrangeShelves, projectProduct, stockKey } from './project.ts'
import {
  hasPriceTurned,
  openMoment,
  readAttributes,
  readCategories,
  readProducts,
  readStock,
  readVersion,
  streamProducts,
} from './queries.ts'

export interface ProjectionParts {
  db: Db
  search: SearchEngine
  clock: Clock
}

export interface Projection {
  /**
   * Brings the index up to date: a new catalogue version or a price that has turned makes a new index, stock that ran out or came in changes its products.
   * Calls at the same time share one run. Rejects when the database cannot be read; the old index stays.
   */
  refresh(): Promise<void>
  /** Moves whenever something that a page shows has changed: the catalogue, a price that has turned, what is told of a product's stock. */
  revision(): number
}

/** Keeps a search index equal to what PostgreSQL says is for sale. */
export function createProjection(parts: ProjectionParts): Projection {
  let builtAt: Date | undefined
  let states: Map<string, string> = new Map()
  let running: Promise<void> | undefined
  let revision = 0

  async function bringUpToDate(): Promise<void> {
    const { db, search, clock } = parts
    const now = clock.now()
    const isCurrent =
      builtAt !== undefined &&
      (await readVersion(db)) === search.version() &&
      !(await hasPriceTurned(db, builtAt, now))
    if (isCurrent) {
      if (await followStock(parts, states, now)) revision++
      return
    }
    states = await rebuild(parts, now)
    builtAt = now
    revision++
  }

  return {
    refresh() {
      running ??= bringUpToDate().finally(() => {
        running = undefined
      })
      return running
    },
    revision: () => revision,
  }
}

/** One pass over one moment of the catalogue; at most a few hundred rows are held beside the index itself. Gives what is told of each product's stock. */
async function rebuild({ db, search }: ProjectionParts, now: Date): Promise<Map<string, string>> {
  const stock = new Map<string, string>()
  const numbers = new Map<string, Set<number>>()
  const moment = await openMoment(db)
  try {
    const version = await readVersion(moment)
    const shelves = arrangeShelves(await readCategories(moment))
    const attributes = await readAttributes(moment)
    async function* docs(): AsyncGenerator<SearchDoc> {
      for await (const row of streamProducts(moment, now)) {
        const doc = projectProduct(row, shelves, attributes)
        stock.set(doc.id, stockKey(doc.source.stock))
        noteNumbers(numbers, doc)
        yield doc
      }
      // Building the index takes longer than reading for it: the transaction must not stay open meanwhile.
      await moment.commit().execute()
    }
    await search.replace({ version, docs: docs(), facets: () => describeFacets(attributes, numbers) })
  } finally {
    if (!moment.isCommitted) await moment.rollback().execute()
  }
  return stock
}

function noteNumbers(numbers: Map<string, Set<number>>, doc: SearchDoc): void {
  for (const [key, value] of Object.entries(doc.numbers)) {
    if (!numbers.has(key)) numbers.set(key, new Set())
    numbers.get(key)!.add(value)
  }
}

function describeFacets(
  attributes: readonly AttributeRow[],
  numbers: ReadonlyMap<string, ReadonlySet<number>>,
): Facet[] {
  const list = (key: string, name: string): Facet => ({ key, name, unit: '', kind: 'list' })
  return [
    list('brand', texts.brand),
    list('series', texts.series),
    list('type', texts.type),
    { key: 'price', name: texts.price, unit: '$', kind: 'number', ranges: PRICE_RANGES },
    { key: 'rating', name: texts.rating, unit: '', kind: 'number', ranges: RATING_RANGES },
    list('availability', texts.availability),
    ...attributes
      .filter((each) => each.filterable)
      .map(({ id, name, unit, kind }): Facet => {
        const key = attributeKey(id)
        return kind === 'number'
          ? {
              key,
              name,
              unit,
              kind: 'number',
              ranges: id === CABINET_WIDTH ? CABINET_WIDTH_RANGES : niceRanges(numbers.get(key) ?? []),
            }
          : { key, name, unit, kind: 'list' }
      }),
  ]
}

/** Orders change stock without changing the catalogue: only products whose state turned are indexed anew. False when none did. */
async function followStock(
  { db, search }: ProjectionParts,
  known: Map<string, string>,
  now: Date,
): Promise<boolean> {
  const turned = (await readStock(db))
    .filter((row) => known.has(row.id) && known.get(row.id) !== stockKey(tellStock(row)))
    .map((row) => row.id)
  if (turned.length === 0) return false
  const [categories, attributes] = [await readCategories(db), await readAttributes(db)]
  const shelves = arrangeShelves(categories)
  const docs = (await readProducts(db, turned, now)).map((row) => projectProduct(row, shelves, attributes))
  await search.put(docs, search.version())
  for (const doc of docs) known.set(doc.id, stockKey(doc.source.stock))
  return true
}
