import { type RawBuilder, sql } from 'kysely'
import type { Period } from '../rules/period.ts'
import { within } from './read-days.ts'

export interface ActRow {
  name: string
  isStep: boolean
  act: string
  count: number
}

/**
 * What staff did in a period, by person and act: the steps in the history of orders, and the audit log of all
 * else. Signing in and reading are no work. The log says of orders what their history says.
 */
export const actsOf = (period: Period): RawBuilder<ActRow> => sql<ActRow>`
  select substr(actor, 7) as name, true as "isStep", kind as act, count(*)::integer as count
  from order_event
  where ${within(sql`happened_at`, period)} and actor like 'staff %'
  group by 1, 3
  union all
  select actor_name, false, action, count(*)::integer
  from audit_event
  where ${within(sql`at`, period)}
    and actor_kind = 'staff'
    and entity not in ('order', 'account', 'audit', 'list')
  group by 1, 3`
