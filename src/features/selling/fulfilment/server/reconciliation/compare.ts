import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { RECONCILIATION } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { existingOrderIds, lockOrder } from '#features/selling/orders/server/index.ts'
import {
  type Charge,
  findProvider,
  listCharges,
  lookUp,
  movementsOf,
  type PaymentServices,
  providersOf,
} from '#features/selling/payments/server/index.ts'
import { DAY_MS } from '#lib/dates.ts'
import { compareMoney, differenceWords, type OurMoney } from '../../rules/compare-money.ts'
import { texts } from '../../texts.ts'
import { closeWork, openWork } from '../worklist/work-items.ts'
import { askAboutOrphans, closeOrphanCharges, noteOrphanCharges } from './orphan-charges.ts'
import { isSettled } from './settle.ts'

const DAYS = 3
/** Orders that are compared at the same time. Few, so that providers stay fast for buyers who pay now. */
const AT_ONCE = 4

export interface Compared {
  /** orders whose money was compared */
  compared: number
  /** orders and charges that differ; the target is zero */
  differences: number
  /** providers and orders that could not be asked */
  notAsked: number
}

/**
 * Compares our books of the last three days with the providers' from both sides: the charges that a provider
 * lists, and every order of ours with an attempt or an approval. A difference goes on the work list and is
 * removed when both sides agree again. An order whose provider does not answer keeps its state.
 */
export async function compareWithProviders(services: PaymentServices): Promise<Compared> {
  const since = new Date(services.clock.now().getTime() - DAYS * DAY_MS)
  const lists = await Promise.all(
    providersOf(services).map((provider) => listCharges(services, provider, since)),
  )
  const listed = lists.flatMap((list) => (list?.kind === 'found' ? list.charges : []))
  const orphans = await noteOrphanCharges(services, listed)
  await closeOrphanCharges(services)

  const orders = await ordersToAsk(services, since, listed)
  const results: (boolean | undefined)[] = []
  const worker = async () => {
    for (let order = orders.shift(); order !== undefined; order = orders.shift())
      results.push(await compareOrder(services, order))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const notListed = lists.filter((list) => list !== undefined && list.kind !== 'found').length
  return {
    compared: results.length,
    differences: orphans + results.filter((differs) => differs === true).length,
    notAsked: notListed + results.filter((differs) => differs === undefined).length,
  }
}

interface OrderToCompare {
  orderId: string
  providers: readonly string[]
}

/**
 * Orders that were paid or approved lately or that a provider lists, each with the providers that may hold
 * money for it.
 */
async function ordersToAsk(
  { db }: PaymentServices,
  since: Date,
  listed: readonly (Charge & { provider: string })[],
): Promise<OrderToCompare[]> {
  const named = [...new Set(listed.map(({ orderId }) => orderId))]
  const ours = await existingOrderIds(db, named)
  const touched = await db
    .selectFrom('payment_attempt')
    .select('order_id')
    .distinct()
    .where('updated_at', '>', since)
    .execute()
  const approved = await db
    .selectFrom('wallet_approval')
    .select('order_id')
    .distinct()
    .where('created_at', '>', since)
    .execute()
  const ids = [
    ...new Set([...ours, ...touched.map((row) => row.order_id), ...approved.map((row) => row.order_id)]),
  ]
  return withHolders(db, ids, listed)
}

/** Orders, each with the providers that have an attempt or an approval of it, or list a charge under it. */
async function withHolders(
  db: Db,
  ids: readonly string[],
  listed: readonly (Charge & { provider: string })[],
): Promise<OrderToCompare[]> {
  if (ids.length === 0) return []
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['order_id', 'provider'])
    .distinct()
    .where('order_id', 'in', ids)
    .execute()
  const approvals = await db
    .selectFrom('wallet_approval')
    .select(['order_id', 'provider'])
    .distinct()
    .where('order_id', 'in', ids)
    .execute()
  const holders = Map.groupBy(
    [...attempts, ...approvals, ...listed.map(({ orderId, provider }) => ({ order_id: orderId, provider }))],
    ({ order_id }) => order_id,
  )
  return ids.map((orderId) => ({
    orderId,
    providers: [...new Set((holders.get(orderId) ?? []).map(({ provider }) => provider))],
  }))
}

/**
 * Compares one order, or the charges under a number that is no order of ours, with its providers now. True
 * when it differs; undefined when a provider that may hold some of its money does not answer.
 */
export async function compareAgain(
  services: PaymentServices,
  permission: Authorized<'payments.reconcile'>,
  reference: string,
): Promise<boolean | undefined> {
  requireAllRows(permission)
  const known = await existingOrderIds(services.db, [reference])
  if (!known.has(reference)) return askAboutOrphans(services, reference)
  const [order] = await withHolders(services.db, [reference], [])
  return order && compareOrder(services, order)
}

/** True when an order's money differs; undefined when a provider that may hold some does not answer now. */
async function compareOrder(
  services: PaymentServices,
  { orderId, providers }: OrderToCompare,
): Promise<boolean | undefined> {
  const charges: (Charge & { provider: string })[] = []
  for (const provider of providers) {
    const gateway = findProvider(services, provider)?.gateway
    const lookup = gateway && (await lookUp(services, gateway, orderId))
    if (lookup?.kind !== 'found') return undefined
    charges.push(...lookup.charges.map((charge) => ({ ...charge, provider })))
  }
  return noteDifference(services, orderId, charges)
}

function noteDifference(
  services: PaymentServices,
  orderId: string,
  charges: readonly (Charge & { provider: string })[],
): Promise<boolean> {
  const now = services.clock.now()
  return inTransaction(
    services.db,
    async (trx) => {
      await lockOrder(trx, orderId)
      const { money, attempts } = await ourMoney(trx, orderId)
      const found = compareMoney(money, charges)
      const difference = found && !(await isSettled(trx, orderId, differenceWords(found))) ? found : undefined
      // Other figures than the last time are shown as they are now.
      if (difference === undefined || (await isOtherFinding(trx, orderId, differenceWords(difference))))
        await closeWork(trx, orderId, 'payment_difference', now)
      if (difference === undefined) return false
      const holder =
        charges.find(({ chargeId }) => chargeId === difference.chargeId) ??
        attempts.find(({ provider_txn_id }) => provider_txn_id === difference.chargeId)
      await openWork(trx, {
        orderId,
        kind: 'payment_difference',
        note: differenceWords(difference),
        actor: RECONCILIATION,
        now,
        difference: { ...difference, provider: holder?.provider ?? '' },
      })
      return true
    },
    texts.busy,
  )
}

async function isOtherFinding(trx: Transaction<Tables>, orderId: string, finding: string): Promise<boolean> {
  const open = await trx
    .selectFrom('work_item')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment_difference')
    .where('closed_at', 'is', null)
    .where('note', '!=', finding)
    .executeTakeFirst()
  return open !== undefined
}

/** Our books of an order, as the comparison reads them. */
export async function ourMoney(trx: Transaction<Tables>, orderId: string) {
  const attempts = await trx
    .selectFrom('payment_attempt')
    .select(['status', 'provider', 'provider_txn_id', 'amount_cents'])
    .where('order_id', '=', orderId)
    .execute()
  const movements = await movementsOf(trx, orderId)
  const money: OurMoney = {
    attempts: attempts.map(({ status, provider_txn_id, amount_cents }) => ({
      status,
      chargeId: provider_txn_id,
      amount: amount_cents,
    })),
    movements: movements.map(({ kind, status, amount_cents, provider_ref }) => ({
      kind,
      status,
      amount: amount_cents,
      reference: provider_ref,
    })),
  }
  return { money, attempts, movements }
}
