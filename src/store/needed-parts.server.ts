import { texts } from '#features/accessories/texts.ts'
import type { ProductDetails, RelatedProduct } from '#features/catalog/contract.ts'
import type { StoreApi } from './api-contract.ts'

/** What a product also needs, one part for each need: the first that is in stock, with the reason it fits and how many more there are to choose from. */
export async function neededParts(api: StoreApi, id: string): Promise<Pick<ProductDetails, 'required' | 'accessories'>> {
  const { pages } = await api.accessories.required({ id })
  const wanted = pages.flatMap(({ page, needs }) =>
    needs.flatMap((need) => {
      const part = need.components.find(({ isInStock }) => isInStock) ?? need.components[0]
      return part ? [{ page, need, part }] : []
    }),
  )
  const { products } = await api.catalog.multiple({ productIds: wanted.map(({ part }) => part.id) })
  const byId = new Map(products.map((product) => [product.id, product]))
  const related = (required: boolean): RelatedProduct[] =>
    wanted.flatMap(({ page, need, part }) => {
      const product = byId.get(part.id)
      if (!product || need.required !== required) return []
      return [{ product, page, quantity: need.quantity, reason: texts.reason(part.fit || need.why, need.components.length - 1) }]
    })
  return { required: related(true), accessories: related(false) }
}
