import type { Db } from '#db/connect.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import type { BookedCharge, DifferenceKind } from '../../rules/compare-money.ts'
import { texts } from '../../texts.ts'

const MOST_DIFFERENCES = 100
const NEWEST = 20

export interface OpenDifference {
  reference: string
  provider: string
  chargeId: string
  /** `orphan`: the number is no order of ours; `earlier`: an earlier release found it, in words alone */
  kind: DifferenceKind | 'orphan' | 'earlier'
  theirs: BookedCharge | null
  ours: BookedCharge | null
  finding: string
  foundAt: Date
}

/** The open differences, the oldest first; at most a hundred of each kind. */
export async function openDifferences(
  db: Db,
  permission: Authorized<'payments.reconcile'>,
): Promise<OpenDifference[]> {
  requireAllRows(permission)
  const ofOrders = await db
    .selectFrom('work_item')
    .select(['order_id', 'note', 'difference', 'opened_at'])
    .where('kind', '=', 'payment_difference')
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .limit(MOST_DIFFERENCES)
    .execute()
  const orphans = await db
    .selectFrom('stray_charge')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('found_at')
    .limit(MOST_DIFFERENCES)
    .execute()
  return [
    ...ofOrders.map(
      ({ order_id, note, difference, opened_at }): OpenDifference => ({
        reference: order_id,
        ...(difference ?? { provider: '', chargeId: '', kind: 'earlier', theirs: null, ours: null }),
        finding: note,
        foundAt: opened_at,
      }),
    ),
    ...orphans.map(
      ({ order_ref, provider, charge_id, amount_cents, status, found_at }): OpenDifference => ({
        reference: order_ref,
        provider,
        chargeId: charge_id,
        kind: 'orphan',
        theirs: { status, amount: amount_cents },
        ours: null,
        finding: texts.orphan(charge_id, amount_cents),
        foundAt: found_at,
      }),
    ),
  ].toSorted((one, other) => one.foundAt.getTime() - other.foundAt.getTime())
}

/** The last comparisons, the newest first. */
export function latestComparisons(db: Db, permission: Authorized<'payments.reconcile'>) {
  requireAllRows(permission)
  return db.selectFrom('comparison').selectAll().orderBy('id', 'desc').limit(NEWEST).execute()
}

/** The differences that staff explained last. */
export function latestSettled(db: Db, permission: Authorized<'payments.reconcile'>) {
  requireAllRows(permission)
  return db.selectFrom('settled_difference').selectAll().orderBy('settled_at', 'desc').limit(NEWEST).execute()
}
