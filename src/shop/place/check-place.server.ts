import type { StoreApi } from '#api/contract.ts'
import type { PlaceCheck } from './check-place.ts'

/** The verdicts on a product at a zip, with the rules that it meets; null for an unknown product. */
export async function checkOnServer(
  api: Pick<StoreApi, 'compliance'>,
  zip: string,
  id: string,
): Promise<PlaceCheck | null> {
  const { asOf, products } = await api.compliance.check({ zipcode: zip, productIDs: [id], detail: true })
  const [found] = products
  return found ? { ...found, zip, asOf } : null
}
