import type { Db } from '#db/connect.ts'
import { type Action, scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { requireParty, requirePermission } from '#features/people/accounts/server/index.ts'
import { termsOffer } from '#features/selling/net-terms/server/index.ts'
import { PARTNER_ORDER } from '#features/selling/orders/rules/access.ts'
import type { PartnerOffer } from '#features/selling/partner/rules/offer.ts'
import { readSale } from '#features/selling/partner/rules/sale-header.ts'
import { isMethodOn, switchedOff } from '#features/selling/payments/rules/methods.ts'
import { REPRICING } from '#features/selling/repricing/rules/access.ts'
import { aloneShare } from '#features/selling/repricing/rules/repricing.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { toWire } from '#lib/money.ts'

interface Asker {
  db: Db
  clock: Clock
  actor: Actor
  request: Pick<RequestContext, 'partnerSale'>
}

/**
 * What a partner may do with the sale of the header, and the credit account of the customer's company. Throws
 * ApiError sign_in_needed, forbidden, unknown_party, other_customer.
 */
export async function partnerOffer({ db, clock, actor, request }: Asker): Promise<PartnerOffer> {
  const permission = requirePermission(actor, PARTNER_ORDER.place)
  const sale = readSale(request.partnerSale)
  const { companyId } = await requireParty(db, permission, {
    customerID: sale?.customerID ?? null,
    projectID: sale?.projectID ?? null,
  })
  const terms = companyId === null ? undefined : await termsOffer(db, permission, companyId, clock.now())
  const may = (action: Action): boolean => scopeOf(actor, action) !== 'none'
  return {
    may: {
      reprice: may(REPRICING.reprice),
      removeTax: may(REPRICING['tax-override']),
      lowerShipping: may(REPRICING['shipping-override']),
      alonePercent: aloneShare() * 100,
    },
    terms: terms
      ? {
          ...terms,
          limit: toWire(terms.limit),
          left: toWire(terms.left),
          unavailable: isMethodOn('terms') ? terms.unavailable : switchedOff(['terms']),
        }
      : null,
  }
}
