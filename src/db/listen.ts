import pg from 'pg'

/** One connection of a process that hears the notices of other processes. */
export interface Listener {
  /** whether the connection is open; while it is not, the caller has to read the tables */
  isListening(): boolean
  stop(): Promise<void>
}

interface ListenParts {
  databaseUrl: string
  channel: string
  onNotice(payload: string): void
  /** called after each connect: notices that came before it are lost */
  onListening(): void
  /** called once for each broken connection or failed attempt */
  onLost?: ((error: unknown) => void) | undefined
}

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 5_000
const KEEP_ALIVE_MS = 10_000

/**
 * Listens to a channel of PostgreSQL (LISTEN) on a separate connection, and connects again when it breaks.
 * A notice is a hint that a table has changed: it can be lost, so the table has the last word.
 */
export function listenTo(parts: ListenParts): Listener {
  const { databaseUrl, channel, onNotice, onListening, onLost = () => undefined } = parts
  let client: pg.Client | undefined
  let isListening = false
  let isStopped = false
  let retryMs = FIRST_RETRY_MS
  let timer: NodeJS.Timeout | undefined

  const lose = (lost: pg.Client, error: unknown): void => {
    if (client !== lost) return
    client = undefined
    isListening = false
    if (isStopped) return
    onLost(error)
    void lost.end().catch(() => undefined)
    timer = setTimeout(() => void open(), retryMs)
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  }

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: `alpine-listen-${channel}`,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    })
    client = opened
    opened.on('error', (error) => lose(opened, error))
    opened.on('end', () => lose(opened, new Error('the listening connection was closed')))
    opened.on('notification', ({ payload = '' }) => onNotice(payload))
    try {
      await opened.connect()
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
      if (client !== opened) return
      isListening = true
      retryMs = FIRST_RETRY_MS
      onListening()
    } catch (error) {
      lose(opened, error)
    }
  }

  void open()
  return {
    isListening: () => isListening,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      const last = client
      client = undefined
      isListening = false
      await last?.end().catch(() => undefined)
    },
  }
}
