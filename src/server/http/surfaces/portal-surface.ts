import { createRouterClient } from '@orpc/server'
import type { PortalContext } from '#portal/context.ts'
import type { Config } from '../../config.ts'
import type { Logger } from '../../log.ts'
import type { Services } from '../../services/services.ts'
import { type BuiltApp, renderWith } from '../pages/render.ts'
import { portalRouter } from '../router.ts'
import { refuseUpload } from './open-upload.ts'
import type { Surface } from './surface.ts'

/**
 * The partner portal: the calls that only read, and its pages. No site may frame it, and it runs no payment
 * scripts.
 */
export function portalSurface(
  config: Config,
  services: Services,
  { version, log, built }: { version: string; log: Logger; built: BuiltApp<PortalContext> },
): Surface {
  return {
    name: 'portal',
    origin: config.portalOrigin,
    router: portalRouter,
    prepared: {},
    policy: { frameAncestors: [], frames: [config.publicOrigin], scripts: [], calls: [] },
    renderPage: renderWith(
      built,
      (context, report) => ({
        api: createRouterClient(portalRouter, { context }) as PortalContext['api'],
        clock: services.clock,
        publicOrigin: config.publicOrigin,
        portalOrigin: config.portalOrigin,
        demo: config.demo,
        version,
        contact: config.contact,
        report,
      }),
      log,
    ),
    pageHandle: built.pageHandle,
    openUpload: refuseUpload,
    // Its pages show the store's product photos, which have to come from their own origin.
    documents: new Map([...services.documents].filter(([path]) => path.startsWith('/product-images/'))),
    notices: new Map(),
    lenderReturns: new Map(),
  }
}
