import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { MUCH_CENTS, MUCH_UNITS } from '#features/selling/orders/rules/holding.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import { figure } from '#lib/merchant/merchant.ts'
import { businessDaysAfter } from '#platform/clock/server/promised-by.ts'
import { AUTHORIZATION_DAYS, warnFrom } from '../../rules/shipping.ts'
import { type Column, text, type WaitingRow, type WorkRow, work } from './waiting-row.ts'

/** An outcome that stays unknown for this long goes on the work list. */
const UNKNOWN_MS = 10 * MINUTE_MS
/** After this many tries an effect of the outbox is shown to a person. */
const MANY_TRIES = 5

/**
 * Everything of orders and money that waits for a person but shipping and checks, oldest first: requests of
 * buyers, money whose outcome is unknown, authorizations that end soon, and effects that keep failing.
 */
export async function worklist(
  db: Db,
  permission: Authorized<'worklist.read'>,
  now: Date,
): Promise<WorkRow[]> {
  requireAllRows(permission)
  return (await workRows(now).execute(db)).rows
}

export const workRows = (now: Date) => sql<WorkRow>`
  select kind, "orderID", what, since
  from (${sql.join(waitingWork(now), sql` union all `)}) as work
  order by since`

/** The queries of what waits, whose rows are `WaitingRow`s; each may find several kinds. */
export const waitingWork = (now: Date): readonly RawBuilder<WaitingRow>[] => [
  requests(now),
  ...unknownOutcomes(later(now, -UNKNOWN_MS)),
  ...refusedMovements,
  ...endingAuthorizations(now),
  ...moneyWithoutOrder,
  failingEffects,
  ordersInReview(now),
  openCertificates,
  stockHeldByFew(),
  waitingRefunds,
  waitingReplacements,
]

/** We answer buyers within one business day, as our pages about damage, changes and large orders say. */
const ANSWER_DAYS = 1
const answerBy = (moment: RawBuilder<unknown>, now: Date) => businessDaysAfter(moment, ANSWER_DAYS, now)

const ANSWERED = sql`kind in ('cancel_request', 'return_request', 'damage_report')`

const requests = (now: Date): RawBuilder<WaitingRow> => sql`
  select ${work({
    kind: sql`kind`,
    key: sql`id::text`,
    order: sql`order_id`,
    what: sql`note`,
    since: sql`opened_at`,
    due: sql`case when ${ANSWERED} then ${answerBy(sql`opened_at`, now)} end`,
  })}
  from work_item
  where closed_at is null`

const AMOUNT = sql`round(amount_cents / 100.0, 2)`
const AMOUNT_AND_ERROR = sql`${AMOUNT} || coalesce(' ' || error_code, '')`

/** Work about an attempt or a movement. */
const ofMoney = (kind: Column, what: Column = AMOUNT_AND_ERROR) =>
  work({ kind, key: sql`id`, order: sql`order_id`, what, since: sql`created_at` })

const unknownOutcomes = (since: Date): RawBuilder<WaitingRow>[] => [
  sql`
    select ${ofMoney(text('unknown_payment'), sql`method || ' ' || ${AMOUNT_AND_ERROR}`)}
    from payment_attempt
    where status in ('processing', 'unknown') and created_at < ${since}`,
  sql`
    select ${ofMoney(sql`'unknown_' || kind`)}
    from money_movement
    where status in ('sending', 'unknown') and created_at < ${since}`,
]

const refusedMovements: RawBuilder<WaitingRow>[] = [
  sql`
    select ${ofMoney(sql`'waiting_' || kind`)}
    from money_movement
    where status = 'requested' and checks > 2`,
  // Joins orders: a movement that failed matters no more once its order is cancelled or refunded.
  sql`
    select ${ofMoney(sql`'failed_' || kind`)}
    from money_movement
    where status = 'failed'
      and error_code is distinct from 'returned'
      and not exists (
        select
        from money_movement as newer
        where newer.order_id = money_movement.order_id
          and newer.kind = money_movement.kind
          and newer.created_at > money_movement.created_at
      )
      and not exists (
        select
        from orders
        where orders.id = money_movement.order_id and orders.state in ('cancelled', 'refunded')
      )`,
]

function endingAuthorizations(now: Date): RawBuilder<WaitingRow>[] {
  const warn = warnFrom(now)
  // Joins orders: only an order that has not shipped still needs its authorization.
  const authorized = sql`
    select a.id, a.order_id, a.method || ' ' || round(a.amount_cents / 100.0, 2) as what, a.created_at,
      a.created_at + make_interval(hours => 24 * a.honour_days) as honoured_until,
      coalesce(
        a.authorized_until,
        a.created_at
          + make_interval(hours => 24 * coalesce(a.authorization_days, ${AUTHORIZATION_DAYS}::integer))
      ) as ends_at
    from payment_attempt a
    join orders on orders.id = a.order_id
    where a.status = 'authorized' and orders.state in ('authorized', 'in_fulfilment')`
  const held = (kind: string, due: Column) =>
    work({
      kind: text(kind),
      key: sql`id`,
      order: sql`order_id`,
      what: sql`what`,
      since: sql`created_at`,
      due,
    })
  return [
    sql`
      select ${held('authorization_ends', sql`ends_at`)}
      from (${authorized}) as held
      where ends_at < ${warn}`,
    sql`
      select ${held('honour_period_ends', sql`honoured_until`)}
      from (${authorized}) as held
      where honoured_until < ${warn}
        and ends_at >= ${warn}`,
  ]
}

const moneyWithoutOrder: RawBuilder<WaitingRow>[] = [
  sql`
    select ${work({
      kind: text('charge_without_order'),
      key: sql`provider || ' ' || charge_id`,
      order: sql`order_ref`,
      what: sql`provider || ' ' || charge_id || ' ' || status || ' ' || ${AMOUNT} || ' ' || currency`,
      since: sql`found_at`,
    })}
    from stray_charge
    where closed_at is null`,
  // Joins orders and their events: money of a cancelled order that is not refunded and not being refunded.
  // Few orders had money when they were cancelled, or got some later: order_event_cancelled has these.
  sql`
    select ${work({
      kind: text('money_to_give_back'),
      order: sql`order_id`,
      what: sql`round(cents / 100.0, 2) || ''`,
      since: sql`since`,
    })}
    from (
      select
        order_id,
        sum(case kind when 'capture' then amount_cents else -amount_cents end) as cents,
        max(updated_at) as since
      from money_movement
      where status = 'done'
        and order_id in (
          select order_id
          from order_event
          where to_state = 'cancelled' and from_state not in ('pending', 'authorized', 'awaiting_funds')
        )
        and order_id in (select id from orders where state = 'cancelled')
      group by order_id
    ) as kept
    where cents > 0
      and not exists (
        select
        from money_movement as back
        where back.order_id = kept.order_id
          and back.kind = 'refund'
          and back.status in ('requested', 'sending', 'unknown')
      )`,
]

const ordersInReview = (now: Date): RawBuilder<WaitingRow> => sql`
  select ${work({
    kind: text('order_to_approve'),
    order: sql`id`,
    what: sql`'large order by check, ' || round(total_cents / 100.0, 2)`,
    since: sql`created_at`,
    due: answerBy(sql`created_at`, now),
  })}
  from orders
  where review = 'waiting' and state = 'awaiting_funds'`

// Joins orders: a certificate matters while something of its order may still ship.
const openCertificates: RawBuilder<WaitingRow> = sql`
  select ${work({
    kind: sql`case c.state when 'refused' then 'certificate_refused' else 'certificate_to_verify' end`,
    order: sql`c.order_id`,
    what: sql`'EPA 608 certificate ' || c.number || coalesce(', ' || c.how, '')`,
    since: sql`coalesce(c.decided_at, o.placed_at, o.created_at)`,
  })}
  from epa_certificate c
  join orders o on o.id = c.order_id
  where c.state <> 'verified' and o.state in ('awaiting_funds', 'authorized', 'paid', 'in_fulfilment')`

/** When the unpaid orders of one network hold much, a person checks them. */
const stockHeldByFew = (): RawBuilder<WaitingRow> => sql`
  select ${work({
    kind: text('stock_held_by_few'),
    order: sql`min(id)`,
    what: sql`count(*) || ' unpaid orders of one network hold ' || sum(units) || ' units, '
      || round(sum(total_cents) / 100.0, 2)`,
    since: sql`min(created_at)`,
  })}
  from (
    select o.id, o.placed_from, o.total_cents, o.created_at,
      (
        select coalesce(sum(l.quantity), 0)
        from order_line l
        where l.order_id = o.id and l.reserves_stock
      ) as units
    from orders o
    where o.state in ('pending', 'awaiting_funds')
      and o.placed_from is not null
      and o.review is distinct from 'waiting'
  ) as unpaid
  group by placed_from
  having sum(units) > ${figure('unpaid units', MUCH_UNITS)}
    or sum(total_cents) > ${figure('unpaid orders', MUCH_CENTS)}`

const waitingRefunds: RawBuilder<WaitingRow> = sql`
  select ${work({
    kind: text('refund_to_approve'),
    key: sql`id::text`,
    order: sql`order_id`,
    what: sql`round(amount_cents / 100.0, 2) || ' ' || reason`,
    since: sql`asked_at`,
  })}
  from refund_request
  where state = 'waiting'`

const waitingReplacements: RawBuilder<WaitingRow> = sql`
  select ${work({
    kind: text('replacement_to_ship'),
    key: sql`id::text`,
    order: sql`order_id`,
    what: sql`reason`,
    since: sql`asked_at`,
  })}
  from replacement
  where state = 'waiting'`

const failingEffects: RawBuilder<WaitingRow> = sql`
  select ${work({
    kind: text('not_carried_out'),
    key: sql`id::text`,
    order: sql`coalesce(payload ->> 'orderID', payload ->> 'attemptId', '')`,
    what: sql`topic || coalesce(
      ': ' || case when unanswered >= tries then 'ends or stops its process each time' else last_error end,
      ''
    )`,
    since: sql`created_at`,
  })}
  from outbox
  where sent_at is null and tries >= ${MANY_TRIES}`
