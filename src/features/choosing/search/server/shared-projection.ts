import { type ChangeCursor, learnVocabulary, readChanges } from '#features/catalog/catalog/server/index.ts'
import { changesVocabulary } from './apply-changes.ts'
import { readCursor } from './cursor-text.ts'
import { describeFacets } from './describe-facets.ts'
import {
  type FollowedCatalog,
  NOTHING,
  namesOf,
  type ProjectionParts,
  readVocabulary,
  type Updated,
  type UpdateOptions,
} from './follow-catalog.ts'
import type { IndexClaim } from './index-claim.ts'
import type { SharedSearch } from './ports.ts'

/**
 * The catalog in an index that all processes share. The process with the claim writes what changed; the
 * others learn of it, and say what changed up to where the writer is. When the writer dies, the next process
 * that asks for the claim goes on where the index is.
 */
export function followShared(
  own: FollowedCatalog,
  { search, claim }: { search: SharedSearch; claim: IndexClaim },
): Pick<FollowedCatalog, 'update' | 'open' | 'pack'> {
  let told: ChangeCursor | undefined

  async function begin(parts: ProjectionParts): Promise<void> {
    const { attributes } = await readVocabulary(parts.db)
    const kept = await search.resume((numbersOf) => describeFacets(attributes, numbersOf))
    if (kept) await own.resume(parts, readCursor(kept.mark), kept.withdrawn)
  }

  /** What others have written since the last time. */
  async function learn({ db, clock }: ProjectionParts): Promise<Updated> {
    const isNew = await search.follow()
    const mark = search.noted()
    if (!isNew || mark === undefined) return NOTHING
    const before = told
    told = readCursor(mark)
    const changes = before && (await readChanges(db, before, clock.now()))
    if (!changes || changesVocabulary(changes.changed)) await learnVocabulary(db)
    const changed = changes?.changed
    const names = await namesOf(db, changed, await readVocabulary(db))
    return { kind: 'more', names }
  }

  return {
    async update(parts: ProjectionParts, options: UpdateOptions): Promise<Updated> {
      if (!(await claim.take())) {
        own.forget()
        return learn(parts)
      }
      const first = own.isBegun() ? NOTHING : await beginAndLearn(parts)
      const updated = await own.update(parts, options).catch((error: unknown) => {
        // Perhaps another process writes by now: begin with what the index says.
        own.forget()
        throw error
      })
      told = search.noted() === undefined ? told : readCursor(search.noted()!)
      return first.kind === 'more' ? { kind: 'more', names: 'everything' } : updated
    },
    open: () => Promise.resolve(false),
    pack: () => undefined,
  }

  async function beginAndLearn(parts: ProjectionParts): Promise<Updated> {
    const learned = await learn(parts)
    await begin(parts)
    return learned
  }
}
