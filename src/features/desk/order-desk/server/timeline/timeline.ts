import { implement } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { found, needs, requireAllRows } from '#features/people/accounts/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { AGAIN } from '#platform/outbox/server/outbox.ts'
import { timelineCalls } from '../../contract/timeline.ts'
import { ORDER_DESK } from '../../rules/access.ts'
import {
  EVENTS_OF,
  sourcesOf,
  type TimelineGroup,
  type TimelineSource,
  TOLD_OTHERWISE,
} from '../../rules/timeline.ts'
import type { OrderDeskContext } from '../context.ts'
import { isAbout, MAIL_KIND } from '../mails/order-mails.ts'
import { presentEntry, type TimelineRow } from './present-entry.ts'

const PAGE = 50

const os = implement(timelineCalls).$context<OrderDeskContext>()

export const timelineHandlers = {
  timeline: os.timeline.use(needs(ORDER_DESK.read)).handler(async ({ input, context }) => {
    const { db, permission, actor } = context
    requireAllRows(permission)
    const orderId = typedOrderNumber(input.orderID)
    const { order, isAfter } = placeIn(
      { by: ['moment', 'at'], id: 'id', direction: 'desc', ids: /^[a-z]+:[\w-]+$/ },
      input.after,
    )
    const [placed, { rows }] = await Promise.all([
      placedBy(db, orderId),
      timelinePage({ orderId, group: input.group, isAfter, order }).execute(db),
    ])
    const { page, next } = pageOf(rows, PAGE, ({ at }) => at)
    const reader = { order: found(placed), actor }
    return { entries: page.map((row) => presentEntry(row, reader)), next }
  }),
}

const placedBy = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('account', 'account.id', 'orders.placed_by')
    .select(['orders.placed_by', 'account.name as placed_by_name'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

interface Asked {
  orderId: string
  group: TimelineGroup
  isAfter: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/** The entries of a page: of each source at most as many as a page has, each by an index of the order. */
export function timelinePage({ orderId, group, isAfter, order }: Asked): RawBuilder<TimelineRow> {
  const parts = sourcesOf(group).map(
    (source) => sql`(
      select *
      from (${SOURCES[source](orderId, group)}) as part
      where ${isAfter}
      order by ${order}
      limit ${PAGE + 1}
    )`,
  )
  return sql<TimelineRow>`
    select *
    from (${sql.join(parts, sql` union all `)}) as entries
    order by ${order}
    limit ${PAGE + 1}`
}

interface Columns {
  key: RawBuilder<unknown>
  at: RawBuilder<unknown>
  kind: RawBuilder<unknown>
  actor?: RawBuilder<unknown>
  reason?: RawBuilder<unknown>
  data: RawBuilder<unknown>
}

const NONE = sql`''::text`

const columns = (source: TimelineSource, { key, at, kind, actor, reason, data }: Columns) => sql`
  ${source}::text as source,
  ${`${source}:`}::text || ${key} as id,
  date_trunc('milliseconds', ${at}) as at,
  ${kind} as kind,
  ${actor ?? NONE} as actor,
  ${reason ?? NONE} as reason,
  ${data} as data`

type Rows = (orderId: string, group: TimelineGroup) => RawBuilder<unknown>

const SOURCES: Readonly<Record<TimelineSource, Rows>> = {
  event: (orderId, group) => sql`
    select ${columns('event', {
      key: sql`lpad(version::text, 9, '0')`,
      at: sql`happened_at`,
      kind: sql`kind`,
      actor: sql`actor`,
      reason: sql`reason`,
      data: sql`case kind when 'edited' then data else '{}' end || jsonb_build_object('version', version)`,
    })}
    from order_event
    where order_id = ${orderId} and kind <> all(${TOLD_OTHERWISE}::text[]) and ${isEventOf(group)}`,

  mail: (orderId) => sql`
    select ${columns('mail', {
      key: sql`lpad(id::text, 15, '0')`,
      at: sql`coalesce(sent_at, created_at)`,
      kind: MAIL_KIND,
      data: sql`jsonb_build_object('id', id, 'isSent', sent_at is not null, 'error', last_error,
        'isAgain', dedupe_key like ${`%${AGAIN}%`})`,
    })}
    from outbox
    where ${isAbout(orderId)}`,

  note: (orderId) => sql`
    select ${columns('note', {
      key: sql`id`,
      at: sql`written_at`,
      kind: sql`'note'`,
      data: sql`jsonb_build_object('id', id, 'body', body, 'by', author_name, 'author', author_id,
        'isChanged', changed_at is not null)`,
    })}
    from order_note
    where order_id = ${orderId} and removed_at is null`,

  payment: (orderId) => sql`
    select ${columns('payment', {
      key: sql`id`,
      at: sql`created_at`,
      kind: sql`'authorization'`,
      data: sql`jsonb_build_object('status', status, 'cents', amount_cents, 'provider', provider,
        'error', error_code)`,
    })}
    from payment_attempt
    where order_id = ${orderId}`,

  // Joins the attempt: a movement has its provider.
  movement: (orderId) => sql`
    select ${columns('movement', {
      key: sql`m.id::text`,
      at: sql`case m.status when 'done' then m.updated_at else m.created_at end`,
      kind: sql`m.kind`,
      actor: sql`m.actor`,
      reason: sql`m.reason`,
      data: sql`jsonb_build_object('status', m.status, 'cents', m.amount_cents, 'provider', a.provider,
        'error', m.error_code)`,
    })}
    from money_movement m
    left join payment_attempt a on a.id = m.attempt_id
    where m.order_id = ${orderId}`,

  shipment: (orderId) => sql`
    select ${columns('shipment', {
      key: sql`id::text`,
      at: sql`coalesce(released_at, created_at)`,
      kind: sql`'shipment'`,
      data: sql`jsonb_build_object('number', number, 'carrier', carrier, 'tracking', tracking,
        'hasLeft', released_at is not null)`,
    })}
    from shipment
    where order_id = ${orderId}`,

  // Who has work stands in the audit log, all else of staff in the events. Work has its people by their ids.
  work: (orderId) => sql`
    select ${columns('work', {
      key: sql`lpad(line.id::text, 15, '0')`,
      at: sql`line.at`,
      kind: sql`line.action`,
      reason: sql`coalesce(line.reason, '')`,
      data: sql`jsonb_build_object(
        'by', line.actor_name, 'work', line.after ->> 'kind', 'key', line.after ->> 'key',
        'was', was.id, 'wasName', was.name, 'owner', owner.id, 'ownerName', owner.name,
        'isLast', not exists (
          select
          from audit_event newer
          where newer.entity = 'order'
            and newer.entity_id = line.entity_id
            and newer.id > line.id
            and newer.action = line.action
            and newer.after ->> 'kind' = line.after ->> 'kind'
            and newer.after ->> 'key' = line.after ->> 'key'
        )
      )`,
    })}
    from audit_event line
    left join account was on was.id = (line.before ->> 'owner')::bigint
    left join account owner on owner.id = (line.after ->> 'owner')::bigint
    where line.entity = 'order'
      and line.entity_id = ${orderId}
      and line.action = 'today.assign'`,
}

/** Whether an event belongs to the group. */
function isEventOf(group: TimelineGroup): RawBuilder<unknown> {
  if (group === 'all') return sql`true`
  return group === 'people'
    ? sql`kind <> all(${Object.values(EVENTS_OF).flat()}::text[])`
    : sql`kind = any(${EVENTS_OF[group]}::text[])`
}
