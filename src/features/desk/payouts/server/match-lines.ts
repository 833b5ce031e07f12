import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { NIGHT_JOB } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found, requireStill } from '#features/people/accounts/server/index.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/server/audit.ts'
import { addDays, inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { ReportProvider } from '../rules/formats.ts'
import { texts } from '../texts.ts'

/** Days after a payout in which each night matches its lines again. */
const NIGHTS = 92

type Payout = Readonly<{ id: number; provider: ReportProvider }>

/**
 * Uploads, removals and matchings of one provider run one after another, so that no two lines take the same
 * charge or refund. It holds until the transaction ends.
 */
export const oneAtATime = (trx: Transaction<Tables>, provider: ReportProvider) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payouts ${provider}`}, 0))`.execute(trx)

/**
 * Sets each line of a payout that has no charge or refund of ours beside one: by the provider's own number
 * first, then by that of the charge, always of the same amount. Each is one line's alone; a further line for
 * it stands twice in reports. Returns how many lines our books lack, have with another amount, or have
 * already. The caller holds `oneAtATime`.
 */
export async function matchLines(trx: Transaction<Tables>, payout: Payout): Promise<number> {
  await sql`
    update payout_line
    set order_id = null, finding = 'unknown', twin_payout_id = null
    where ${isUnmatched(payout)}`.execute(trx)
  await take(payout, OWN_NUMBER).execute(trx)
  await take(payout, CHARGE_NUMBER).execute(trx)
  await explainRest(payout).execute(trx)
  const { not_ours } = await trx
    .updateTable('payout')
    .set(({ selectFrom }) => ({
      not_ours: selectFrom('payout_line')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('lines'))
        .where('payout_id', '=', payout.id)
        .where('finding', 'in', ['unknown', 'other_amount']),
    }))
    .where('id', '=', payout.id)
    .returning('not_ours')
    .executeTakeFirstOrThrow()
  return not_ours
}

const isUnmatched = ({ id }: Payout) => sql<SqlBool>`
  payout_id = ${id} and kind in ('charge', 'refund') and movement_id is null`

/** The kind of the movement that a line is. */
const MOVED = sql`case kind when 'refund' then 'refund' else 'capture' end`

/** How a number of a report leads to our movements, `m`, and the payment attempt of each, `a`. */
const OWN_NUMBER = sql`
  join money_movement m on m.kind = asked.moved and m.provider_ref = asked.reference
  join payment_attempt a on a.id = m.attempt_id`
const CHARGE_NUMBER = sql`
  join payment_attempt a on a.provider_txn_id = asked.reference
  join money_movement m on m.order_id = a.order_id and m.attempt_id = a.id and m.kind = asked.moved`

/** Money that moved, also when the bank took it back later. */
const HAS_MOVED = sql`(m.status = 'done' or m.error_code = 'returned')`

/** Lines of one number and amount take the free movements of them in turn. */
const take = ({ id, provider }: Payout, byNumber: RawBuilder<unknown>) => sql`
  with wanted as (
    select line_no, reference, ${MOVED} as moved, abs(gross_cents) as cents,
      row_number() over (partition by reference, ${MOVED}, abs(gross_cents) order by line_no) as turn
    from payout_line
    where ${isUnmatched({ id, provider })}
  ), asked as (
    select distinct reference, moved from wanted
  ), free as (
    select m.id, m.order_id, asked.reference, asked.moved, m.amount_cents as cents,
      row_number() over (
        partition by asked.reference, asked.moved, m.amount_cents
        order by m.created_at, m.id
      ) as turn
    from asked ${byNumber}
    where a.provider = ${provider}
      and ${HAS_MOVED}
      and not exists (select from payout_line where movement_id = m.id)
  )
  update payout_line line
  set movement_id = free.id, order_id = free.order_id, finding = 'ours'
  from wanted join free using (reference, moved, cents, turn)
  where line.payout_id = ${id} and line.line_no = wanted.line_no`

/** Says of the lines that are left whether we have another amount, or another line has what they are. */
const explainRest = ({ id, provider }: Payout) => sql`
  with rest as (
    select line_no, reference, ${MOVED} as moved, abs(gross_cents) as cents
    from payout_line
    where ${isUnmatched({ id, provider })}
  ), asked as (
    select distinct reference, moved from rest
  ), known as (
    select asked.reference, asked.moved, m.id, m.order_id, m.amount_cents, m.created_at
    from asked ${OWN_NUMBER}
    where a.provider = ${provider} and ${HAS_MOVED}
    union
    select asked.reference, asked.moved, m.id, m.order_id, m.amount_cents, m.created_at
    from asked ${CHARGE_NUMBER}
    where a.provider = ${provider} and ${HAS_MOVED}
  ), nearest as (
    select distinct on (rest.line_no)
      rest.line_no, known.order_id, known.amount_cents = rest.cents as is_same, other.payout_id as twin
    from rest
    join known using (reference, moved)
    left join payout_line other on other.movement_id = known.id and known.amount_cents = rest.cents
    order by rest.line_no, known.amount_cents = rest.cents desc, known.created_at, known.id
  )
  update payout_line line
  set order_id = nearest.order_id,
    finding = case when nearest.is_same then 'unknown' else 'other_amount' end,
    twin_payout_id = nearest.twin
  from nearest
  where line.payout_id = ${id} and line.line_no = nearest.line_no`

/** Matches a payout again and writes down what that changed. Returns how many are still to be checked. */
async function matchOnce(
  trx: Transaction<Tables>,
  payout: Payout & { not_ours: number },
  actor: AuditEntry['actor'],
): Promise<number> {
  const notOurs = await matchLines(trx, payout)
  if (notOurs !== payout.not_ours)
    await recordAudit(trx, {
      ...{ actor, action: 'payouts.match', entity: 'payout', entityId: payout.id },
      ...{ before: { notOurs: payout.not_ours }, after: { notOurs } },
    })
  return notOurs
}

/** The payout, when nobody else matches for its provider. */
async function lockPayout(trx: Transaction<Tables>, { id, provider }: Payout) {
  await oneAtATime(trx, provider)
  return trx
    .selectFrom('payout')
    .select(['id', 'provider', 'not_ours'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Looks again for the lines of a payout in our books, as at the upload. It moves no money and changes no sum.
 * Throws ApiError not_found when the payout was removed.
 */
export async function matchAgain(
  db: Db,
  permission: Authorized<'payouts.write'>,
  id: number,
): Promise<{ before: number; notOurs: number }> {
  const payout = found(
    await db.selectFrom('payout').select(['id', 'provider']).where('id', '=', id).executeTakeFirst(),
  )
  return inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const locked = found(await lockPayout(trx, payout))
      return { before: locked.not_ours, notOurs: await matchOnce(trx, locked, permission.actor) }
    },
    texts.busy,
  )
}

/** The same for each newer payout with such a line. Returns how many payouts were looked at. */
export async function matchTonight(db: Db, now: Date): Promise<number> {
  const open = await db
    .selectFrom('payout')
    .select(['id', 'provider'])
    .where('day', '>=', addDays(inStoreZone(now).day, -NIGHTS))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payout_line')
          .select('line_no')
          .whereRef('payout_id', '=', 'payout.id')
          .where('kind', 'in', ['charge', 'refund'])
          .where('movement_id', 'is', null),
      ),
    )
    .orderBy('day')
    .orderBy('id')
    .execute()
  for (const payout of open)
    await inTransaction(
      db,
      async (trx) => {
        const locked = await lockPayout(trx, payout)
        if (locked) await matchOnce(trx, locked, NIGHT_JOB)
      },
      texts.busy,
    )
  return open.length
}
