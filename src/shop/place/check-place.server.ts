import type { StoreApi } from '#api/contract.ts'
import type { PlaceCheck } from './check-place.ts'

/** What the rules of a zip say of a product, with the rules that are met; null for an unknown product. */
export async function checkOnServer(
  api: Pick<StoreApi, 'compliance'>,
  zip: string,
  id: string,
): Promise<PlaceCheck | null> {
  const { asOf, products } = await api.compliance.check({ zipcode: zip, productIDs: [id], detail: true })
  const [found] = products
  return found ? { ...found, zip, asOf } : null
}
