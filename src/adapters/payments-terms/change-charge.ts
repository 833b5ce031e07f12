import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { dueDate } from '#features/selling/net-terms/rules/credit.ts'
import type { ChangeResult, Refused } from '#features/selling/payments/server/ports.ts'
import { crashPoint } from '#lib/crash-point.ts'
import type { Cents } from '#lib/money.ts'
import { findCharges } from './find-charges.ts'

const refuse = (reason: Refused['reason'], code: string): Refused => ({ kind: 'refused', reason, code })

const lockCharge = (trx: Transaction<Tables>, chargeId: string) =>
  trx.selectFrom('credit_charge').selectAll().where('id', '=', chargeId).forUpdate().executeTakeFirst()

async function done(trx: Transaction<Tables>, chargeId: string): Promise<ChangeResult> {
  const [charge] = await findCharges(trx, { chargeId })
  if (!charge) throw new Error(`There is no charge ${chargeId}`)
  return { kind: 'done', charge }
}

/** Invoices an order that ships: all of its amount or less. */
export async function capture(
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

/** Gives the credit of an order back that does not ship. */
export async function voidCharge(trx: Transaction<Tables>, chargeId: string): Promise<ChangeResult> {
  const charge = await lockCharge(trx, chargeId)
  if (!charge) return refuse('no_such_charge', 'terms_unknown')
  if (charge.status === 'captured') return refuse('wrong_state', 'terms_captured')
  await trx.updateTable('credit_charge').set({ status: 'voided' }).where('id', '=', chargeId).execute()
  return done(trx, chargeId)
}

/** Writes a credit note. The same key writes one. */
export async function refund(
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
