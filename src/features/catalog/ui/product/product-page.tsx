import type { ComponentType, ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { RatingPlate } from '#ui/plate/rating-plate.tsx'
import { formatRating } from '#ui/stars/stars.tsx'
import { type CardView, ProductCard, plateRows } from '../card/product-card.tsx'
import type { FetchReviews, ProductView, SizeView } from '../product-view.ts'
import { Questions } from '../reviews/questions.tsx'
import { Reviews } from '../reviews/reviews.tsx'
import { texts } from '../texts.ts'
import { AboutProduct } from './about-product.tsx'
import { AirHandlers } from './air-handlers.tsx'
import { Circuits, UnitSizes } from './circuits.tsx'
import { DocumentList } from './document-list.tsx'
import { InTheBox, Needs } from './needs.tsx'
import { ProductIndex } from './product-index.tsx'
import { ProductStage } from './product-stage.tsx'
import { type AddButton, RelatedList } from './related-list.tsx'
import { SeriesTable } from './series-table.tsx'
import { type FetchHelp, Specifications } from './specifications.tsx'
import { SystemParts } from './system-parts.tsx'

/**
 * What other features add to a product page. Everything here depends on the visitor or loads later, so its
 * space is reserved.
 */
interface ProductSlots {
  /** fit gauges under the plate */
  readonly fit?: ReactNode
  /** why it may or may not be installed at the visitor's place, under the plate */
  readonly compliance?: ReactNode
  /** whether a size of the series fits the need: the last cell of its row */
  readonly SizeFit?: ComponentType<{ size: SizeView }> | undefined
  /** what it costs over the years */
  readonly cost?: ReactNode
}

interface Props {
  readonly product: ProductView
  readonly Add: AddButton
  /**
   * price, stock, delivery, delivered total and the button to add to the cart; its own slots are Compare and
   * rebates
   */
  readonly buyBox: ReactNode
  readonly slots?: ProductSlots
  /** a list card with its controls */
  readonly cardControls?: (card: CardView) => ReactNode
  readonly fetchReviews: FetchReviews
  readonly fetchHelp: FetchHelp
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
  const { template, series, system } = product
  return (
    <>
      <div className={template === 'service' ? 'pdp service' : 'pdp'}>
        <div>
          {template !== 'service' && (
            <ProductStage
              key={product.id}
              id={product.id}
              room={product.room}
              roomPhone={product.roomPhone}
              stage={product.stage}
              images={product.images}
            />
          )}
          <DocumentList documents={product.documents} />
        </div>
        <div className="stack-l pdp-facts">
          <Heading product={product} />
          {template !== 'service' && <RatingPlate rows={plateRows(product.plate)} big />}
          {slots.fit}
          {slots.compliance}
          {buyBox}
        </div>
      </div>
      <ProductIndex key={product.id} sections={product.sections} />
      {series && <SeriesTable series={series} current={product.id} SizeFit={slots.SizeFit} />}
      {system && <SystemParts system={system} productId={product.id} />}
      {(product.needs.length > 0 || product.included.length > 0) && (
        <div className="band two">
          <Needs product={product} Add={Add} />
          <InTheBox product={product} Add={Add} />
        </div>
      )}
      <AirHandlers product={product} Add={Add} />
      <AboutProduct product={product} />
      {template !== 'service' && (
        <Specifications key={product.id} groups={product.specs} fetchHelp={fetchHelp}>
          <Circuits circuits={product.circuits} />
          <UnitSizes sizes={product.unitSizes} />
        </Specifications>
      )}
      {slots.cost}
      {product.systems.length > 0 && (
        <Section id="systems" title={texts.partOf}>
          <RelatedList list={product.systems} Add={Add} />
        </Section>
      )}
      {(product.alsoConsider || product.alternatives.length > 0) && (
        <Section id="others" title={texts.others}>
          {product.alsoConsider && <RelatedList list={[product.alsoConsider]} Add={Add} />}
          <div className="cards">
            {product.alternatives.map((card) => (
              <ProductCard key={card.id} card={card} level={3} controls={cardControls?.(card)} />
            ))}
          </div>
        </Section>
      )}
      <Section
        id="questions"
        title={texts.questions}
        aside={<LinkButton href={`/ask-a-question?product=${product.id}`}>{texts.ask}</LinkButton>}
      >
        <Questions questions={product.questions} expert={product.expertAssistance} />
      </Section>
      {template !== 'service' && (
        <Section
          id="reviews"
          title={texts.reviews}
          aside={<LinkButton href={`/write-a-review?product=${product.id}`}>{texts.writeReview}</LinkButton>}
        >
          <Reviews key={product.id} product={product} fetchReviews={fetchReviews} />
        </Section>
      )}
    </>
  )
}

function Section({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="band rule" id={id} aria-labelledby={`${id}-title`}>
      <div className="sechead">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function Heading({ product }: { product: ProductView }) {
  const { rating, series } = product
  return (
    <div className="stack pdp-head">
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
