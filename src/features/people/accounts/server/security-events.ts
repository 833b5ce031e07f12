import type { Db } from '#db/connect.ts'
import { type Authorized, requireAllRows } from './require-permission.ts'

/** The newest events that show staff an attack. */
export function listEvents(db: Db, permission: Authorized<'security.read'>, most: number) {
  requireAllRows(permission)
  return db
    .selectFrom('security_event')
    .select(['kind', 'happened_at', 'who', 'order_id'])
    .orderBy('happened_at', 'desc')
    .limit(most)
    .execute()
}
