import { type Content, createContent } from '#features/content/server/index.ts'
import { createProjection } from '#features/search/server/index.ts'
import type { Outside } from './outside.ts'

/** The data of pages that each process holds in memory: the search index and the content. */
export interface ShownServices {
  content: Content
  /** the search index and the content together */
  shown: {
    /**
     * Reads what has changed. Rejects when the database cannot be read; then the data in memory stays as it
     * was.
     */
    refresh(): Promise<void>
    /** Increases whenever data that a page shows has changed. */
    revision(): number
  }
}

/** Creates both. `report` receives a warning for content that cannot be shown. */
export function createShown(
  { db, search, clock, content: client }: Outside,
  report?: (message: string) => void,
): ShownServices {
  const projection = createProjection({ db, search, clock })
  const content = createContent(client, report)
  return {
    content,
    shown: {
      refresh: async () => void (await Promise.all([projection.refresh(), content.refresh()])),
      revision: () => projection.revision() + content.revision(),
    },
  }
}
