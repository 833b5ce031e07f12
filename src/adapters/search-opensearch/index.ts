import { randomUUID } from 'node:crypto'
import {
  emptyPage,
  NO_SUGGESTIONS,
  type SearchDoc,
  type SharedSearch,
} from '#features/choosing/search/server/ports.ts'
import { connectCluster } from './cluster.ts'
import { type ReadParts, readsOf } from './current-state.ts'
import { modelOf, searchIn, suggestIn } from './search.ts'
import { stateIn } from './state.ts'
import { type Describe, type Writer, writeAll, writeChange } from './write.ts'

export { ClusterAway } from './cluster.ts'

interface Parts extends ReadParts {
  /** address of the cluster, with user and password where it asks for them */
  url: string
  /** small letters and digits; the names of our indexes begin with it */
  prefix: string
}

/**
 * The search engine of a cluster of OpenSearch, which all processes share: one writes, all read. A process
 * learns of the writes of another by `follow`.
 */
export function createOpenSearch({ url, prefix, ...parts }: Parts): SharedSearch {
  const cluster = connectCluster(url)
  const states = stateIn(cluster, prefix)
  const reads = readsOf(cluster, states, parts)
  const { texts, law } = parts
  return {
    isReady: () => reads.current() !== undefined,
    version: () => reads.current()?.state.version ?? 0,
    revision: reads.revision,
    facets: () => reads.current()?.details.facets ?? [],
    understand: texts.understand,
    setVocabulary(vocabulary) {
      texts.setVocabulary(vocabulary)
      reads.readAnew()
    },
    modelIn: (text) => reads.reading(undefined, (view) => modelOf(view, text)),
    search: (query) => reads.reading(emptyPage(), (view) => searchIn(view, query)),
    suggest: (text, limit) => reads.reading(NO_SUGGESTIONS, (view) => suggestIn(view, text, limit)),
    ...writesOf({ cluster, states, prefix, law }, reads),
    // The cluster keeps the index; a process has nothing of it.
    pack: () => undefined,
    unpack: () => Promise.reject(new Error('An index of OpenSearch cannot be unpacked.')),
    follow: reads.follow,
    noted: () => reads.current()?.state.mark,
    close: () => void reads.close().finally(cluster.close),
  }
}

type Writes = Pick<SharedSearch, 'replace' | 'put' | 'remove' | 'note' | 'resume'>

function writesOf(given: Omit<Writer, 'name' | 'mark'>, reads: ReturnType<typeof readsOf>): Writes {
  const { states } = given
  const name = randomUUID()
  let mark: string | undefined
  const writer: Writer = { ...given, name, mark: () => mark }
  let describe: Describe | undefined
  let writing: Promise<unknown> = Promise.resolve()

  /** Writers queue; readers never wait. */
  function write<T>(task: () => Promise<T>): Promise<T> {
    const done = writing.then(task, task)
    writing = done
    return done
  }

  async function change(docs: readonly SearchDoc[], gone: readonly string[], version: number): Promise<void> {
    await states.prepare()
    await reads.follow()
    const now = reads.current()
    if (now && now.state.writer !== name) throw new AnotherWrites()
    const next = now
      ? await writeChange(writer, now.state, now.details, { change: { docs, gone, version }, describe })
      : await writeAll(writer, await states.read(), { version, docs, facets: () => [] })
    await reads.take(next)
  }

  return {
    replace: (index) =>
      write(async () => {
        await states.prepare()
        const next = await writeAll(writer, await states.read(), index)
        describe = index.facets
        await reads.take(next)
      }),
    put: (docs, version) => write(() => change(docs, [], version)),
    remove: (ids, version) => write(() => change([], ids, version)),
    note(next) {
      mark = next
    },
    resume: (facets) =>
      write(async () => {
        await states.prepare()
        await reads.follow()
        const now = reads.current()
        if (!now?.state.mark) return undefined
        describe = facets
        mark = now.state.mark
        // From here on, what the writer before this one still sends is refused.
        const next = { ...now.state, seq: now.state.seq + 1, writer: name }
        await states.write(next)
        await reads.take(next)
        return { mark, withdrawn: now.details.withdrawn }
      }),
  }
}

/** Another process has become the one that writes. */
class AnotherWrites extends Error {
  override readonly name = 'AnotherWrites'
  override readonly message = 'Another process writes the search index.'
}
