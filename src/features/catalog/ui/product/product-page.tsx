import type { ReactNode } from 'react'
import { laterPart } from '#kit/react/hydrate-later.tsx'
import { RatingPlate } from '#ui/plate/rating-plate.tsx'
import { formatRating } from '#ui/stars/format-rating.ts'
import { plateRows } from '../card/product-card.tsx'
import type { ProductView } from '../product-view.ts'
import { texts } from '../texts.ts'
import type { SectionsProps } from './product-sections.tsx'
import { ProductStage } from './product-stage.tsx'

/** Links, which need no code. */
const DocumentList = laterPart(async () => (await import('./document-list.tsx')).DocumentList)

/** Everything below the first screen: half of the page's code, which the buyer needs only after scrolling. */
const ProductSections = laterPart(async () => (await import('./product-sections.tsx')).ProductSections)

/**
 * What other features add to a product page. Everything here depends on the visitor or loads later, so its
 * space is reserved.
 */
interface ProductSlots {
  /** fit gauges under the plate */
  readonly fit?: ReactNode
  /** the verdict for the visitor's place with its reasons, under the plate */
  readonly compliance?: ReactNode
  /** whether a size of the series fits the need: the last cell of its row */
  readonly SizeFit?: SectionsProps['SizeFit']
  /** the running cost over the years */
  readonly cost?: ReactNode
}

interface Props extends Omit<SectionsProps, 'SizeFit' | 'cost'> {
  /**
   * price, stock, delivery, delivered total and the button to add to the cart; its own slots are Compare and
   * rebates
   */
  readonly buyBox: ReactNode
  readonly slots?: ProductSlots
}

/**
 * The product page of every template: the drawing and the rating plate, then one long page with an index
 * that stays visible.
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
  const { template } = product
  return (
    <>
      <div className={template === 'service' ? 'product-page service' : 'product-page'}>
        <div>
          {template !== 'service' && (
            <ProductStage
              key={product.id}
              id={product.id}
              room={product.room}
              roomPhone={product.roomPhone}
              stage={product.stage}
              images={product.images}
              rendering={product.rendering}
            />
          )}
          <DocumentList documents={product.documents} />
        </div>
        <div className="stack-l">
          <Heading product={product} />
          {template !== 'service' && <RatingPlate rows={plateRows(product.plate)} big />}
          {slots.fit}
          {slots.compliance}
          {buyBox}
        </div>
      </div>
      <ProductSections
        product={product}
        Add={Add}
        SizeFit={slots.SizeFit}
        cost={slots.cost}
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
    <div className="stack product-head">
      <p className="plate-label">
        {product.template === 'service' ? product.brand : `${product.brand} · ${product.sku}`}
      </p>
      <h1>{product.name}</h1>
      <p className="lead">{product.summary}</p>
      <p className="meta">
        {rating && (
          <>
            <a href="#reviews">
              <b>{formatRating(rating.average)}</b> {texts.reviewLink(rating.count)}
            </a>
            {' · '}
          </>
        )}
        {series && (
          <>
            <a href="#sizes">{texts.sizes(series.rows.length)}</a>
            {' · '}
          </>
        )}
        {texts.item(product.id)}
      </p>
    </div>
  )
}
