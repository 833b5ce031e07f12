import { amazonService } from '#features/selling/payments/server/index.ts'
import type { DocumentHandler } from '#platform/feature/server/define-feature.ts'
import type { Config } from '../config.ts'
import type { OpenProvider } from '../providers/provider.ts'
import type { SellingServices } from './selling.ts'

interface DocumentParts {
  config: Config
  selling: SellingServices
  providers: readonly OpenProvider[]
}

/** The handlers of the files of payment providers, by path. */
export function providerDocuments({
  config,
  selling,
  providers,
}: DocumentParts): ReadonlyMap<string, DocumentHandler> {
  const amazon = amazonService({
    payments: selling.payments,
    orderCookie: selling.orderCookie,
    originOf: (request) => (config.demo ? new URL(request.url).origin : config.publicOrigin),
  })
  return new Map<string, DocumentHandler>([
    ...providers
      .flatMap(({ files = {} }) => Object.entries(files))
      .map(([path, respond]) => [path, async () => respond()] as const),
    // The specification makes the wallet service a function that depends on nothing else in the app.
    ['/AmazonPay', (request, _named, caller) => amazon(request, caller)],
  ])
}
