import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrderFor, noteOrder, type OrderNote } from '#features/selling/orders/server/index.ts'
import type { DamageOutcome } from '../../rules/damage.ts'
import { texts } from '../../texts.ts'
import { NO_ORDER, type NoOrder, type OrderChange, type RecordedChange } from '../order-change.ts'
import { closeWork, openWork } from '../worklist/work-items.ts'

type Refused = NoOrder | { kind: 'refused'; reason: 'no_damage' }
const NO_DAMAGE: Refused = { kind: 'refused', reason: 'no_damage' }

const reportsOf = (trx: Transaction<Tables>, orderId: string) =>
  trx.selectFrom('damage_report').select(['id', 'note', 'claim']).where('order_id', '=', orderId)

/** Whether a report of an order waits to be settled. The caller has locked the order. */
export const isOpenReport = async (trx: Transaction<Tables>, orderId: string, report: string) =>
  (await reportsOf(trx, orderId)
    .where('id', '=', report)
    .where('settled_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Writes down the claim that staff filed with the carrier; a later one replaces it. */
export const recordClaim = (
  db: Db,
  permission: Authorized<'damage.settle'>,
  change: OrderChange & { report: string; number: string; note: string },
): Promise<{ kind: 'claimed' } | Refused> =>
  inTransaction(
    db,
    async (trx) => {
      const { orderId, report, number, note, now } = change
      const order = await lockOrderFor(trx, permission, orderId, change.seen)
      if (!order) return NO_ORDER
      const before = await reportsOf(trx, orderId).where('id', '=', report).executeTakeFirst()
      if (!before) return NO_DAMAGE
      await trx
        .updateTable('damage_report')
        .set({ claim: number, claim_note: note, claimed_at: now })
        .where('id', '=', report)
        .execute()
      const { actor } = permission
      const reason = claimWords(number, note)
      const audit = { before: { report, claim: before.claim }, after: { report, claim: number } }
      await noteOrder(trx, { orderId, kind: 'claim_filed', actor, reason, now, audit })
      return { kind: 'claimed' }
    },
    texts.busy,
  )

/** How the history of an order says a claim. */
export const claimWords = (number: string, note: string): string => `${number} ${note}`.trim()

/** Settles a report of damage, or all that wait when none is named. */
export const settleDamage = (
  db: Db,
  permission: Authorized<'damage.settle'>,
  { report, outcome, reason, ...change }: OrderChange & Omit<Settled, keyof RecordedChange>,
): Promise<{ kind: 'settled' } | Refused> =>
  inTransaction(
    db,
    async (trx) => {
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return NO_ORDER
      const { actor } = permission
      const isSettled = await settleReports(trx, { ...change, actor, report, outcome, reason })
      return isSettled ? { kind: 'settled' } : NO_DAMAGE
    },
    texts.busy,
  )

interface Settled extends RecordedChange {
  /** all that wait when left out */
  report?: string | undefined
  /** undefined: the person did not say */
  outcome?: DamageOutcome | undefined
  reason: string
  /** `none` as part of another change */
  audit?: 'none'
}

/**
 * Settles reports as part of another change, such as the refund that settles them. False when none waits. The
 * caller has locked the order.
 */
export async function settleReports(trx: Transaction<Tables>, settled: Settled): Promise<boolean> {
  const { orderId, report, outcome = null, reason, actor, now } = settled
  const rows = await trx
    .updateTable('damage_report')
    .set({ outcome, settled_at: now })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .$if(report !== undefined, (query) => query.where('id', '=', report ?? ''))
    .returning('id')
    .execute()
  const waiting = await reportsOf(trx, orderId).where('settled_at', 'is', null).executeTakeFirst()
  const isClosed = !waiting && (await closeWork(trx, orderId, 'damage_report', now))
  if (rows.length === 0 && (report !== undefined || !isClosed)) return false
  const words = settleWords(outcome ?? undefined, reason)
  const { audit = { after: { reports: rows.map(({ id }) => id), outcome } } } = settled
  await noteOrder(trx, { orderId, kind: 'damage_settled', actor, reason: words, now, audit })
  return true
}

/** How the history of an order says an outcome. */
export const settleWords = (outcome: DamageOutcome | undefined, reason: string): string =>
  `${outcome ?? ''} ${reason}`.trim()

/** Takes back that nothing was due for a report: it waits again. */
export const reopenDamage = (
  db: Db,
  permission: Authorized<'damage.settle'>,
  { report, ...change }: OrderChange & { report: string },
): Promise<{ kind: 'reopened' } | Refused> =>
  inTransaction(
    db,
    async (trx) => {
      const { orderId, now } = change
      const { actor } = permission
      const order = await lockOrderFor(trx, permission, orderId, change.seen)
      if (!order) return NO_ORDER
      const row = await reportsOf(trx, orderId)
        .where('id', '=', report)
        .where('settled_at', 'is not', null)
        .where((eb) => eb.or([eb('outcome', '=', 'nothing'), eb('outcome', 'is', null)]))
        .executeTakeFirst()
      if (!row) return NO_DAMAGE
      await waitAgain(trx, { orderId, report, actor, now, audit: { after: { report, outcome: null } } })
      return { kind: 'reopened' }
    },
    texts.busy,
  )

/** Puts a settled report back on the list of today. The caller has locked the order. */
export async function waitAgain(
  trx: Transaction<Tables>,
  { orderId, report, actor, now, audit }: RecordedChange & { report: string } & Pick<OrderNote, 'audit'>,
): Promise<void> {
  const { note } = await trx
    .updateTable('damage_report')
    .set({ outcome: null, settled_at: null })
    .where('id', '=', report)
    .returning('note')
    .executeTakeFirstOrThrow()
  await openWork(trx, { orderId, kind: 'damage_report', note, actor, now })
  await noteOrder(trx, { orderId, kind: 'damage_reopened', actor, now, audit })
}
