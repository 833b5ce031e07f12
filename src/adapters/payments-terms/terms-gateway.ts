import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import {
  type CreditDecision,
  type CreditRefusal,
  decideCredit,
  dueDate
} from '#features/net-terms/rules/credit.ts'
import type {
  AuthorizeRequest,
  AuthorizeResult,
  ChangeResult,
  Charge,
  Gateway,
  LookupResult,
  Refused,
} from '#features/payments/server/ports.ts'
import type { Clock } from '#kit/clock.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { type Cents, toCents } from '#kit/money.ts'
import { storeDate } from '#kit/store-day.ts'

/** An order on terms that has not shipped by then keeps no credit. */
const AUTHORIZATION_DAYS = 90

const PROVIDER = 'terms'
const BUSY = 'busy'

interface TermsParts {
  db: Db
  clock: Clock
  /** the sentence that a buyer reads when the account refuses an order */
  refusals: Readonly<Record<CreditRefusal, string>>
}

/**
 * Net terms as a payment provider that lives in our own database: an authorization reserves credit of the
 * order's company, a capture is the invoice, a refund is a credit note. Whatever uses credit locks the
 * company's account first, so the limit holds while many orders are placed at once.
 */
export function createTermsGateway(parts: TermsParts): Gateway {
  const { db, clock } = parts
  return {
    provider: PROVIDER,
    terms: { authorizationDays: AUTHORIZATION_DAYS },
    start: { kind: 'token' },
    authorize: (request) => answering(() => authorize(parts, request)),
    capture: (chargeId, amount) =>
      answering(() => inTransaction(db, (trx) => capture(trx, chargeId, amount, clock.now()), BUSY)),
    void: (chargeId) => answering(() => inTransaction(db, (trx) => voidCharge(trx, chargeId), BUSY)),
    refund: (chargeId, amount, key) =>
      answering(() =>
        inTransaction(db, (trx) => refund(trx, { chargeId, amount, key, now: clock.now() }), BUSY),
      ),
    findByOrder: (orderId) =>
      answering(async () => ({ kind: 'found', charges: await findCharges(db, { orderId }) }) as LookupResult),
    listing: {
      listCharges: (since) =>
        answering(async () => ({ kind: 'found', charges: await findCharges(db, { since }) }) as LookupResult),
    },
  }
}

/** The database did not say whether the change was committed: the books are asked later. */
async function answering<T>(run: () => Promise<T>): Promise<T | { kind: 'unknown'; cause: string }> {
  try {
    return await run()
  } catch {
    return { kind: 'unknown', cause: 'database' }
  }
}

const authorize = (
  { db, clock, refusals }: TermsParts,
  request: AuthorizeRequest,
): Promise<AuthorizeResult> =>
  inTransaction(
    db,
    async (trx): Promise<AuthorizeResult> => {
      const now = clock.now()
      const chargeId = `terms-${request.idempotencyKey}`
      const account = await lockAccountOf(trx, request.orderId)
      const before = await trx
        .selectFrom('credit_charge')
        .selectAll()
        .where('order_id', '=', request.orderId)
        .where('status', '<>', 'voided')
        .executeTakeFirst()
      if (before?.id === chargeId) return approved(chargeId, toCents(before.amount_cents))
      const decision: CreditDecision = before
        ? { kind: 'refused', reason: 'over_limit' }
        : decideCredit(
            account && { ...account, limit: toCents(account.limit_cents), termsDays: account.terms_days },
            await creditUse(trx, account?.company_id ?? 0, now),
            request.amount,
          )
      if (decision.kind === 'refused' || !account)
        return refusedFor(decision.kind === 'refused' ? decision.reason : 'no_account', refusals)
      await trx
        .insertInto('credit_charge')
        .values({
          id: chargeId,
          order_id: request.orderId,
          company_id: account.company_id,
          amount_cents: request.amount,
          status: 'authorized',
          terms_days: account.terms_days,
          created_at: now,
        })
        .execute()
      crashPoint('terms.credit-reserved')
      return approved(chargeId, request.amount)
    },
    BUSY,
  )

const lockAccountOf = (trx: Transaction<Tables>, orderId: string) =>
  trx
    .selectFrom('credit_account')
    .selectAll()
    .where('company_id', '=', (eb) => eb.selectFrom('orders').select('company_id').where('id', '=', orderId))
    .forUpdate()
    .executeTakeFirst()

async function creditUse(trx: Transaction<Tables>, companyId: number, now: Date) {
  const row = await trx
    .selectFrom('credit_position')
    .select([
      sql<number>`coalesce(sum(owed_cents), 0)::bigint`.as('used'),
      sql<boolean>`coalesce(bool_or(owed_cents > 0 and due_on < ${storeDate(now)}::date), false)`.as(
        'overdue',
      ),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { used: toCents(row.used), hasOverdue: row.overdue }
}

const approved = (chargeId: string, amount: Cents): AuthorizeResult => ({
  kind: 'approved',
  chargeId,
  status: 'authorized',
  amount,
  card: undefined,
  codes: {},
})

const refusedFor = (
  reason: CreditRefusal,
  refusals: Readonly<Record<CreditRefusal, string>>,
): AuthorizeResult => ({
  kind: 'declined',
  code: `terms_${reason}`,
  advice: 'other_way',
  retryable: true,
  message: refusals[reason],
})

const refuse = (reason: Refused['reason'], code: string): Refused => ({ kind: 'refused', reason, code })

const lockCharge = (trx: Transaction<Tables>, chargeId: string) =>
  trx.selectFrom('credit_charge').selectAll().where('id', '=', chargeId).forUpdate().executeTakeFirst()

async function done(trx: Transaction<Tables>, chargeId: string): Promise<ChangeResult> {
  const [charge] = await findCharges(trx, { chargeId })
  if (!charge) throw new Error(`There is no charge ${chargeId}`)
  return { kind: 'done', charge }
}

async function capture(
  trx: Transaction<Tables>,
  chargeId: string,
  amount: Cents,
  now: Date,
): Promise<ChangeResult> {
  const charge = await lockCharge(trx, chargeId)
  if (!charge) return refuse('no_such_charge', 'terms_unknown')
  if (charge.status === 'captured' && charge.captured_cents === amount) return done(trx, chargeId)
  if (charge.status !== 'authorized') return refuse('wrong_state', `terms_${charge.status}`)
  if (amount > charge.amount_cents) return refuse('too_much', 'terms_too_much')
  await trx
    .updateTable('credit_charge')
    .set({
      status: 'captured',
      captured_cents: amount,
      invoiced_at: now,
      due_on: dueDate(now, charge.terms_days),
    })
    .where('id', '=', chargeId)
    .execute()
  crashPoint('terms.invoiced')
  return done(trx, chargeId)
}

async function voidCharge(trx: Transaction<Tables>, chargeId: string): Promise<ChangeResult> {
  const charge = await lockCharge(trx, chargeId)
  if (!charge) return refuse('no_such_charge', 'terms_unknown')
  if (charge.status === 'captured') return refuse('wrong_state', 'terms_captured')
  await trx.updateTable('credit_charge').set({ status: 'voided' }).where('id', '=', chargeId).execute()
  return done(trx, chargeId)
}

async function refund(
  trx: Transaction<Tables>,
  { chargeId, amount, key, now }: { chargeId: string; amount: Cents; key: string | undefined; now: Date },
): Promise<ChangeResult> {
  const charge = await lockCharge(trx, chargeId)
  if (!charge) return refuse('no_such_charge', 'terms_unknown')
  if (charge.status !== 'captured') return refuse('wrong_state', `terms_${charge.status}`)
  const before = await trx.selectFrom('credit_refund').selectAll().where('charge_id', '=', chargeId).execute()
  const id = `terms-refund-${key ?? `${chargeId}-${before.length + 1}`}`
  const refunded = before.reduce((sum, row) => sum + row.amount_cents, 0)
  if (!before.some((row) => row.id === id)) {
    if (refunded + amount > charge.captured_cents) return refuse('too_much', 'terms_too_much')
    await trx
      .insertInto('credit_refund')
      .values({ id, charge_id: chargeId, amount_cents: amount, created_at: now })
      .execute()
  }
  return done(trx, id)
}

interface ChargeFilter {
  orderId?: string
  chargeId?: string
  since?: Date
}

/** Sales and refunds, oldest first, as other providers state theirs. */
async function findCharges(
  db: Db | Transaction<Tables>,
  { orderId, chargeId, since }: ChargeFilter,
): Promise<Charge[]> {
  const { rows } = await chargeRows({
    orderId: orderId ?? null,
    chargeId: chargeId ?? null,
    since: since ?? null,
  }).execute(db)
  return rows.map((row) => ({
    chargeId: row.id,
    orderId: row.order_id,
    kind: row.kind,
    status: row.status,
    amount: toCents(row.amount_cents),
    currency: 'USD',
    codes: {},
  }))
}

interface ChargeRow {
  id: string
  order_id: string
  kind: 'sale' | 'refund'
  status: 'authorized' | 'captured' | 'voided'
  amount_cents: number
  created_at: Date
}

export const chargeRows = (filter: {
  orderId: string | null
  chargeId: string | null
  since: Date | null
}) => sql<ChargeRow>`
    select id, order_id, kind, status, amount_cents, created_at
    from (
      select c.id, c.order_id, 'sale' as kind, c.status,
        case c.status when 'captured' then c.captured_cents else c.amount_cents end as amount_cents, c.created_at
      from credit_charge c
      union all
      select r.id, c.order_id, 'refund', 'captured', r.amount_cents, r.created_at
      from credit_refund r
      join credit_charge c on c.id = r.charge_id
    ) charge
    where (${filter.orderId}::text is null or order_id = ${filter.orderId})
      and (${filter.chargeId}::text is null or id = ${filter.chargeId})
      and (${filter.since}::timestamptz is null or created_at >= ${filter.since})
    order by created_at, id`
