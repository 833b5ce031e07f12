import type { Db } from '#db/connect.ts'
import { catalogNews, shows } from '#features/catalog/catalog/server/index.ts'
import { createProjection, type Projection } from '#features/choosing/search/server/projection.ts'
import { createContent } from '#features/content/content/server/content.ts'
import type { Content } from '#features/content/content/server/index.ts'
import { firstFacts, knownFacts } from '#features/desk/store-facts/server/store-facts.ts'
import { readUnitsSold } from '#features/selling/orders/server/queries.ts'
import type { StoreFacts } from '#lib/merchant/merchant.ts'
import type { Config } from '../config.ts'
import type { Outside } from './outside.ts'

/**
 * The data of pages that each process holds in memory: the search index, the content, the tax rates and the
 * facts of the store.
 */
export interface ShownServices {
  content: Content
  /** the facts of a store whose staff have not changed any */
  firstFacts: StoreFacts
  /** all of it together */
  shown: {
    /**
     * Reads what has changed. Rejects when the database cannot be read; then the data in memory stays as it
     * was. `db` replaces the connection that reads the catalog: at the start, one without limits of time.
     */
    refresh(db?: Db): Promise<void>
    /** The same for the catalog alone; cheap enough for twice a second. */
    follow(): Promise<void>
    /** Increases whenever data that a page shows has changed. */
    revision(): number
    /** Tells the news of content, tax and facts; those of the catalog are told when it is read. */
    tell(): void
  }
  /** the search index, to keep it for the next start */
  index: Pick<Projection, 'pack' | 'open'>
}

/** Creates index and content. `report` receives a warning for content that cannot be shown. */
export function createShown(
  { db, search, cluster, clock, content: client, tax }: Outside,
  contact: Config['contact'],
  report?: (message: string) => void,
): ShownServices {
  const parts = { db, clock, readSold: readUnitsSold }
  const projection = cluster
    ? cluster.standIn.project((engine, shared) =>
        createProjection({
          ...parts,
          search: engine,
          shared: shared && { search: shared, claim: cluster.claim },
        }),
      )
    : createProjection({ ...parts, search })
  const content = createContent(client, report)
  const first = firstFacts(contact)
  const facts = knownFacts(db, first)
  const news = catalogNews(db)
  const told = { content: 0, rest: 0 }
  const rest = () => (tax.revision?.() ?? 0) + facts.revision()
  /** Content is shown by its own calls, and by those that do not say what they show. */
  function tell(): void {
    if (told.rest !== rest()) news.tell('everything')
    else if (told.content !== content.revision()) news.tell([shows.content, shows.anything])
    told.content = content.revision()
    told.rest = rest()
  }
  return {
    content,
    firstFacts: first,
    index: projection,
    shown: {
      refresh: async (from?: Db) => {
        await Promise.all([projection.refresh(from), content.refresh(), tax.refresh?.(), facts.refresh()])
        tell()
      },
      follow: () => projection.follow(),
      revision: () => projection.revision() + content.revision() + rest(),
      tell,
    },
  }
}
