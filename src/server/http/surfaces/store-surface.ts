import { createRouterClient } from '@orpc/server'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { LOCATION_COOKIE, type Location } from '#features/catalog/location/rules/location.ts'
import { zipOfPage } from '#features/catalog/location/rules/zip.ts'
import { findLocation, findPostalPlace } from '#features/catalog/location/server/index.ts'
import { loadForm } from '#features/choosing/sizing/rules/home.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import { savedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import {
  HOME_COOKIE,
  homeTextOfPage,
  type PageHome,
  readHome,
} from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { previewedKey, withDraft } from '#features/desk/content-desk/server/preview.ts'
import { whoAsksStore } from '#features/people/accounts/server/who-asks.ts'
import { offerNow } from '#features/selling/payments/ui/offer.ts'
import { ApiError } from '#lib/api-error.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { NoteShown } from '#platform/projections/server/news.ts'
import type { StoreContext } from '#store/context.ts'
import type { Config } from '../../config.ts'
import type { Logger } from '../../log.ts'
import { mcpAnswer } from '../../mcp/answer.ts'
import type { Services } from '../../services/services.ts'
import { onlyStorable } from '../body/body-checks.ts'
import type { ApiContext } from '../context.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { loadBuilt, renderWith } from '../pages/render.ts'
import { rawCalls, storeRouter } from '../router.ts'
import { documentsOf } from './documents.ts'
import { openUploadOfStore } from './open-upload.ts'
import type { RenderPage, Surface } from './surface.ts'

export interface StoreSurfaceParts {
  version: string
  log: Logger
  pageCache: PageCache
  /** wraps the calls of pages, e.g. in a cache; tells what their answers show */
  reads?: (api: StoreApi, note: NoteShown) => StoreApi
  /** false: only the calls, for tests without a build */
  pages?: boolean
}

/** The storefront: every call of the contract, and its built pages, which call the API in this process. */
export async function storeSurface(
  config: Config,
  services: Services,
  { version, log, pageCache, reads = (api) => api, pages = true }: StoreSurfaceParts,
): Promise<Surface> {
  const { paymentOrigins, documents, paymentNotices, lenderReturns } = services
  const built = pages ? await loadBuilt<StoreContext>('store') : undefined
  if (pages && !built) throw new Error('The store is not built: run `npm run build`.')
  const shared = {
    clock: services.clock,
    publicOrigin: config.publicOrigin,
    portalOrigin: config.portalOrigin,
    demo: config.demo,
    version,
    contact: services.contact,
    delivery: config.delivery,
    // Read for each page: staff switch methods off.
    get payment() {
      return offerNow(services.paymentOffer)
    },
  }
  return {
    name: 'store',
    origin: config.publicOrigin,
    router: storeRouter,
    rawCalls: rawCalls(),
    whoAsks: ({ headers }) => whoAsksStore(services, headers.get('authorization')),
    // The portal shows the store's pages to the customers of contractors.
    policy: {
      ...paymentOrigins,
      frameAncestors: [config.portalOrigin],
      alwaysCalls: [config.portalOrigin],
    },
    renderPage:
      built &&
      asPreview(
        services,
        renderWith(
          built,
          (context, report, note) => {
            const draft = previewOf(services, context)
            const seen = draft
              ? { ...context, content: withDraft(context.content, services, draft) }
              : context
            const api = createRouterClient(storeRouter, {
              context: seen,
              interceptors: [onlyStorable],
            }) as StoreApi
            return {
              ...shared,
              api: draft ? api : reads(api, note),
              isPreview: draft !== undefined,
              placeOfPage: () => placeOfPage(context),
              homeOfPage: () => homeOfPage(context, api),
              rulesAt: (zip) => rulesAt(context, zip),
              report,
            }
          },
          log,
        ),
      ),
    pageHandle: built ? built.pageHandle : () => ({}),
    openUpload: openUploadOfStore,
    answerAssistant: mcpAnswer({ services, log, version, origin: config.publicOrigin }),
    pageCache,
    documents: new Map([...documents, ...documentsOf('documents', services)]),
    notices: paymentNotices,
    lenderReturns,
  }
}

const previewOf = ({ accounts, clock }: Services, { request }: Pick<ApiContext, 'request'>) =>
  previewedKey(request.url, { secrets: accounts.secrets, now: clock.now() })

/** No cache and no search engine keeps the page of a draft. */
const asPreview =
  (services: Services, render: RenderPage): RenderPage =>
  async (request, context, note) => {
    const response = await render(request, context, note)
    if (!previewOf(services, context)) return response
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'private, no-store')
    headers.set('x-robots-tag', 'noindex')
    headers.set('referrer-policy', 'no-referrer')
    return new Response(response.body, { status: response.status, headers })
  }

/**
 * The place that the page is rendered for. An invalid zip, and one without a known tax, get the shared page.
 */
async function placeOfPage(context: ApiContext): Promise<Location | undefined> {
  const { url, cookies } = context.request
  const zip = zipOfPage(url.pathname, cookies[LOCATION_COOKIE.name])
  if (zip === undefined) return undefined
  try {
    return await findLocation(context, zip)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** The home that the page is rendered for. Where its ZIP code has no weather data, the shared page. */
async function homeOfPage(context: ApiContext, api: StoreApi): Promise<PageHome | undefined> {
  const { url, cookies } = context.request
  const text = homeTextOfPage(url.pathname, cookies[HOME_COOKIE.name])
  const home = text === undefined ? undefined : readHome(text)
  if (text === undefined || home === undefined) return undefined
  const { form, heatingBtu: heating, coolingBtu: cooling } = home
  try {
    const [answer, location, rules] = await Promise.all([
      api.sizing.btu(loadForm(form)),
      findLocation(context, form.zipCode),
      rulesAt(context, form.zipCode),
    ])
    const saved = { ...savedNeed(form, answer), need: needOf({ heating, cooling }) }
    return rules && { text, saved, location, rules }
  } catch (error) {
    if (refusalOf(error) !== undefined) return undefined
    throw error
  }
}

/** Throws 400 `invalid_zip`. */
async function rulesAt({ db, clock }: ApiContext, text: string): Promise<PageHome['rules'] | undefined> {
  const place = await findPostalPlace(db, text)
  if (place.kind === 'canada') return undefined
  const { zip, state, countyFips } = place
  return { place: { zip, state, countyFips }, on: inStoreZone(clock.now()).day }
}
