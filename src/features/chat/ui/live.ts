/** One event of a stream. */
export interface LiveEvent {
  name: string
  data: unknown
}

interface LiveParts {
  path: string
  names: readonly string[]
  /** the last entry that is known; undefined: begin with what comes */
  after(): number | undefined
  onEvent(event: LiveEvent): void
  onConnection(isLive: boolean): void
  /** a tab that is not seen gives its connection back: browsers allow few to one store */
  restsWhenHidden: boolean
}

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 15_000

/**
 * Follows a stream of events. It connects again after the last entry whenever the line, the process or the
 * sleeping computer breaks it. Answers how to stop.
 */
export function follow(parts: LiveParts): () => void {
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
    // The browser's own retry would ask with the address of the first time, and stops at a refusal.
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
