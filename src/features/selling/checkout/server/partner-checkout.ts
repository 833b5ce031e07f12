import type { Db } from '#db/connect.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { PARTNER_ORDER } from '#features/selling/orders/rules/access.ts'
import type { PartnerPlacing } from '#features/selling/orders/rules/order-draft.ts'
import { REPRICING } from '#features/selling/repricing/rules/access.ts'
import { openSale, type PartnerSale } from '#features/selling/repricing/server/index.ts'
import { exemptionOf } from '#features/selling/tax-exemption/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, fromWire } from '#lib/money.ts'
import { type CheckoutRequest, type PartnerFields, partnerFieldsSchema } from '../contract.ts'
import { usedPartnerFields } from '../rules/compare-claims.ts'
import { texts } from '../texts.ts'

/** What holds for an order because of who places it. */
export interface PartnerCheckout extends PartnerSale {
  placing: PartnerPlacing
  exempt: boolean
  /** what the partner wants the shipping to cost */
  overrideCost: Cents | null
}

/**
 * What a signed-in partner may have: own customer and project, the company's prices, the prices of a price
 * request, no tax, cheaper shipping. Undefined for a shopper. Throws ApiError not_allowed for a stranger who
 * fills in a partner's field, and the refusals of checkoutContract.
 */
export async function partnerCheckout(
  { db, actor }: { db: Db; actor: Actor },
  body: CheckoutRequest,
  now: Date,
): Promise<PartnerCheckout | undefined> {
  if (actor.kind === 'shopper') return refuseStranger(body)
  requirePermission(actor, PARTNER_ORDER.place)
  const fields = readFields(body)
  const overrideCost =
    body.shippingMethod.overrideCost == null ? null : fromWire(body.shippingMethod.overrideCost)
  requireRights(actor, fields, overrideCost)
  const sale = await openSale(
    db,
    actor,
    { ...fields, priceRequest: fields.pnetReprice, lines: body.products },
    now,
  )
  const { party } = sale
  const taxExemption = fields.removeTaxAmount
    ? undefined
    : await exemptionOf(db, { ...party, state: body.shippingInfo.state, at: now })
  return {
    ...sale,
    exempt: fields.removeTaxAmount || taxExemption !== undefined,
    overrideCost,
    placing: {
      ...party,
      placedBy: actor.id ?? null,
      purchaseOrder: fields.purchaseOrder,
      details: {
        originalOrder: fields.originalOrder,
        discountReason: fields.discountReason,
        discountComments: fields.discountComments,
        discountResponsibleParty: fields.discountResponsibleParty,
        removeVideo: fields.removeVideo,
        taxRemoved: fields.removeTaxAmount,
        shippingQuoted: null,
        priceRequest: fields.pnetReprice,
        taxExemption: taxExemption ?? null,
      },
    },
  }
}

function refuseStranger(body: CheckoutRequest): undefined {
  const used = usedPartnerFields(body)
  if (body.shippingMethod.overrideCost != null) used.push('overrideCost')
  if (body.paymentInfo.method === 'terms') used.push('paymentInfo.method')
  if (used.length > 0)
    throw new ApiError('not_allowed', texts.partnersOnly, { status: 403, details: { fields: used } })
  return undefined
}

function readFields(body: CheckoutRequest): PartnerFields {
  const read = partnerFieldsSchema.safeParse(body)
  if (read.success) return read.data
  const path = read.error.issues[0]?.path.join('.') ?? ''
  throw new ApiError('invalid', texts.partnerFieldUnreadable(path), { status: 400, details: { field: path } })
}

// Each right is its own permission, and each use of it states a reason, which the order keeps.
function requireRights(actor: Actor, fields: PartnerFields, overrideCost: Cents | null): void {
  const { discountReason, discountComments, discountResponsibleParty, pnetReprice, removeTaxAmount } = fields
  if (removeTaxAmount) requirePermission(actor, REPRICING['tax-override'])
  if (overrideCost !== null) requirePermission(actor, REPRICING['shipping-override'])
  if (
    [discountReason, discountComments, discountResponsibleParty, pnetReprice].some((value) => value !== null)
  )
    requirePermission(actor, REPRICING.reprice)
  if ((removeTaxAmount || overrideCost !== null) && discountReason === null)
    throw new ApiError('reason_needed', texts.reasonNeeded, { status: 409 })
}
