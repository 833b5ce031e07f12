import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction, isConnectionLoss } from '#db/transaction.ts'
import { addTimelineEntry } from '#features/partners/customers/server/index.ts'
import { type QuotedSale, spendQuote } from '#features/partners/quotes/server/index.ts'
import { requirePermission, requireStill } from '#features/people/accounts/server/index.ts'
import type { OrderDraft } from '#features/selling/orders/rules/order-draft.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import {
  findByAttempt,
  insertOrder,
  newOrderId,
  type PlacedCheckout,
  reserveStock,
} from '#features/selling/orders/server/index.ts'
import type { PaymentOfNewOrder } from '#features/selling/payments/server/index.ts'
import { redeemCoupon } from '#features/selling/pricing/server/index.ts'
import { REPRICING } from '#features/selling/repricing/rules/access.ts'
import { spendRequest } from '#features/selling/repricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { formatMoney } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { ORDER_ENTRY } from '../rules/access.ts'
import { texts } from '../texts.ts'
import type { PartnerCheckout } from './partner-checkout.ts'

const MAX_TRIES = 4

/** What holds for an order because of who places it, or of the quote that it pays. */
export interface SaleOfOrder {
  partner?: PartnerCheckout | undefined
  quoted?: QuotedSale | undefined
  /** the payment that begins with the order */
  payment?: PaymentOfNewOrder | undefined
}

/** The order of an attempt. */
export interface WrittenOrder {
  order: PlacedCheckout
  /** false: the attempt had its order already */
  isNew: boolean
}

/**
 * Runs the placing transaction. When the connection breaks, we do not know whether the COMMIT took place. We
 * then look the attempt key up, and run the transaction again only when it has no order.
 */
export async function writeOrder(
  db: Db,
  draft: OrderDraft,
  sale: SaleOfOrder,
  now: Date,
): Promise<WrittenOrder> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (attempt > 1) {
        const found = await findByAttempt(db, draft.attemptKey)
        if (found) return { order: found, isNew: false }
      }
      return await writeOnce(db, draft, sale, now)
    } catch (error) {
      if (!isConnectionLoss(error) || attempt >= MAX_TRIES) throw error
      await sleep(50 * 2 ** attempt * Math.random())
    }
  }
}

async function writeOnce(
  db: Db,
  draft: OrderDraft,
  { partner, quoted, payment }: SaleOfOrder,
  now: Date,
): Promise<WrittenOrder> {
  const id = newOrderId()
  const isNew = await inTransaction(
    db,
    async (trx) => {
      if (!(await insertOrder(trx, id, draft, now))) return false
      // Before the stock: other buyers of the same products wait from there until the commit.
      await payment?.begin(trx, payableOrder(id, draft))
      const missing = await reserveStock(trx, draft.lines)
      if (missing.length > 0)
        throw new ApiError('out_of_stock', texts.outOfStock, { status: 409, details: { products: missing } })
      const code = draft.couponCode
      if (
        code !== null &&
        (await redeemCoupon(trx, { orderId: id, code, email: draft.email, at: now })).kind === 'refused'
      )
        throw new ApiError('coupon_invalid', texts.couponUsedUp, { status: 409 })
      crashPoint('checkout.coupon-redeemed')
      if (quoted) await spendQuote(trx, { quoteId: quoted.quoteId, orderId: id, now })
      if (partner) await recordPartner(trx, { id, draft, partner, now })
      return true
    },
    texts.busy,
  )
  if (isNew)
    return {
      order: {
        id,
        state: draft.placement,
        method: draft.paymentMethod,
        total: draft.totals.total,
        companyId: draft.partner?.companyId ?? null,
        isPlaced: draft.placement === 'awaiting_funds',
        bodyHash: draft.bodyHash,
      },
      isNew: true,
    }
  const found = await findByAttempt(db, draft.attemptKey)
  if (!found)
    throw new ApiError('in_progress', texts.busy, { status: 409, details: { retryAfterSeconds: 1 } })
  return { order: found, isNew: false }
}

const payableOrder = (id: string, { totals, email, phone, billing, shipping, placement }: OrderDraft) => ({
  id,
  state: placement,
  total_cents: totals.total,
  tax_cents: totals.tax,
  shipping_cents: totals.shipping,
  email,
  phone,
  billing: { ...billing },
  shipping: { ...shipping },
})

/**
 * The rights of a partner are read again here, so that a right that was taken away meanwhile does not
 * count.
 */
async function recordPartner(
  trx: Transaction<Tables>,
  { id, draft, partner, now }: { id: string; draft: OrderDraft; partner: PartnerCheckout; now: Date },
): Promise<void> {
  const { permission, placing, request } = partner
  await requireStill(trx, permission)
  if (request) {
    await requireStill(trx, requirePermission(permission.actor, REPRICING.reprice))
    await spendRequest(trx, { id: request.row.id, content: request.content, now, orderId: id })
  }
  if (placing.customerId !== null)
    await addTimelineEntry(trx, {
      customerId: placing.customerId,
      projectId: placing.projectId ?? undefined,
      kind: ORDER_ENTRY,
      text: texts.inHistory(printedOrderNumber(id), formatMoney(draft.totals.total)),
      href: `/orders/${id}`,
      actor: permission.actor,
      now,
    })
  const { discountReason, ...details } = draft.partner?.details ?? placing.details
  await recordAudit(trx, {
    actor: permission.actor,
    action: 'partner-orders.place',
    entity: 'order',
    entityId: id,
    after: {
      customerId: placing.customerId,
      projectId: placing.projectId,
      purchaseOrder: placing.purchaseOrder,
      total: draft.totals.total,
      ...details,
    },
    reason: discountReason ?? undefined,
    companyId: placing.companyId ?? undefined,
  })
}
