import { isUnavailable } from '#db/transaction.ts'
import type { SearchEngine, SearchQuery } from './ports.ts'

/** The ids of everything that we sell for a product. */
export type PartsThatFit = (id: string) => Promise<readonly string[]>

/**
 * An engine that answers "line set for CVH17-36" from the parts list of that model. Only the first such
 * search for a model after a change asks the database; while it does not answer, such a search goes on
 * without the list.
 */
export const withPartsLists = (engine: SearchEngine, partsThatFit: PartsThatFit): SearchEngine => ({
  ...engine,
  search: async (query) => engine.search({ ...query, parts: await partsFor(engine, query, partsThatFit) }),
})

async function partsFor(
  engine: SearchEngine,
  { text }: SearchQuery,
  partsThatFit: PartsThatFit,
): Promise<SearchQuery['parts']> {
  const model = await engine.modelIn(text)
  if (!model) return undefined
  const ids = await partsThatFit(model.id).catch((error: unknown) => {
    if (isUnavailable(error)) return []
    throw error
  })
  return ids.length > 0 ? { model, ids } : undefined
}
