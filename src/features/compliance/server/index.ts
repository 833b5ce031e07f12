import type { Db } from '#db/connect.ts'
import { inChicago } from '#features/shipping/rules/calendar.ts'
import { ApiError } from '#kit/api-error.ts'
import { texts } from '../texts.ts'
import { type CheckedProduct, checkProducts, findRulePlace } from './check.ts'

export { complianceHandlers } from './handlers.ts'

const reasonsOf = ({ verdicts }: CheckedProduct): string[] =>
  verdicts.filter(({ outcome }) => outcome === 'blocked').map(({ why }) => why)

/**
 * Throws 409 `not_allowed_there` with details.products (id, why, alternatives) when a product of an order may
 * not be installed at the delivery address. Warnings do not stop an order.
 */
export async function refuseForbidden(
  db: Db,
  { ids, zip, at }: { ids: readonly string[]; zip: string; at: Date },
): Promise<void> {
  const place = await findRulePlace(db, zip)
  const checked = await checkProducts(db, { ids, place, on: inChicago(at).day })
  const forbidden = checked.filter(({ outcome }) => outcome === 'blocked')
  const [first] = forbidden
  if (first === undefined) return
  throw new ApiError(
    'not_allowed_there',
    texts.checkoutRefused(first.name, place?.zip ?? zip, reasonsOf(first).join(' ')),
    {
      status: 409,
      details: {
        products: forbidden.map((product) => ({
          id: product.id,
          why: reasonsOf(product),
          alternatives: product.alternatives,
        })),
      },
    },
  )
}
