import type { Db } from '#db/connect.ts'
import { ApiError } from '#lib/api-error.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { texts } from '../texts.ts'
import { type CheckedProduct, checkAt } from './check.ts'

export { presentChecked } from './check.ts'

const reasonsOf = ({ verdicts }: CheckedProduct): string[] =>
  verdicts.filter(({ outcome }) => outcome === 'blocked').map(({ why }) => why)

/** The verdicts on products at a zip, as in POST /compliance/check. Throws 400 `invalid_zip`. */
export const checkCart = (db: Db, { ids, zip, at }: { ids: readonly string[]; zip: string; at: Date }) =>
  checkAt(db, { ids, zip, on: inStoreZone(at).day })

/**
 * Throws 409 `not_allowed_there` with details.products (id, why, alternatives) when a product of an order may
 * not be installed at the delivery address. Warnings do not stop an order.
 */
export async function refuseForbidden(
  db: Db,
  request: { ids: readonly string[]; zip: string; at: Date },
): Promise<void> {
  const { place, products } = await checkCart(db, request)
  const forbidden = products.filter(({ outcome }) => outcome === 'blocked')
  const [first] = forbidden
  if (first === undefined) return
  throw new ApiError(
    'not_allowed_there',
    texts.checkoutRefused(first.name, place?.zip ?? request.zip, reasonsOf(first).join(' ')),
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
