import type { Client } from '@opensearch-project/opensearch'
import type { Dsl } from './lists/to-query.ts'
import type { Question, SearchAnswer } from './questions.ts'

/** OpenSearch did not answer, or could not. */
export class ClusterAway extends Error {
  override readonly name = 'ClusterAway'
}

/** The state that a search was asked of is gone: another index has taken its place. */
export class StateGone extends Error {
  override readonly name = 'StateGone'
}

const ASK_MS = 10_000
const BULK_MS = 60_000
const LIST_PIT = '10m'

export type Cluster = ReturnType<typeof connectCluster>

/** The calls of OpenSearch that the search needs. @param url may name a user and a password */
export function connectCluster(url: string, askMs = ASK_MS) {
  // A search that failed is answered from elsewhere at once; who writes tries again itself.
  const connected = import('@opensearch-project/opensearch').then(
    ({ Client }) => new Client({ node: url, requestTimeout: askMs, maxRetries: 0 }),
  )

  async function call<T>(task: (client: Client) => PromiseLike<{ body: unknown }>): Promise<T> {
    try {
      return (await task(await connected)).body as T
    } catch (error) {
      throw translated(error)
    }
  }

  return {
    call,
    /** Asks several searches at once of one state. */
    async searches(pit: string, bodies: readonly Dsl[]): Promise<readonly SearchAnswer[]> {
      const lines = bodies.flatMap((body) => [{}, { ...body, pit: { id: pit, keep_alive: LIST_PIT } }])
      const { responses } = await call<{ responses: readonly (SearchAnswer & Failed)[] }>((client) =>
        client.msearch({ body: lines }),
      )
      for (const { error, status } of responses) if (error) throw failed(error, status)
      return responses
    },
    async openPit(index: string): Promise<string> {
      const { pit_id } = await call<{ pit_id: string }>((client) =>
        client.createPit({ index: [index], keep_alive: LIST_PIT }),
      )
      return pit_id
    },
    closePit: (pit: string) =>
      void call((client) => client.deletePit({ body: { pit_id: [pit] } })).catch(() => undefined),
    bulk: (lines: readonly object[]) =>
      call<BulkAnswer>((client) => client.bulk({ body: lines as object[] }, { requestTimeout: BULK_MS })),
    close: async () => (await connected).close(),
  }
}

interface Cause {
  type: string
  reason: string | null
}

interface Failed {
  error?: Cause & { root_cause?: readonly Cause[] }
  status: number
}

export interface BulkAnswer {
  errors: boolean
  items: readonly Record<string, { _id: string; status: number; error?: Failed['error'] }>[]
}

const NOT_FOUND = 404
const TOO_MANY = 429
const SERVER = 500

function failed({ root_cause, ...error }: NonNullable<Failed['error']>, status: number): Error {
  // "All shards failed" says nothing: the first cause does.
  const { type, reason } = root_cause?.[0] ?? error
  const message = `${type}: ${reason ?? ''}`
  if (status === NOT_FOUND) return new StateGone(message)
  return status === TOO_MANY || status >= SERVER ? new ClusterAway(message) : new Error(message)
}

/** What the client says when no answer came; its classes are loaded with it. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  'ConnectionError',
  'TimeoutError',
  'NoLivingConnectionsError',
  'RequestAbortedError',
])

function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (NO_ANSWER.has(error.name)) return new ClusterAway(error.message, { cause: error })
  if (error.name !== 'ResponseError') return error
  const { statusCode = SERVER } = error as Error & { statusCode?: number }
  if (statusCode === NOT_FOUND) return new StateGone(error.message)
  return statusCode === TOO_MANY || statusCode >= SERVER ? new ClusterAway(error.message) : error
}

/** Asks the questions of a reading. */
export const sendTo =
  (cluster: Cluster, pit: string) =>
  async (questions: readonly Question<unknown>[]): Promise<readonly unknown[]> => {
    const answers = await cluster.searches(
      pit,
      questions.map(({ body }) => body),
    )
    return questions.map((question, at) => question.read(answers[at]!))
  }
