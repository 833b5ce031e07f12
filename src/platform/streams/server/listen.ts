import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** One connection of a process that hears the notices of other processes. */
export interface Listener {
  /** whether notices were proved to arrive; while they are not, the caller has to read the tables */
  isListening(): boolean
  stop(): Promise<void>
}

interface ListenParts {
  databaseUrl: string
  channel: string
  onNotice(payload: string): void
  /** called once notices arrive, after each connect: those that came before it are lost */
  onListening(): void
  /** called once for each broken connection or failed attempt */
  onLost?: ((error: unknown) => void) | undefined
  /** how often the listener proves that it hears, and how long it waits for the proof */
  proof?: { everyMs: number; withinMs: number }
}

const texts = {
  deaf:
    'The database takes LISTEN but passes no notice on, as a connection pooler in transaction mode does. ' +
    'Give the store a direct address or a pooler in session mode.',
}

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 5_000
const KEEP_ALIVE_MS = 10_000
const USUAL_PROOF = { everyMs: 30_000, withinMs: 5_000 }

/**
 * Listens to a channel of PostgreSQL (LISTEN) on a separate connection, and connects again when it breaks.
 * A notice is a hint that a table has changed: it can be lost, so the table has the last word.
 *
 * A pooler in transaction mode takes LISTEN without an error and passes no notice on. So the listener sends
 * itself a notice on a channel of its own, again and again, and counts as listening only while it hears it.
 */
export function listenTo(parts: ListenParts): Listener {
  const { databaseUrl, channel, onNotice, onListening, onLost = () => undefined } = parts
  let client: pg.Client | undefined
  let isListening = false
  let isStopped = false
  let retryMs = FIRST_RETRY_MS
  let timer: NodeJS.Timeout | undefined
  let proofTimer: NodeJS.Timeout | undefined
  const proof = parts.proof ?? USUAL_PROOF
  const ownChannel = `alpine_proof_${randomUUID()}`

  const lose = (lost: pg.Client, error: unknown): void => {
    if (client !== lost) return
    client = undefined
    isListening = false
    clearTimeout(proofTimer)
    if (isStopped) return
    onLost(error)
    void lost.end().catch(() => undefined)
    timer = setTimeout(() => void open(), retryMs)
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  }

  async function open(): Promise<void> {
    const opened = clientOf(databaseUrl, channel)
    client = opened
    opened.on('error', (error) => lose(opened, error))
    opened.on('end', () => lose(opened, new Error('the listening connection was closed')))
    opened.on('notification', ({ channel: heard, payload = '' }) =>
      heard === ownChannel ? proved(opened) : onNotice(payload),
    )
    try {
      await opened.connect()
      for (const name of [channel, ownChannel]) await opened.query(`listen ${opened.escapeIdentifier(name)}`)
      await prove(opened)
    } catch (error) {
      lose(opened, error)
    }
  }

  async function prove(asked: pg.Client): Promise<void> {
    if (client !== asked) return
    proofTimer = setTimeout(() => lose(asked, new Error(texts.deaf)), proof.withinMs)
    await asked.query('select pg_notify($1, $2)', [ownChannel, ''])
  }

  function proved(heard: pg.Client): void {
    if (client !== heard) return
    clearTimeout(proofTimer)
    proofTimer = setTimeout(() => prove(heard).catch((error) => lose(heard, error)), proof.everyMs)
    proofTimer.unref()
    if (isListening) return
    isListening = true
    retryMs = FIRST_RETRY_MS
    onListening()
  }

  void open()
  return {
    isListening: () => isListening,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearTimeout(proofTimer)
      const last = client
      client = undefined
      isListening = false
      await last?.end().catch(() => undefined)
    },
  }
}

const clientOf = (databaseUrl: string, channel: string): pg.Client =>
  new pg.Client({
    connectionString: databaseUrl,
    application_name: `alpine-listen-${channel}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  })
