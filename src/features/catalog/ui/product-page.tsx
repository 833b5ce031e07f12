import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { RatingPlate } from '#ui/plate/rating-plate.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'
import { formatRating } from '#ui/stars/stars.tsx'
import { type CardView, plateRows, ProductCard } from './product-card.tsx'
import { ProductStage } from './product-stage.tsx'
import type { ProductView, ReviewView } from './product-view.ts'
import { type AddButton, RelatedList } from './related-list.tsx'
import { Reviews } from './reviews.tsx'
import { Specifications } from './specifications.tsx'
import { texts } from './texts.ts'

interface Props {
  readonly product: ProductView
  readonly Add: AddButton
  /** price, stock, delivery, landed total and the way into the cart */
  readonly buyBox: ReactNode
  readonly gauge?: ReactNode
  /** a list card with its controls */
  readonly cardControls?: (card: CardView) => ReactNode
  readonly moreReviews: (page: number) => Promise<readonly ReviewView[]>
}

/** The product page: drawing and plate, then one long page with an index that stays in sight. */
export function ProductPage({ product, Add, buyBox, gauge, cardControls, moreReviews }: Props) {
  const sections = sectionsOf(product)
  return (
    <>
      <div className="pdp">
        <div>
          <ProductStage key={product.id} id={product.id} room={product.room} roomPhone={product.roomPhone} stage={product.stage} />
          <Documents documents={product.documents} />
        </div>
        <div className="stack-l pdp-facts">
          <Heading product={product} />
          <RatingPlate rows={plateRows(product.plate)} big />
          {gauge}
          {buyBox}
        </div>
      </div>
      <nav className="index noprint" aria-label={texts.onThisPage}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Needs product={product} Add={Add} />
      <section className="band rule" id="about" aria-labelledby="about-title">
        <h2 id="about-title">{texts.description}</h2>
        <div className="prose">
          {product.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Specifications key={product.id} groups={product.specs} />
      <Shelf id="others" title={product.alternativesTitle} cards={product.alternatives} controls={cardControls} />
      <Shelf id="systems" title={texts.partOf} cards={product.systems} controls={cardControls} />
      <section className="band rule" id="reviews" aria-labelledby="reviews-title">
        <h2 id="reviews-title">{texts.reviews}</h2>
        <Reviews key={product.id} product={product} more={moreReviews} />
      </section>
    </>
  )
}

const sectionsOf = ({ needs, parts, included, alternatives, alternativesTitle, systems }: ProductView) => [
  ...(parts.length > 0 ? [{ id: 'parts', title: texts.system }] : []),
  ...(needs.length > 0 ? [{ id: 'need', title: texts.alsoNeed }] : []),
  ...(included.length > 0 ? [{ id: 'box', title: texts.inTheBox }] : []),
  { id: 'about', title: texts.description },
  { id: 'specs', title: texts.specifications },
  ...(alternatives.length > 0 ? [{ id: 'others', title: alternativesTitle }] : []),
  ...(systems.length > 0 ? [{ id: 'systems', title: texts.partOf }] : []),
  { id: 'reviews', title: texts.reviews },
]

function Heading({ product }: { product: ProductView }) {
  const { rating } = product
  return (
    <div className="stack pdp-head">
      <p className="pl">
        {product.brand} · {product.sku}
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
        {texts.item(product.id)}
      </p>
    </div>
  )
}

function Documents({ documents }: Pick<ProductView, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <div className="doclist">
      <h2 className="pl">{texts.documents}</h2>
      <ul>
        {documents.map(({ kind, title, url }) => (
          <li key={url}>
            <Link href={url} {...(kind === 'brochure' ? {} : { target: '_blank', rel: 'noopener' })}>
              <Icon name="document" />
              {title}
              {kind !== 'brochure' && <span>PDF</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Needs({ product, Add }: { product: ProductView; Add: AddButton }) {
  const { needs, parts, included, boxNote } = product
  const list = parts.length > 0 ? { id: 'parts', title: texts.system, why: '', rows: parts } : { id: 'need', title: texts.alsoNeed, why: texts.alsoNeedWhy, rows: needs }
  if (list.rows.length === 0 && included.length === 0) return null
  return (
    <section className="band">
      <div className="two">
        {list.rows.length > 0 && (
          <div id={list.id}>
            <h2>{list.title}</h2>
            {list.why && <p className="meta under-head">{list.why}</p>}
            <RelatedList list={list.rows} Add={Add} />
          </div>
        )}
        {included.length > 0 && (
          <div id="box">
            <h2>{texts.inTheBox}</h2>
            <p className="meta under-head">{boxNote}</p>
            <SpecList specs={included.map((line) => lineOf(line))} />
          </div>
        )}
      </div>
    </section>
  )
}

/** "2 rubber couplings" says how many by itself; other lines stand for one. */
function lineOf(line: string): { name: string; value: string } {
  const counted = /^(\d+)\s*[×x]?\s+(.+)$/.exec(line)
  return counted ? { name: counted[2] ?? line, value: counted[1] ?? '1' } : { name: line, value: '1' }
}

function Shelf({ id, title, cards, controls }: { id: string; title: string; cards: readonly CardView[]; controls?: ((card: CardView) => ReactNode) | undefined }) {
  if (cards.length === 0) return null
  return (
    <section className="band rule" id={id} aria-labelledby={`${id}-title`}>
      <div className="sechead">
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      <div className="cards">
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} level={3} controls={controls?.(card)} />
        ))}
      </div>
    </section>
  )
}
