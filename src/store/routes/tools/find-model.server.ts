import type { StoreApi } from '#api/contract.ts'
import { type Capacity, capacityOf } from '#features/catalog/catalog/rules/capacity.ts'

const MOST_FOUND = 8

/** Products that a typed model or product number may mean, the best match first. */
export async function findModel(api: StoreApi, typed: string) {
  if (typed === '') return []
  if (/^\d{9}$/.test(typed)) {
    const { products } = await api.catalog.multiple({ productIds: [typed] })
    return products
  }
  const { hits } = await api.search.search({ originPage: 'model', query: typed, limit: MOST_FOUND })
  const found = hits.hits.map(({ _source }) => _source)
  const exact = found.filter(({ sku }) => sku.toLowerCase() === typed.toLowerCase())
  return exact.length > 0 ? exact : found
}

/** What the products of a page can heat and cool, by id; null for what heats and cools no whole home. */
export async function capacitiesOf(
  api: StoreApi,
  productIds: readonly string[],
): Promise<Record<string, Capacity | null>> {
  if (productIds.length === 0) return {}
  const { products } = await api.catalog.multiple({ productIds: [...productIds] })
  return Object.fromEntries(products.map(({ id, type, attributes }) => [id, capacityOf(type, attributes)]))
}
