import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { sessionLimitsOf } from '#features/people/accounts/rules/session-limits.ts'
import {
  type Authorized,
  found,
  requireAllRows,
  requirePermission,
  requireSignedIn,
  requireStill,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { HOUR_MS, later } from '#lib/dates.ts'
import { eventStream } from '#platform/streams/server/event-stream.ts'
import type { StreamPlaces } from '#platform/streams/server/stream-places.ts'
import { ORDER_DESK } from '../rules/access.ts'
import { texts } from '../texts.ts'

const EVERY_MS = 3_000
/** A page that has not asked for longer than this is closed. */
const AWAY_MS = 3 * EVERY_MS
const STREAMS_A_PERSON = 8
const RETRY_SECONDS = 30

interface LiveServices {
  db: Db
  clock: Clock
  streamPlaces: StreamPlaces
}

interface OrderNews {
  version: number
  /** who else has the order open */
  others: string[]
}

/**
 * Says that an order has changed, and who else has it open: event `order` with `version` and `others`, at
 * once and whenever either changes. Throws ApiError 401 sign_in_needed, 403 forbidden, 404 not_found, 429
 * too_many.
 */
export async function orderStream(services: LiveServices, typed: string, who: WhoAsks): Promise<Response> {
  const { db, clock, streamPlaces } = services
  const { accountId, actor } = requireSignedIn(who)
  const permission = requirePermission(actor, ORDER_DESK.read)
  requireAllRows(permission)
  const orderId = typedOrderNumber(typed)
  const viewer = { orderId, accountId }
  const first = found(await lookAt(db, viewer, clock.now()))
  const { idleMs } = sessionLimitsOf(actor.kind === 'staff' ? actor.role : 'contractor')
  const ended = streamPlaces.take({ group: 'staff', key: `orders ${accountId}`, most: STREAMS_A_PERSON })
  if (!ended)
    throw new ApiError('too_many', texts.tooManyOpen, {
      status: 429,
      details: { retryAfterSeconds: RETRY_SECONDS },
    })
  const began = clock.now().getTime()
  return eventStream({
    ended,
    heartbeat: async () => clock.now().getTime() - began < idleMs && (await stillMay(db, permission)),
    begin(out) {
      let told = ''
      const tell = (news: OrderNews): void => {
        const said = JSON.stringify(news)
        if (said !== told) out.event('order', news)
        told = said
      }
      tell(first)
      const timer = setInterval(() => {
        // When the database does not answer for a moment, the next look tells.
        void lookAt(db, viewer, clock.now()).then(
          (news) => (news ? tell(news) : out.end()),
          () => undefined,
        )
      }, EVERY_MS)
      timer.unref()
      return () => {
        clearInterval(timer)
        void leave(db, viewer).catch(() => undefined)
      }
    },
  })
}

interface Viewer {
  orderId: string
  accountId: number
}

/** Notes that a person sees the order, and reads its version and who else sees it. */
async function lookAt(db: Db, viewer: Viewer, now: Date): Promise<OrderNews | undefined> {
  return (await orderNews(viewer, now).execute(db)).rows[0]
}

export const orderNews = ({ orderId, accountId }: Viewer, now: Date) => sql<OrderNews>`
    with seen as (
      insert into order_viewer (order_id, account_id, seen_at)
      select id, ${accountId}, ${now} from orders where id = ${orderId}
      on conflict (order_id, account_id) do update set seen_at = excluded.seen_at
    )
    select version,
      array(
        select account.name
        from order_viewer
        join account on account.id = order_viewer.account_id
        where order_viewer.order_id = orders.id
          and order_viewer.account_id <> ${accountId}
          and seen_at > ${later(now, -AWAY_MS)}
        order by account.name
        limit 10
      ) as others
    from orders
    where id = ${orderId}`

const leave = (db: Db, { orderId, accountId }: Viewer) =>
  db.deleteFrom('order_viewer').where('order_id', '=', orderId).where('account_id', '=', accountId).execute()

/** Deletes those who left without a word, such as a process that was killed. Returns how many. */
export async function forgetViewers({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const left = await db
    .deleteFrom('order_viewer')
    .where('seen_at', '<', later(clock.now(), -HOUR_MS))
    .executeTakeFirst()
  return Number(left.numDeletedRows)
}

/** False when the session has ended or the role may no longer read orders here. */
const stillMay = (db: Db, permission: Authorized): Promise<boolean> =>
  db
    .transaction()
    .execute((trx) => requireStill(trx, permission))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError) return false
        throw error
      },
    )
