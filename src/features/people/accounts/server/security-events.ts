import type { Db } from '#db/connect.ts'
import type { OnlineIndexes } from '#db/online-indexes.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { EVENT_LIST } from '../rules/actor.ts'
import { type Authorized, requireAllRows } from './require-permission.ts'

export const EVENT_INDEXES: OnlineIndexes = {
  security_event_kind: 'security_event (kind, happened_at desc, id desc)',
  security_event_who: 'security_event (who, happened_at desc, id desc)',
}

/** Events that show staff an attack, the newest first. Throws ApiError invalid for a place that is none. */
export async function listEvents(
  db: Db,
  permission: Authorized<'security.read'>,
  { kind, who, after }: Partial<Asked<typeof EVENT_LIST>>,
  most: number,
) {
  requireAllRows(permission)
  const place = placeIn({ by: ['moment', 'happened_at'], id: 'id', direction: 'desc' }, after)
  let query = db.selectFrom('security_event').select(['id', 'kind', 'happened_at', 'who', 'order_id'])
  if (kind) query = query.where('kind', '=', kind)
  if (who) query = query.where('who', '=', who)
  const rows = await query
    .where(place.isAfter)
    .orderBy(place.order)
    .limit(most + 1)
    .execute()
  return pageOf(rows, most, ({ happened_at }) => happened_at)
}
