import { whoAsksPortal } from '#features/people/accounts/server/index.ts'
import { LIVE_LISTS } from '#features/people/live-lists/rules/lists.ts'
import { listStream } from '#features/people/live-lists/server/index.ts'
import type { DocumentHandler } from '../../services/documents.ts'
import type { Services } from '../../services/services.ts'
import { orRefusal } from './or-refusal.ts'

/** GET /list-events/orders and the other lists on the portal: how many rows are newer than the page. */
export const listEvents = (services: Services): [string, DocumentHandler][] =>
  LIVE_LISTS.map((list) => [
    `/list-events/${list}`,
    (request, _params, caller) =>
      orRefusal(
        whoAsksPortal(services, caller.cookies).then((who) =>
          listStream({ ...services, places: services.chat.hub.places }, list, request, who),
        ),
      ),
  ])
