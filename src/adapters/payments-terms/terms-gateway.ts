import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import {
  type CreditDecision,
  type CreditRefusal,
  type CreditUse,
  decideCredit,
} from '#features/selling/net-terms/rules/credit.ts'
import type {
  AuthorizeRequest,
  AuthorizeResult,
  Gateway,
  LookupResult,
} from '#features/selling/payments/server/ports.ts'
import type { Clock } from '#lib/clock.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { capture, refund, voidCharge } from './change-charge.ts'
import { findCharges } from './find-charges.ts'

/** An order on terms that has not shipped by then keeps no credit. */
const AUTHORIZATION_DAYS = 90

const PROVIDER = 'terms'
const BUSY = 'busy'

interface TermsParts {
  db: Db
  clock: Clock
  /** the sentence that a buyer reads when the account refuses an order */
  refusals: Readonly<Record<CreditRefusal, string>>
  /** what a company's open orders owe; asked while its account is locked */
  creditUse(trx: Transaction<Tables>, companyId: number, now: Date): Promise<CreditUse>
}

/**
 * Net terms as a payment provider that lives in our own database: an authorization reserves credit of the
 * order's company, a capture is the invoice, a refund is a credit note. Every use of credit locks the
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
  { db, clock, refusals, creditUse }: TermsParts,
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
