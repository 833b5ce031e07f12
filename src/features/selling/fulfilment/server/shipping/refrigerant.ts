import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables/index.ts'
import { isRefrigerant } from '#features/catalog/catalog/rules/restricted.ts'
import type { CertificateState } from '#features/selling/orders/rules/certificate.ts'
import { findCertificate } from '#features/selling/orders/server/index.ts'
import type { ShippedLine } from '../../rules/shipping.ts'

export type CertificateHold = `certificate_${'missing' | Exclude<CertificateState, 'verified'>}`

/**
 * The reason why a shipment of these lines may not leave: it has refrigerant, and staff have not verified the
 * buyer's certificate. Undefined when it may leave.
 */
export async function certificateHold(
  trx: Transaction<Tables>,
  orderId: string,
  lines: readonly ShippedLine[],
): Promise<CertificateHold | undefined> {
  const rows = await trx
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select(['line_no', 'product.type'])
    .where('order_id', '=', orderId)
    .execute()
  const refrigerant = new Set(rows.filter(({ type }) => isRefrigerant(type)).map(({ line_no }) => line_no))
  if (!lines.some(({ lineNo }) => refrigerant.has(lineNo))) return undefined
  const state = (await findCertificate(trx, orderId))?.state ?? 'missing'
  return state === 'verified' ? undefined : `certificate_${state}`
}
