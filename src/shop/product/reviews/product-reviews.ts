import type { BrowserApi } from '#api/client.ts'
import type { FetchReviews } from '#features/catalog/catalog/ui/product-view.ts'

/** Fetches reviews of a product, ten at a time. */
export const fetchReviewsOf =
  (api: BrowserApi, id: string): FetchReviews =>
  ({ page, sort, stars, verifiedOnly }) =>
    api.catalog.reviews({
      id,
      page,
      sort,
      verified: verifiedOnly ? 'true' : 'false',
      ...(stars === null ? {} : { stars }),
    })

/** The plain-language help of every specification, by its id. */
export async function fetchHelp(api: BrowserApi): Promise<ReadonlyMap<number, string>> {
  const { attributes } = await api.catalog.attributes()
  return new Map(attributes.filter(({ help }) => help !== '').map(({ id, help }) => [id, help]))
}
