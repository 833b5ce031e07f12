import type { Db } from '#db/connect.ts'
import { inChicago } from '#features/shipping/rules/calendar.ts'
import { ApiError } from '#kit/api-error.ts'
import { texts } from '../texts.ts'
import { checkProducts, findRulePlace } from './check.ts'

export { type ComplianceContext, complianceHandlers } from './handlers.ts'

/**
 * The gate of placing an order: throws 409 `not_allowed_there` with details.products (id, why, alternatives) when a product may not be installed
 * where it goes. Warnings never stop an order.
 */
export async function refuseForbidden(db: Db, { ids, zip, at }: { ids: readonly string[]; zip: string; at: Date }): Promise<void> {
  const place = await findRulePlace(db, zip)
  const checked = await checkProducts(db, { ids, place, on: inChicago(at).day })
  const forbidden = checked.filter(({ outcome }) => outcome === 'blocked')
  if (forbidden.length === 0) return
  throw new ApiError('not_allowed_there', texts.checkoutRefused(place?.zip ?? zip, forbidden.map(({ name }) => name).join(' and ')), {
    status: 409,
    details: { products: forbidden.map(({ id, verdicts, alternatives }) => ({ id, why: verdicts.filter(({ outcome }) => outcome === 'blocked').map(({ why }) => why), alternatives })) },
  })
}
