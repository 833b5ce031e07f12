import type { StoreApi } from '#api/contract.ts'
import { texts } from '#features/accessories/texts.ts'
import type { ProductDetails, RelatedProduct } from '#features/catalog/contract.ts'
import { texts as catalogTexts } from '#features/catalog/ui/texts.ts'

const NEEDS = { id: 'need', title: catalogTexts.alsoNeed }

/** What a product also needs, one part for each need: the first that is in stock, with the reason it fits and how many more there are to choose from. */
export async function neededParts(
  api: StoreApi,
  { details: { id }, sections }: ProductDetails,
): Promise<Pick<ProductDetails, 'required' | 'accessories' | 'sections'>> {
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
      return [
        {
          product,
          page,
          quantity: need.quantity,
          reason: texts.reason(part.fit || need.why, need.components.length - 1),
        },
      ]
    })
  const found = { required: related(true), accessories: related(false) }
  return { ...found, sections: withNeeds(sections, found.required.length + found.accessories.length > 0) }
}

const BEFORE = new Set(['sizes', 'parts'])

/** The page's table of contents with or without the needs, which follow sizes and system. */
function withNeeds(sections: ProductDetails['sections'], there: boolean): ProductDetails['sections'] {
  const others = sections.filter(({ id }) => id !== NEEDS.id)
  const first = others.filter(({ id }) => BEFORE.has(id))
  return there ? [...first, NEEDS, ...others.slice(first.length)] : others
}
