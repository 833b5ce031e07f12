import { setTimeout as wait } from 'node:timers/promises'
import type { PlaceLaw, SearchDoc, SearchEngine } from '#features/choosing/search/server/ports.ts'
import { type BulkAnswer, type Cluster, ClusterAway } from './cluster.ts'
import { FORMAT, mapping, SETTINGS, storedDocument } from './document.ts'
import type { Dsl } from './lists/to-query.ts'
import { bucketsOf, type SearchAnswer } from './questions.ts'
import type { Details, State, stateIn } from './state.ts'

type Index = Parameters<SearchEngine['replace']>[0]
export type Describe = Index['facets']

/** What a process sends at once, and how often it tries again when the cluster is full or away. */
const MOST_DOCS = 500
const MOST_TRIES = 6
const FIRST_WAIT_MS = 100
const CONFLICT = 409
const TOO_MANY = 429
const SERVER = 500

/** A group with more different numbers is counted by range. */
const MANY_NUMBERS = 500
const MOST_NUMBERS = 10_000

export interface Writer {
  cluster: Cluster
  states: ReturnType<typeof stateIn>
  prefix: string
  law: PlaceLaw | undefined
  /** names this process among those that write */
  name: string
  /** what is noted with the next write */
  mark: () => string | undefined
}

/** One line of a bulk request with the document that it writes. */
type Line = readonly [action: Dsl, document?: Dsl]

/**
 * Builds a new index beside the one that answers, then lets the alias and the state point to it. When it
 * breaks off, the old one goes on.
 */
export async function writeAll(writer: Writer, before: State | undefined, given: Index): Promise<State> {
  const { cluster, prefix } = writer
  const { call } = cluster
  const seq = (before?.seq ?? 0) + 1
  const index = `${prefix}-${Date.now().toString(36)}-${seq}`
  await call((client) =>
    client.indices.create({
      index,
      body: { settings: { ...SETTINGS, refresh_interval: '-1' }, mappings: mapping() },
    }),
  )
  try {
    const numbers = await writeDocuments(writer, index, seq, given.docs)
    await call((client) => client.indices.refresh({ index }))
    await swapAlias(writer, index)
    const many = [...numbers].filter(([, values]) => values.size > MANY_NUMBERS).map(([key]) => key)
    const described = describeBy(given.facets, (key) => [...(numbers.get(key) ?? [])].sort((a, b) => a - b))
    return await publish(
      writer,
      { ...writtenBy(writer), format: FORMAT, seq, version: given.version, index, details: seq },
      { ...described, many, withdrawn: given.withdrawn ?? [] },
    )
  } catch (error) {
    await call((client) => client.indices.delete({ index })).catch(() => undefined)
    throw error
  }
}

const writtenBy = ({ name, mark }: Writer): Pick<State, 'writer' | 'mark'> => ({ writer: name, mark: mark() })

async function publish({ states }: Writer, state: State, details: Details | undefined): Promise<State> {
  if (details) await states.writeDetails(details, state.seq)
  await states.write(state)
  return state
}

function describeBy(facets: Describe, numbersOf: (key: string) => readonly number[]) {
  const followed = new Set<string>()
  const described = facets((key) => {
    followed.add(key)
    return numbersOf(key)
  })
  return { facets: described, followed: [...followed] }
}

async function writeDocuments(
  { cluster, law }: Writer,
  index: string,
  seq: number,
  docs: Index['docs'],
): Promise<ReadonlyMap<string, Set<number>>> {
  const numbers = new Map<string, Set<number>>()
  let lines: Line[] = []
  let sending: Promise<void> = Promise.resolve()
  for await (const doc of docs) {
    lines.push(lineOf(index, seq, doc, law))
    for (const [key, value] of Object.entries(doc.numbers)) {
      const seen = numbers.get(key) ?? new Set()
      numbers.set(key, seen.add(value))
    }
    if (lines.length < MOST_DOCS) continue
    // The next documents are made while these are written.
    await sending
    sending = send(cluster, lines)
    sending.catch(() => undefined)
    lines = []
  }
  await sending
  await send(cluster, lines)
  return numbers
}

const lineOf = (index: string, seq: number, doc: SearchDoc, law: PlaceLaw | undefined): Line => [
  { index: { _index: index, _id: doc.id, version: seq, version_type: 'external' } },
  storedDocument(doc, law),
]

/** Writes until everything is written; what a later write has changed already stays as it is. */
async function send(cluster: Cluster, lines: readonly Line[]): Promise<void> {
  let left = lines
  for (let tries = 1; left.length > 0; tries++) {
    const answer = await cluster
      .bulk(left.flatMap((line) => [...line] as object[]))
      .catch((error: unknown) => {
        if (error instanceof ClusterAway && tries < MOST_TRIES) return undefined
        throw error
      })
    left = answer ? refused(left, answer) : left
    if (left.length > 0 && tries >= MOST_TRIES)
      throw new ClusterAway(`${left.length} products could not be written`)
    if (left.length > 0) await wait(FIRST_WAIT_MS * 2 ** tries)
  }
}

function refused(lines: readonly Line[], { errors, items }: BulkAnswer): readonly Line[] {
  if (!errors) return []
  return lines.filter((_, at) => {
    const [result] = Object.values(items[at] ?? {})
    if (!result?.error || result.status === CONFLICT) return false
    if (result.status === TOO_MANY || result.status >= SERVER) return true
    throw new Error(`Product ${result._id}: ${result.error.type}: ${result.error.reason ?? ''}`)
  })
}

/** Points the alias to an index, in one step, and drops indexes that no process can be reading any more. */
async function swapAlias({ cluster: { call }, prefix }: Writer, index: string): Promise<void> {
  const all = await call<Record<string, { aliases: object }>>((client) =>
    client.indices.get({ index: `${prefix}-*`, expand_wildcards: 'all' }),
  )
  const mine = Object.keys(all).filter((name) => name !== `${prefix}-state` && name !== index)
  const answering = mine.filter((name) => prefix in all[name]!.aliases)
  const actions = [
    ...answering.map((name) => ({ remove: { index: name, alias: prefix } })),
    { add: { index, alias: prefix } },
  ]
  await call((client) => client.indices.updateAliases({ body: { actions } }))
  for (const name of mine.filter((each) => !answering.includes(each)))
    await call((client) => client.indices.delete({ index: name })).catch(() => undefined)
}

export interface Change {
  docs: readonly SearchDoc[]
  gone: readonly string[]
  version: number
}

/** Adds, changes and takes out products; readers see all of it or nothing. */
export async function writeChange(
  writer: Writer,
  before: State,
  details: Details,
  { change, describe }: { change: Change; describe: Describe | undefined },
): Promise<State> {
  const { cluster, law } = writer
  const { call } = cluster
  const seq = before.seq + 1
  const { index } = before
  const lines: Line[] = [
    ...change.docs.map((doc) => lineOf(index, seq, doc, law)),
    ...change.gone.map(
      (id): Line => [{ delete: { _index: index, _id: id, version: seq, version_type: 'external' } }],
    ),
  ]
  for (let from = 0; from < lines.length; from += MOST_DOCS)
    await send(cluster, lines.slice(from, from + MOST_DOCS))
  if (lines.length > 0) await call((client) => client.indices.refresh({ index }))
  const next = { ...before, ...writtenBy(writer), seq, version: change.version }
  if (!describe || details.followed.length === 0 || lines.length === 0)
    return publish(writer, next, undefined)
  const numbers = await numbersOf(cluster, index, details.followed)
  const described = describeBy(describe, (key) => numbers.get(key) ?? [])
  if (JSON.stringify(described.facets) === JSON.stringify(details.facets))
    return publish(writer, next, undefined)
  return publish(writer, { ...next, details: seq }, { ...details, ...described })
}

/** The numbers of some groups that products have, ascending. */
async function numbersOf(
  { call }: Cluster,
  index: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const aggs = Object.fromEntries(
    keys.map((key) => [key, { terms: { field: `numbers.${key}`, size: MOST_NUMBERS } }]),
  )
  const answer = await call<SearchAnswer>((client) => client.search({ index, body: { size: 0, aggs } }))
  return new Map(
    keys.map((key) => [
      key,
      bucketsOf(answer, key)
        .map((bucket) => Number(bucket.key))
        .sort((a, b) => a - b),
    ]),
  )
}
