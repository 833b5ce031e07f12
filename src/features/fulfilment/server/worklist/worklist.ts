import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { expiringBefore, paypalEnding, warnFrom } from '../../rules/shipping.ts'

export interface WorkRow {
  kind: string
  orderID: string
  what: string
  since: Date
}

/** How long an unknown outcome may stay unknown before a person looks at it. */
const UNKNOWN_MINUTES = 10
const DEAD_TRIES = 5

/** Everything that waits for a person, oldest first: requests of buyers, money nobody is sure of, authorizations that end soon, effects that fail again and again. */
export async function worklist(db: Db, now: Date): Promise<WorkRow[]> {
  const unknownSince = new Date(now.getTime() - UNKNOWN_MINUTES * 60_000)
  const paypal = paypalEnding(now)
  const { rows } = await sql<WorkRow>`
    select kind, order_id as "orderID", note as what, opened_at as since from work_item where closed_at is null
    union all
    select 'unknown_payment', order_id, method || ' ' || round(amount_cents / 100.0, 2) || coalesce(' ' || error_code, ''), created_at from payment_attempt
      where status in ('processing', 'unknown') and created_at < ${unknownSince}
    union all
    select 'unknown_' || kind, order_id, round(amount_cents / 100.0, 2) || coalesce(' ' || error_code, ''), created_at from money_movement
      where status in ('sending', 'unknown') and created_at < ${unknownSince}
    union all
    select 'waiting_' || kind, order_id, round(amount_cents / 100.0, 2) || coalesce(' ' || error_code, ''), created_at from money_movement
      where status = 'requested' and checks > 2
    union all
    select 'failed_' || m.kind, m.order_id, round(m.amount_cents / 100.0, 2) || coalesce(' ' || m.error_code, ''), m.created_at from money_movement m
      where m.status = 'failed' and m.error_code is distinct from 'returned' and not exists (select from money_movement later where later.order_id = m.order_id and later.kind = m.kind and later.created_at > m.created_at)
        and not exists (select from orders o where o.id = m.order_id and o.state in ('cancelled', 'refunded'))
    union all
    select 'authorization_ends', a.order_id, a.method || ' ' || round(a.amount_cents / 100.0, 2), a.created_at from payment_attempt a join orders o on o.id = a.order_id
      where a.status = 'authorized' and (case when a.authorized_until is not null then a.authorized_until < ${warnFrom(now)} when a.provider = 'paypal' then a.created_at < ${paypal.authorization} else a.created_at < ${expiringBefore(now)} end) and o.state in ('authorized', 'in_fulfilment')
    union all
    select 'honour_period_ends', a.order_id, a.method || ' ' || round(a.amount_cents / 100.0, 2), a.created_at from payment_attempt a join orders o on o.id = a.order_id
      where a.status = 'authorized' and a.provider = 'paypal' and a.created_at < ${paypal.honour} and a.created_at >= ${paypal.authorization} and o.state in ('authorized', 'in_fulfilment')
    union all
    select 'charge_without_order', order_ref, provider || ' ' || charge_id || ' ' || status || ' ' || round(amount_cents / 100.0, 2) || ' ' || currency, found_at from stray_charge where closed_at is null
    union all
    select 'money_to_give_back', o.id, round(sum(case m.kind when 'capture' then m.amount_cents else -m.amount_cents end) / 100.0, 2) || '', max(m.updated_at)
      from orders o join money_movement m on m.order_id = o.id and m.status = 'done' where o.state = 'cancelled'
        and not exists (select from money_movement back where back.order_id = o.id and back.kind = 'refund' and back.status in ('requested', 'sending', 'unknown'))
      group by o.id having sum(case m.kind when 'capture' then m.amount_cents else -m.amount_cents end) > 0
    union all
    select 'not_carried_out', coalesce(payload ->> 'orderID', payload ->> 'attemptId', ''), topic || coalesce(': ' || case when unanswered >= tries then 'ends or stops its process each time' else last_error end, ''), created_at from outbox where sent_at is null and tries >= ${DEAD_TRIES}
    order by since`.execute(db)
  return rows
}
