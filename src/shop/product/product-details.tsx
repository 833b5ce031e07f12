import type { ReactNode } from 'react'
import type { BrowserApi } from '#api/client.ts'
import type { CardView } from '#features/catalog/catalog/ui/card/product-card.tsx'
import { ProductPage } from '#features/catalog/catalog/ui/product/product-page.tsx'
import type { AddButton } from '#features/catalog/catalog/ui/product/sections/related-list.tsx'
import type { FetchReviews, ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { ProductRules } from '../place/product-rules.tsx'
import { useShop } from '../shop-context.ts'
import { ProductBuyBox } from './buy-box/product-buy-box.tsx'
import { SizeFit } from './size-fit.tsx'

interface Props {
  readonly product: ProductView
  /** the button that adds a product to the cart; without it the page is read-only */
  readonly Add?: AddButton
  /** further controls of the buy box */
  readonly extras?: ReactNode
  readonly cardControls?: (card: CardView) => ReactNode
}

const NoButton: AddButton = () => null

/** The product page that both applications share. */
export function ProductDetails({ product, Add, extras, cardControls }: Props) {
  const { api } = useShop()
  return (
    <ProductPage
      product={product}
      Add={Add ?? NoButton}
      buyBox={<ProductBuyBox product={product} Add={Add} extras={extras} />}
      slots={{
        rules: product.regulated && <ProductRules id={product.id} />,
        SizeFit: product.capacity ? SizeFit : undefined,
      }}
      {...(cardControls ? { cardControls } : {})}
      fetchReviews={fetchReviewsOf(api, product.id)}
      fetchHelp={() => fetchHelp(api)}
    />
  )
}

/** Fetches reviews of a product, ten at a time. */
const fetchReviewsOf =
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
async function fetchHelp(api: BrowserApi): Promise<ReadonlyMap<number, string>> {
  const { attributes } = await api.catalog.attributes()
  return new Map(attributes.filter(({ help }) => help !== '').map(({ id, help }) => [id, help]))
}
