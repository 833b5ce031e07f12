import { createRouterClient } from '@orpc/server'
import type { PortalApi } from '#api/contract.ts'
import { isFresh } from '#features/people/accounts/rules/session-limits.ts'
import { requireSignedIn, type WhoAsks, whoAsksPortal } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { PortalContext, PortalUser } from '#portal/context.ts'
import type { Config } from '../../config.ts'
import { navigation } from '../../declared.ts'
import type { Logger } from '../../log.ts'
import type { Services } from '../../services/services.ts'
import { onlyStorable } from '../body/body-checks.ts'
import { type BuiltApp, renderWith } from '../pages/render.ts'
import { portalRouter } from '../router.ts'
import { documentsOf } from './documents.ts'
import type { Surface } from './surface.ts'

/**
 * The partner portal: the calls of partners, the store's calls that only read, and its pages, when they are
 * built. No site may frame it, and it runs no payment
 * scripts.
 */
export function portalSurface(
  config: Config,
  services: Services,
  { version, log, built }: { version: string; log: Logger; built?: BuiltApp<PortalContext> | undefined },
): Surface {
  return {
    name: 'portal',
    origin: config.portalOrigin,
    router: portalRouter,
    callsFrom: config.publicOrigin,
    whoAsks: (_request, { cookies }) => whoAsksPortal(services, cookies),
    // It frames the store, and its own previews of mails.
    policy: { frameAncestors: [], frames: [config.publicOrigin, "'self'"], scripts: [], calls: [] },
    renderPage:
      built &&
      renderWith(
        built,
        (context, report) => ({
          api: createRouterClient(portalRouter, { context, interceptors: [onlyStorable] }) as PortalApi,
          user: userOf(context, services.clock),
          navigation,
          clock: services.clock,
          publicOrigin: config.publicOrigin,
          portalOrigin: config.portalOrigin,
          demo: config.demo,
          version,
          contact: services.contact,
          report,
        }),
        log,
      ),
    pageHandle: built ? built.pageHandle : () => ({}),
    // Only people who are signed in send files: the call itself checks what each may.
    openUpload: async (_request, context) => void requireSignedIn(context),
    documents: new Map(documentsOf('portalDocuments', services)),
    notices: new Map(),
    lenderReturns: new Map(),
  }
}

function userOf({ signedIn }: WhoAsks, clock: Clock): PortalUser | undefined {
  if (!signedIn) return undefined
  const { actor, accountId: id, email, steppedUpAt } = signedIn
  return {
    id,
    name: actor.name,
    email,
    role: actor.kind === 'staff' ? actor.role : actor.kind,
    companyId: actor.kind === 'contractor' ? actor.companyId : undefined,
    isSteppedUp: isFresh(steppedUpAt, clock.now()),
  }
}
