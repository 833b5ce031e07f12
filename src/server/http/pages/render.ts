import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isUnavailable } from '#db/transaction.ts'
import type { NoteShown } from '#platform/projections/server/news.ts'
import type { PageHandle } from '#shop/page/page-handle.ts'
import type { Logger } from '../../log.ts'
import type { ApiContext } from '../context.ts'
import type { RenderPage } from '../surfaces/surface.ts'

/** The exports of an application's build; see the `handle.ts` of src/store and src/portal. */
export interface BuiltApp<Context> {
  handleRequest(request: Request, context: Context): Promise<Response>
  pageHandle(path: string): PageHandle
}

/** Loads the pages of an application from its build; undefined when it was not built. */
export async function loadBuilt<Context>(name: 'store' | 'portal'): Promise<BuiltApp<Context> | undefined> {
  const file = `build/${name}/server/index.js`
  if (!existsSync(file)) return undefined
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as BuiltApp<Context>
}

const RETRY_AFTER_SECONDS = '2'

/**
 * Renders pages, each request with its own context. The renderer must call `onError` for every error of the
 * page. A page that fails because the database does not answer gets status 503 and Retry-After.
 */
export const renderWith =
  <Context>(
    built: BuiltApp<Context>,
    contextFor: (context: ApiContext, onError: (error: unknown) => void, note: NoteShown) => Context,
    log: Logger,
  ): RenderPage =>
  async (request, context, note = () => undefined) => {
    let isAway = false
    const onError = (err: unknown): void => {
      isAway ||= isUnavailable(err)
      log[isUnavailable(err) ? 'warn' : 'error']({ err, requestId: context.request.id }, 'a page failed')
    }
    const response = await built.handleRequest(request, contextFor(context, onError, note))
    if (!isAway || response.status < 500) return response
    const headers = new Headers(response.headers)
    headers.set('retry-after', RETRY_AFTER_SECONDS)
    return new Response(response.body, { status: 503, headers })
  }
