import { pathToFileURL } from 'node:url'
import { createRouterClient } from '@orpc/server'
import type { StoreApi } from '#store/api-contract.ts'
import type { StoreContext } from '#store/context.ts'
import type { RenderPage } from './app.ts'
import type { Config } from './config.ts'
import type { ApiContext } from './context.ts'
import type { Logger } from './log.ts'
import { router } from './router.ts'
import type { Services } from './services.ts'

/** What the storefront's build exports; see src/store/handle.ts. */
export type HandleStoreRequest = (request: Request, store: StoreContext) => Promise<Response>

const BUILT = 'build/store/server/index.js'

export interface Storefront {
  handle: HandleStoreRequest
  contextFor(api: ApiContext): StoreContext
}

interface Facts {
  version: string
  log: Logger
  /** stands before the calls of pages, e.g. a memory of their reads */
  reads?: (api: StoreApi) => StoreApi
}

/** Loads the built storefront; its pages call the API in this process, with the context of their own request. */
export async function loadStorefront(config: Config, services: Services, { reads = (api) => api, ...facts }: Facts): Promise<Storefront> {
  const built = (await import(/* @vite-ignore */ pathToFileURL(BUILT).href)) as { handleStoreRequest: HandleStoreRequest }
  return {
    handle: built.handleStoreRequest,
    contextFor: (context) => ({
      api: reads(createRouterClient(router, { context }) as StoreApi),
      clock: services.clock,
      publicOrigin: config.publicOrigin,
      portalOrigin: config.portalOrigin,
      demo: config.demo,
      version: facts.version,
      contact: config.contact,
      delivery: config.delivery,
      payment: services.payment,
      report: (err) => facts.log.error({ err, requestId: context.request.id }, 'a page failed'),
    }),
  }
}

export const renderWith =
  (storefront: Storefront): RenderPage =>
  (request, _scope, context) =>
    storefront.handle(request, storefront.contextFor(context))
