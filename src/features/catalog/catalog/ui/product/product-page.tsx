import type { ReactNode } from 'react'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { RatingPlate } from '#ui/plate/rating-plate.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { plateRows } from '../card/product-card.tsx'
import type { ProductView } from '../product-view.ts'
import { texts } from '../texts.ts'
import type { SectionsProps } from './sections/product-sections.tsx'

/** Pictures; the code only switches between them. */
const ProductStage = laterPart(async () => (await import('./pictures/product-stage.tsx')).ProductStage)

/** Links, which need no code. */
const DocumentList = laterPart(async () => (await import('./sections/document-list.tsx')).DocumentList)

/** Everything below the first screen: half of the page's code, which the buyer needs only after scrolling. */
const ProductSections = laterPart(
  async () => (await import('./sections/product-sections.tsx')).ProductSections,
)

/**
 * What other features add to a product page. Everything here depends on the visitor or loads later, so its
 * space is reserved.
 */
interface ProductSlots {
  /** whether the product may be installed at the visitor's place: a part of the specifications */
  readonly rules?: ReactNode
  /** whether a size of the series fits the need: the last cell of its row */
  readonly SizeFit?: SectionsProps['SizeFit']
  /** the running cost over the years */
  readonly cost?: ReactNode
}

interface Props extends Omit<SectionsProps, 'SizeFit' | 'cost' | 'rules'> {
  /**
   * price, stock, delivered price, day of arrival, size, fit and the button to add to the cart; its own slots
   * are Compare and rebates
   */
  readonly buyBox: ReactNode
  readonly slots?: ProductSlots
}

/**
 * The product page of every template: what it is, how it looks and what it costs on the first screen, then
 * its figures, then one long page with an index that stays visible.
 */
export function ProductPage({
  product,
  Add,
  buyBox,
  slots = {},
  cardControls,
  fetchReviews,
  fetchHelp,
}: Props) {
  const isService = product.template === 'service'
  return (
    <>
      <div className={isService ? 'product-page service' : 'product-page'}>
        <Heading product={product} />
        <div className="product-media">
          {!isService && <ProductStage key={product.id} product={product} />}
        </div>
        <div className="product-buy">{buyBox}</div>
      </div>
      {!isService && (
        <div className="product-facts">
          <RatingPlate rows={plateRows(product.plate)} columns={4} className="product-plate" />
          <DocumentList documents={product.documents} />
        </div>
      )}
      <ProductSections
        product={product}
        Add={Add}
        SizeFit={slots.SizeFit}
        cost={slots.cost}
        rules={slots.rules}
        cardControls={cardControls}
        fetchReviews={fetchReviews}
        fetchHelp={fetchHelp}
      />
    </>
  )
}

function Heading({ product }: { product: ProductView }) {
  const { rating, series } = product
  return (
    <div className="product-head">
      <p className="plate-label">
        {product.template === 'service' ? product.brand : `${product.brand} · ${product.sku}`}
      </p>
      <h1>{product.name}</h1>
      <p className="product-line meta">
        {rating && (
          <Stars rating={rating.average}>
            <a href="#reviews">{texts.reviewLink(rating.count)}</a>
          </Stars>
        )}
        {series && <a href="#sizes">{texts.sizes(series.rows.length)}</a>}
        <span>{texts.item(product.id)}</span>
      </p>
    </div>
  )
}
