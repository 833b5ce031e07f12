import type { ComponentType, ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { formatMonth } from '../../../../../../lib/dates.ts'
import { type CardView, ProductCard } from '../../card/product-card.tsx'
import type { FetchReviews, ProductView, QuestionView, SizeView } from '../../product-view.ts'
import { Reviews } from '../../reviews/reviews.tsx'
import { sectionTexts as texts } from '../../section-texts.ts'
import { ProductIndex } from '../product-index.tsx'
import { AboutProduct } from './about-product.tsx'
import { AirHandlers } from './air-handlers.tsx'
import { Circuits, UnitSizes } from './circuits.tsx'
import { InTheBox, Needs } from './needs.tsx'
import { type AddButton, RelatedList } from './related-list.tsx'
import { SeriesTable } from './series-table.tsx'
import { type FetchHelp, Specifications } from './specifications.tsx'
import { SystemParts } from './system-parts.tsx'

export interface SectionsProps {
  readonly product: ProductView
  readonly Add: AddButton
  /** whether a size of the series fits the need: the last cell of its row */
  readonly SizeFit?: ComponentType<{ size: SizeView }> | undefined
  /** the running cost over the years */
  readonly cost?: ReactNode
  /** whether the product may be installed at the visitor's place */
  readonly rules?: ReactNode
  /** a list card with its controls */
  readonly cardControls?: ((card: CardView) => ReactNode) | undefined
  readonly fetchReviews: FetchReviews
  readonly fetchHelp: FetchHelp
}

/** A product's page below its first screen: the table of contents, always visible, and its parts. */
export function ProductSections(props: SectionsProps) {
  const { product, Add, SizeFit, cost, rules } = props
  const { template, series, system } = product
  return (
    <>
      <ProductIndex key={product.id} sections={product.sections} />
      {series && <SeriesTable series={series} current={product.id} SizeFit={SizeFit} />}
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
        <Specifications key={product.id} groups={product.specs} fetchHelp={props.fetchHelp}>
          <Circuits circuits={product.circuits} />
          <UnitSizes sizes={product.unitSizes} />
          {rules}
        </Specifications>
      )}
      {cost}
      <OtherProducts {...props} />
      <QuestionsAndReviews {...props} />
    </>
  )
}

/** Systems that it is part of, and products to consider instead. */
function OtherProducts({ product, Add, cardControls }: SectionsProps) {
  return (
    <>
      {product.systems.length > 0 && (
        <Section id="systems" title={texts.partOf}>
          <RelatedList list={product.systems} Add={Add} />
        </Section>
      )}
      {product.alternatives.length > 0 && (
        <Section id="others" title={texts.others}>
          <div className="cards">
            {product.alternatives.map((card) => (
              <ProductCard key={card.id} card={card} level={3} controls={cardControls?.(card)} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

/** Questions and reviews. */
function QuestionsAndReviews({ product, fetchReviews }: SectionsProps) {
  return (
    <>
      <Section
        id="questions"
        title={texts.questions}
        aside={<LinkButton href={`/ask-a-question?product=${product.id}`}>{texts.ask}</LinkButton>}
      >
        <Questions questions={product.questions} expert={product.expertAssistance} />
      </Section>
      {product.template !== 'service' && (
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
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Questions of shoppers with their answers. */
export function Questions({ questions, expert }: { questions: readonly QuestionView[]; expert: boolean }) {
  if (questions.length === 0)
    return <p className="meta">{expert ? texts.noQuestionsExpert : texts.noQuestions}</p>
  return (
    <dl className="questions">
      {questions.map(({ question, author, answer, answeredBy, answeredOn }) => (
        <div key={question}>
          <dt>
            {question} <span className="meta">{author}</span>
          </dt>
          <dd>
            {answer} <span className="meta">{texts.answered(answeredBy, formatMonth(answeredOn))}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
