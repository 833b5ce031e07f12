import { createProductDocuments, pictureResponse } from '#features/catalog/catalog/server/index.ts'
import { sharingFiles } from '#features/choosing/sharing/server/index.ts'
import type { Content } from '#features/content/content/server/index.ts'
import { amazonService } from '#features/selling/payments/server/index.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import type { Config } from '../config.ts'
import type { OpenProvider } from '../providers/provider.ts'
import type { Outside } from './outside.ts'
import type { SellingServices } from './selling.ts'

/** Answers a path that is neither a page nor a call of the API, e.g. a PDF. */
export type DocumentHandler = (
  request: Request,
  params: Record<string, string>,
  caller: RequestContext,
) => Promise<Response>

interface DocumentParts {
  config: Config
  outside: Outside
  content: Content
  /** increases when what a page shows has changed */
  revision: () => number
  selling: SellingServices
  providers: readonly OpenProvider[]
}

/**
 * The handlers by path: documents and pictures of products, files for search engines, files of payment
 * providers.
 */
export function createDocuments(parts: DocumentParts): ReadonlyMap<string, DocumentHandler> {
  const { config, outside, content, revision, selling, providers } = parts
  const { db, clock, files } = outside
  const productDocument = createProductDocuments({ db, clock, revision })
  const amazon = amazonService({
    payments: selling.payments,
    orderCookie: selling.orderCookie,
    originOf: (request) => (config.demo ? new URL(request.url).origin : config.publicOrigin),
  })
  return new Map<string, DocumentHandler>([
    ...providers
      .flatMap(({ files: served = {} }) => Object.entries(served))
      .map(([path, respond]) => [path, async () => respond()] as const),
    // The specification makes the wallet service a function that depends on nothing else in the app.
    ['/AmazonPay', (request, _params, caller) => amazon(request, caller)],
    [
      '/product-documents/:id/specification-sheet.pdf',
      (_request, { id }) => productDocument(id ?? '', 'specification-sheet'),
    ],
    [
      '/product-images/:hash/:file',
      (_request, { hash, file }) => pictureResponse(files, hash ?? '', file ?? ''),
    ],
    [
      '/product-documents/:id/certificate.pdf',
      (_request, { id }) => productDocument(id ?? '', 'certificate'),
    ],
    ...sharingFiles({
      db,
      clock,
      origin: config.publicOrigin,
      revision,
      writtenPages: async () =>
        [...(await content.list('brochure')), ...(await content.list('article'))].flatMap(
          ({ path, updatedAt }) => (path ? [{ path, changedAt: new Date(updatedAt) }] : []),
        ),
    }),
  ])
}
