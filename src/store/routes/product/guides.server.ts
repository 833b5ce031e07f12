import type { StoreApi } from '#api/contract.ts'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'

/** A product with links to the articles and the video about its type, below its documents. */
export async function withGuides<P extends Pick<ProductView, 'documents'>>(
  api: Pick<StoreApi, 'learning'>,
  type: string,
  product: P,
): Promise<P> {
  const { guides } = await api.learning
    .guides({ type })
    .catch(() => ({ guides: [] as { title: string; path: string }[] }))
  const links = guides.map(({ title, path }) => ({ kind: 'brochure', title, url: path }))
  return { ...product, documents: [...product.documents, ...links] }
}
