import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { PARTNER_ORDER } from '#features/selling/orders/rules/access.ts'
import { readSale, type SaleClaim } from '#features/selling/partner/rules/sale-header.ts'
import { publicPrices } from '#features/selling/pricing/server/index.ts'
import { REPRICING } from '#features/selling/repricing/rules/access.ts'
import { openSale } from '#features/selling/repricing/server/index.ts'
import { exemptionOf } from '#features/selling/tax-exemption/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { fromWire } from '#lib/money.ts'
import type { CartSale } from './ports.ts'

interface Asker {
  db: Db
  clock: Clock
  actor: Actor
  request: Pick<RequestContext, 'partnerSale'>
}

const NO_CLAIM: SaleClaim = {
  customerID: null,
  projectID: null,
  priceRequest: null,
  removeTax: false,
  shipping: null,
}

const GONE: ReadonlySet<string> = new Set(['unknown_party', 'other_customer'])

/**
 * The sale of a cart's call: public prices for shoppers; for partners what the header claims, as far as they
 * have the rights. `lines` is the whole cart, so that lowered prices hold; without it they do not. Throws the
 * refusals of `openSale`.
 */
export async function cartSale(
  { db, clock, actor, request }: Asker,
  lines?: readonly { id: string; qty: number }[],
): Promise<CartSale> {
  if (actor.kind === 'shopper' || scopeOf(actor, PARTNER_ORDER.place) === 'none')
    return { source: publicPrices(db), exempt: async () => false }
  const claim = readSale(request.partnerSale) ?? NO_CLAIM
  if (claim.removeTax) requirePermission(actor, REPRICING['tax-override'])
  if (claim.shipping !== null) requirePermission(actor, REPRICING['shipping-override'])
  const now = clock.now()
  const priceRequest = lines ? claim.priceRequest : null
  const open = (asked: SaleClaim) => openSale(db, actor, { ...asked, lines: lines ?? [] }, now)
  // A customer who is gone keeps no cart from being shown; the checkout refuses the order.
  const sale = await open({ ...claim, priceRequest }).catch((error: unknown) => {
    if (error instanceof ApiError && GONE.has(error.code)) return open(NO_CLAIM)
    throw error
  })
  return {
    source: sale.source,
    exempt: async (state) =>
      claim.removeTax || (await exemptionOf(db, { ...sale.party, state, at: now })) !== undefined,
    overrideCost: claim.shipping === null ? null : fromWire(claim.shipping),
  }
}
