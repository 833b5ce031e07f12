import { type Content, createContent } from '#features/content/server/index.ts'
import { readUnitsSold } from '#features/orders/server/index.ts'
import { createProjection, type Projection } from '#features/search/server/index.ts'
import type { Outside } from './outside.ts'

/** The data of pages that each process holds in memory: the search index, the content and the tax rates. */
export interface ShownServices {
  content: Content
  /** all of it together */
  shown: {
    /**
     * Reads what has changed. Rejects when the database cannot be read; then the data in memory stays as it
     * was.
     */
    refresh(): Promise<void>
    /** Increases whenever data that a page shows has changed. */
    revision(): number
  }
  /** the search index, to keep it for the next start */
  index: Pick<Projection, 'pack' | 'open'>
}

/** Creates index and content. `report` receives a warning for content that cannot be shown. */
export function createShown(
  { db, search, clock, content: client, tax }: Outside,
  report?: (message: string) => void,
): ShownServices {
  const projection = createProjection({ db, search, clock, readSold: (now) => readUnitsSold(db, now) })
  const content = createContent(client, report)
  return {
    content,
    index: projection,
    shown: {
      refresh: async () => {
        await Promise.all([projection.refresh(), content.refresh(), tax.refresh?.()])
      },
      revision: () => projection.revision() + content.revision() + (tax.revision?.() ?? 0),
    },
  }
}
