import type { OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import type { Facet } from '#features/choosing/search/server/ports.ts'
import { type Cluster, StateGone } from './cluster.ts'

/** Which index answers, and how often it was written. Read by every process twice a second. */
export interface State {
  format: number
  /** grows with every write */
  seq: number
  /** version of the catalog */
  version: number
  index: string
  /** `seq` of the write that changed the details */
  details: number
  /** who writes; another process that writes first makes itself the writer */
  writer: string
  /** what the writer noted with this write */
  mark: string | undefined
}

/** What belongs to an index and seldom changes. */
export interface Details {
  facets: readonly Facet[]
  withdrawn: readonly OldModel[]
  /** groups with so many different numbers that they are counted by range, not number by number */
  many: readonly string[]
  /** groups whose buckets follow from their numbers */
  followed: readonly string[]
}

const STATE = 'state'
const DETAILS = 'details'

/** The small index beside the products that says which of them is read. */
export function stateIn(cluster: Cluster, prefix: string) {
  const index = `${prefix}-state`
  const { call } = cluster

  async function read<T>(id: string): Promise<T | undefined> {
    try {
      const { _source } = await call<{ _source: { json: string } }>((client) => client.get({ index, id }))
      return JSON.parse(_source.json, fromJson) as T
    } catch (error) {
      if (error instanceof StateGone) return undefined
      throw error
    }
  }

  /** Rejects where a process wrote a later one. */
  const write = (id: string, value: unknown, version: number) =>
    call((client) =>
      client.index({
        index,
        id,
        version,
        version_type: 'external',
        body: { json: JSON.stringify(value, toJson) },
      }),
    )

  return {
    async prepare(): Promise<void> {
      const exists = await call<boolean>((client) => client.indices.exists({ index }))
      if (exists) return
      const body = {
        settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
        mappings: { dynamic: false, properties: {} },
      }
      await call((client) => client.indices.create({ index, body })).catch(async (error: unknown) => {
        // Another process made it at the same time.
        if (!(await call<boolean>((client) => client.indices.exists({ index })))) throw error
      })
    },
    read: () => read<State>(STATE),
    readDetails: () => read<Details>(DETAILS),
    write: (state: State) => write(STATE, state, state.seq),
    writeDetails: (details: Details, seq: number) => write(DETAILS, details, seq),
  }
}

/** JSON has no infinite numbers; the ends of ranges may be. */
const toJson = (_: string, value: unknown): unknown =>
  value === Infinity ? '+Infinity' : value === -Infinity ? '-Infinity' : value
const fromJson = (_: string, value: unknown): unknown =>
  value === '+Infinity' ? Infinity : value === '-Infinity' ? -Infinity : value
