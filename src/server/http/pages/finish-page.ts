import type { Config } from '../../config.ts'
import type { Logger } from '../../log.ts'
import { baseSecurityHeaders, contentSecurityPolicy } from '../html-security.ts'
import type { Surface } from '../surfaces/surface.ts'

interface PageParts {
  config: Config
  log: Logger
  surface: Surface
}

/**
 * Gives a rendered page its security policy and offers it to the page cache. Other answers stay as they are.
 */
export function finishPage({ config, log, surface }: PageParts) {
  const security = Object.entries(baseSecurityHeaders(config.production))
  const { frameAncestors: ancestors, frames, scripts, calls, alwaysCalls = [] } = surface.policy
  return async (response: Response, request: Request): Promise<Response> => {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    const { pathname, search } = new URL(request.url)
    const { runsPaymentScripts } = surface.pageHandle(pathname)
    headers.set(
      'content-security-policy',
      contentSecurityPolicy(html, {
        ancestors,
        frames,
        ...(runsPaymentScripts
          ? { wallets: scripts, calls: [...calls, ...alwaysCalls] }
          : { calls: alwaysCalls }),
      }),
    )
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    // A page about one order says more about its referrer than the rest.
    for (const [name, value] of security) if (!headers.has(name)) headers.set(name, value)
    if (surface.pageCache && response.status === 200 && request.method === 'GET')
      void surface.pageCache
        .keep(pathname + search, html, headers, request.headers.get('cookie') ?? undefined)
        .catch((error: unknown) => log.error({ err: error }, 'a page could not be cached'))
    return new Response(html, { status: response.status, headers })
  }
}
