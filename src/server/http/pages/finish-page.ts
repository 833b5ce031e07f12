import type { Config } from '../../config.ts'
import type { Logger } from '../../log.ts'
import { baseSecurityHeaders, contentSecurityPolicy } from '../html-security.ts'
import type { Surface } from '../surfaces/surface.ts'
import type { BegunPage } from './page-cache.ts'

interface PageParts {
  config: Config
  log: Logger
  surface: Surface
}

/**
 * Gives a rendered page its security policy and offers it to the page cache, where there is one. Other
 * answers stay as they are.
 */
export function finishPage({ config, log, surface }: PageParts) {
  const security = Object.entries(baseSecurityHeaders(config.production))
  return async (response: Response, request: Request, begun: BegunPage | undefined): Promise<Response> => {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await bytesOf(response)
    const headers = new Headers(response.headers)
    const { pathname, search } = new URL(request.url)
    // A preview of a mail has a stricter policy of its own.
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', policyOf(html, surface, pathname))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    // A page about one order says more about its referrer than the rest.
    for (const [name, value] of security) if (!headers.has(name)) headers.set(name, value)
    if (begun && response.status === 200 && request.method === 'GET')
      void begun
        .keep(pathname + search, html, headers, request.headers.get('cookie') ?? undefined)
        .catch((error: unknown) => log.error({ err: error }, 'a page could not be cached'))
    return new Response(html, { status: response.status, headers })
  }
}

/** The body without a copy when it comes in one piece, as a rendered page does. */
async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of body ?? []) pieces.push(piece)
  const [first] = pieces
  return first && pieces.length === 1
    ? Buffer.from(first.buffer, first.byteOffset, first.byteLength)
    : Buffer.concat(pieces)
}

function policyOf(html: Buffer, { policy, pageHandle }: Surface, pathname: string): string {
  const { frameAncestors: ancestors, frames, scripts, calls, alwaysCalls = [] } = policy
  const { runsPaymentScripts } = pageHandle(pathname)
  const more = runsPaymentScripts
    ? { wallets: scripts, calls: [...calls, ...alwaysCalls] }
    : { calls: alwaysCalls }
  return contentSecurityPolicy(html, { ancestors, frames, ...more })
}
