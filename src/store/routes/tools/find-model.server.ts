import type { StoreApi } from '#api/contract.ts'

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
