import { whoAsksPortal } from '#features/people/accounts/server/index.ts'
import { deskStream, visitorStream } from '#features/service/chat/server/index.ts'
import type { DocumentHandler } from '../../services/documents.ts'
import type { Services } from '../../services/services.ts'
import { orRefusal } from './or-refusal.ts'

/** GET /chat-events on the store: the events of the visitor's chat. */
export const visitorEvents =
  (services: Services): DocumentHandler =>
  (request, _params, caller) =>
    orRefusal(visitorStream(services, request, caller))

/** GET /chat-events on the portal: the events of every chat, for the desk. */
export const deskEvents =
  (services: Services): DocumentHandler =>
  (request, _params, caller) =>
    orRefusal(deskStream(services, request, () => whoAsksPortal(services, caller.cookies)))
