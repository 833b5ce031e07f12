import autocannon from 'autocannon'

export interface LoadFigures {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  failed: number
}

export interface LoadOptions {
  url: string
  connections: number
  seconds: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** a body, or one made anew for each request */
  body?: string | (() => string)
  /** a path made anew for each request, for pages that must not come from a cache */
  path?: () => string
}

/** Loads one address for some seconds; latencies in milliseconds with microsecond resolution. */
export async function load(options: LoadOptions): Promise<LoadFigures> {
  const latencies: number[] = []
  const { body, path } = options
  const settings: autocannon.Options = {
    url: options.url,
    connections: options.connections,
    duration: options.seconds,
    requests: [
      {
        method: options.method ?? 'GET',
        headers: { ...(options.body ? { 'content-type': 'application/json' } : {}), ...options.headers },
        ...(typeof body === 'string' ? { body } : {}),
        ...(path || typeof body === 'function'
          ? { setupRequest: (request: autocannon.Request) => ({ ...request, ...(path ? { path: path() } : {}), ...(typeof body === 'function' ? { body: body() } : {}) }) }
          : {}),
      },
    ],
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(settings, (error, done) => (error ? reject(error) : resolve(done)))
    instance.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
  })
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { requestsPerSecond: result.requests.total / result.duration, p50Ms: at(0.5), p99Ms: at(0.99), failed: result.non2xx + result.errors + result.timeouts }
}
