import { pathToFileURL } from 'node:url'
import { createRouterClient } from '@orpc/server'
import type { StoreApi } from '#api/contract.ts'
import { isUnavailable } from '#db/transaction.ts'
import type { StoreContext } from '#store/context.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services/services.ts'
import type { RenderPage } from './app.ts'
import type { ApiContext } from './context.ts'
import { router } from './router.ts'

/** What the storefront's build exports; see src/store/handle.ts. */
export type HandleStoreRequest = (request: Request, store: StoreContext) => Promise<Response>

const BUILT = 'build/store/server/index.js'

export interface Storefront {
  handle: HandleStoreRequest
  /** `hears` is told of every error of the page. */
  contextFor(api: ApiContext, hears: (error: unknown) => void): StoreContext
}

interface Facts {
  version: string
  log: Logger
  /** stands before the calls of pages, e.g. a memory of their reads */
  reads?: (api: StoreApi) => StoreApi
}

/** Loads the built storefront; its pages call the API in this process, with the context of their own request. */
export async function loadStorefront(
  config: Config,
  services: Services,
  { reads = (api) => api, ...facts }: Facts,
): Promise<Storefront> {
  const built = (await import(/* @vite-ignore */ pathToFileURL(BUILT).href)) as {
    handleStoreRequest: HandleStoreRequest
  }
  return {
    handle: built.handleStoreRequest,
    contextFor: (context, hears) => ({
      api: reads(createRouterClient(router, { context }) as StoreApi),
      clock: services.clock,
      publicOrigin: config.publicOrigin,
      portalOrigin: config.portalOrigin,
      demo: config.demo,
      version: facts.version,
      contact: config.contact,
      delivery: config.delivery,
      payment: services.paymentOffer,
      report(err) {
        hears(err)
        facts.log[isUnavailable(err) ? 'warn' : 'error'](
          { err, requestId: context.request.id },
          'a page failed',
        )
      },
    }),
  }
}

const RETRY_AFTER_SECONDS = '2'

/** Renders pages. One that failed because the database is away says 503 and when to come back, so that nobody takes it for the page. */
export const renderWith =
  (storefront: Storefront): RenderPage =>
  async (request, _scope, context) => {
    let isAway = false
    const hears = (error: unknown) => {
      isAway ||= isUnavailable(error)
    }
    const response = await storefront.handle(request, storefront.contextFor(context, hears))
    if (!isAway || response.status < 500) return response
    const headers = new Headers(response.headers)
    headers.set('retry-after', RETRY_AFTER_SECONDS)
    return new Response(response.body, { status: 503, headers })
  }
