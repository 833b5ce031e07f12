/** The writing end of a stream of events. */
export interface EventOut {
  /** An event of the stream; with an id the browser goes on after it when it connects again. */
  event(name: string, data: unknown, id?: number): void
  end(): void
}

/** After a longer silence a proxy, or our own server, takes the connection for dead. */
const HEARTBEAT_MS = 15_000
/** Chunks that wait for a slow reader; then the stream ends, and the reader goes on where it was. */
const MOST_WAITING = 512
/** How long a browser waits before it connects again. */
const RETRY_MS = 1_500

interface StreamParts {
  /** Begins to write. Returns the function to call when the stream has ended. */
  begin(out: EventOut): Promise<() => void> | (() => void)
  /** called with each heartbeat; false ends the stream */
  heartbeat?(): Promise<boolean>
  /** called once when the stream has ended, also when it never began to write */
  ended?(): void
}

/**
 * Answers a request with server-sent events. The stream ends when its reader leaves or is too slow, when
 * `heartbeat` says so, or by `end`.
 */
export function eventStream(parts: StreamParts): Response {
  let leave = (): void => undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        leave = writeTo(controller, parts)
      },
      cancel: () => leave(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx would keep the events back until its buffer is full.
      'x-accel-buffering': 'no',
    },
  })
}

/** Writes the events of one stream. Returns the function to call when its reader has left. */
function writeTo(
  controller: ReadableStreamDefaultController<Uint8Array>,
  { begin, heartbeat = async () => true, ended = () => undefined }: StreamParts,
): () => void {
  const encoder = new TextEncoder()
  let isOver = false
  let onEnd = (): void => undefined
  const stop = (): void => {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    onEnd()
    ended()
  }
  const end = (): void => {
    if (isOver) return
    stop()
    controller.close()
  }
  const write = (text: string): void => {
    if (isOver) return
    if ((controller.desiredSize ?? 0) <= 0) end()
    else controller.enqueue(encoder.encode(text))
  }
  const timer = setInterval(() => {
    write(': still here\n\n')
    // When the database does not answer for a moment, the stream goes on.
    void heartbeat().then(
      (goesOn) => goesOn || end(),
      () => undefined,
    )
  }, HEARTBEAT_MS)
  timer.unref()
  write(`retry: ${RETRY_MS}\n\n`)
  const out: EventOut = {
    event: (name, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end,
  }
  void Promise.resolve(begin(out)).then((leave) => {
    onEnd = leave
    if (isOver) leave()
  }, end)
  return stop
}

/** The id after which a stream goes on: what the browser remembers, or what the address names. */
export function resumeAfter(request: Request): number | undefined {
  const remembered = request.headers.get('last-event-id')
  const asked = new URL(request.url).searchParams.get('after')
  const ids = [remembered, asked].flatMap((text) => (text && /^\d{1,15}$/.test(text) ? [Number(text)] : []))
  return ids.length === 0 ? undefined : Math.max(...ids)
}
