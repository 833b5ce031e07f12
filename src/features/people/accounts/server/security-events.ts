import type { Db } from '#db/connect.ts'
import type { Authorized } from './require-permission.ts'

/** The newest events that show staff an attack. */
export const listEvents = (db: Db, _permission: Authorized<'security.read'>, most: number) =>
  db
    .selectFrom('security_event')
    .select(['kind', 'happened_at', 'who', 'order_id'])
    .orderBy('happened_at', 'desc')
    .limit(most)
    .execute()
