import { type OrderAccess, orderOf } from './order-of.ts'

/**
 * Opens the order that an upload is for. The path names it, or the query of the page; its postal code is in
 * the header x-order-postal, in the query, or in the path. Throws ApiError as `orderOf`.
 */
export const openOrderOfUpload = (asked: OrderAccess, named: Readonly<Record<string, string>>) =>
  orderOf(asked, orderOfUpload(asked.request, named))

/** People leave the postal code empty when their browser opens the order. */
export function orderOfUpload(
  { url: { searchParams }, orderPostal }: Pick<OrderAccess['request'], 'url' | 'orderPostal'>,
  named: Readonly<Record<string, string>>,
): { orderID: string; postal?: string | undefined } {
  const postal = orderPostal ?? searchParams.get('postal') ?? named.postal
  return {
    orderID: (named.orderID ?? searchParams.get('orderID') ?? '').trim(),
    postal: postal?.trim() || undefined,
  }
}
