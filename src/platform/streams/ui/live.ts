/** One event of a stream. */
export interface LiveEvent {
  name: string
  data: unknown
}

interface LiveParts {
  path: string
  names: readonly string[]
  /** the last entry that is known; undefined: begin with the next entry */
  after(): number | undefined
  onEvent(event: LiveEvent): void
  onConnection(isLive: boolean): void
  /** a hidden tab closes its connection, because browsers allow only a few connections to one store */
  restsWhenHidden: boolean
}

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 15_000

/**
 * Subscribes to a stream of events. It connects again after the last entry whenever the network, the
 * process or a sleeping computer breaks the connection. Returns the function that unsubscribes.
 */
export function openStream(parts: LiveParts): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let isStopped = false

  const isResting = (): boolean => parts.restsWhenHidden && document.visibilityState === 'hidden'
  const close = (): void => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const open = (): void => {
    close()
    if (isStopped || isResting()) return
    const after = parts.after()
    const opened = new EventSource(after === undefined ? parts.path : `${parts.path}?after=${after}`)
    source = opened
    opened.onopen = () => {
      retryMs = FIRST_RETRY_MS
      parts.onConnection(true)
    }
    // The browser's own retry would use the first address again, and would stop at a refusal.
    opened.onerror = () => {
      if (source !== opened) return
      close()
      parts.onConnection(false)
      timer = setTimeout(open, retryMs * (0.5 + Math.random()))
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    }
    for (const name of parts.names)
      opened.addEventListener(name, (event) =>
        parts.onEvent({ name, data: JSON.parse((event as MessageEvent<string>).data) }),
      )
  }
  const onVisibility = (): void => (isResting() ? close() : source ? undefined : open())

  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', open)
  open()
  return () => {
    isStopped = true
    close()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', open)
  }
}

/** A client id for a message: the server keeps each once. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
