import type { ReactNode } from 'react'
import { type Cents, formatMoney, toCents } from '#lib/money.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Measure, RatingPlate } from '#ui/plate/rating-plate.tsx'
import { PriceBlock } from '#ui/price/price-block.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import type { Capacity } from '../../rules/capacity.ts'
import { type Availability, shipsNow, stockWords } from '../../rules/stock.ts'
import { Photo, type PhotoView } from '../photo.tsx'
import { cardTexts } from './card-texts.ts'

export type StockView = Availability

const looks: Record<StockView['status'], { state: State; icon?: 'check' }> = {
  in_stock: { state: 'ok' },
  few_left: { state: 'warn', icon: 'check' },
  back_order: { state: 'none' },
  out_of_stock: { state: 'none' },
  no_longer_sold: { state: 'none' },
}

/** The stock as a word with an icon. */
export const StockWord = ({ stock }: { stock: StockView }) => (
  <StateWord {...looks[stock.status]}>{stockWords(stock)}</StateWord>
)

/** State and arrival in one line, the same in every card. */
export function StockLine({ stock, arrival }: { stock: StockView; arrival?: ReactNode }) {
  const ships = shipsNow(stock)
  return (
    <p className="ship">
      <StockWord stock={stock} /> {ships && (arrival ?? cardTexts.typical)}
    </p>
  )
}

export interface PlateView {
  label: string
  value: string
  unit: string
}

/** What a card shows; amounts in cents. */
export interface CardView {
  id: string
  sku: string
  brand: string
  name: string
  href: string
  /** four rows, the same for every product of a type */
  plate: readonly PlateView[]
  price: Cents
  listPrice: Cents | null
  stock: StockView
  /** the facts that decide cost and day of its delivery */
  shipping: { weightLb: number; mode: 'parcel' | 'ltl'; shipsFree: boolean; paysShipping: boolean }
  picture: Picture
  /** its photograph, or its rendering, on cards whose drawing waits below it */
  look?: { src: string; photo?: PhotoView; label?: string }
  /** absent without reviews */
  rating?: { average: number; count: number }
  /** absent when its figures state none */
  capacity?: Capacity
  /** a rebate program may pay part of it */
  rebate?: true
}

/** Rows of a plate, numbers and units set apart. */
export const plateRows = (plate: readonly PlateView[]) =>
  plate.map(({ label, value, unit }) => ({
    label,
    value: unit === '' ? value : unit === '″' ? `${value}″` : <Measure value={value} unit={unit} />,
  }))

interface Props {
  readonly card: CardView
  /** "Arrives Tue, Dec 1 in 60614" */
  readonly arrival?: ReactNode
  /** the fit gauge, when the need is known */
  readonly gauge?: ReactNode
  /** "Free freight", "+ $51 freight" */
  readonly freight?: ReactNode
  /** seen without scrolling: its photograph is fetched at once */
  readonly isFirst?: boolean | undefined
  /** Add to cart, Compare */
  readonly controls?: ReactNode
  /** level of the name's heading */
  readonly level?: 2 | 3
}

/** A product in a list: the whole card is one link, except its controls. */
export function ProductCard({ card, arrival, gauge, freight, controls, isFirst, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className="card">
      <CardArt card={card} isFirst={isFirst} />
      <div className="card-body">
        <div className="card-head">
          <p className="plate-label">
            {card.brand} · {card.sku}
          </p>
          <Heading>
            <Link href={card.href}>{card.name}</Link>
          </Heading>
          {card.rating && <Stars rating={card.rating.average}>{cardTexts.reviews(card.rating.count)}</Stars>}
        </div>
        <RatingPlate rows={plateRows(card.plate)} />
        {gauge}
        <PriceBlock price={card.price} was={card.listPrice}>
          <Terms card={card} freight={freight} />
        </PriceBlock>
        <StockLine stock={card.stock} arrival={arrival} />
        {controls && <div className="card-controls">{controls}</div>}
      </div>
    </article>
  )
}

/** Three columns on a desk, two on a tablet, one on a phone. */
const PHOTO_SIZES = '(max-width: 640px) 100vw, (max-width: 1100px) 50vw, 340px'

/**
 * The drawing to scale, covered by the photograph or the rendering once that has arrived. The pointer, or the
 * focus on the card, uncovers the drawing with its measures.
 */
function CardArt({ card: { picture, look }, isFirst }: Pick<Props, 'card' | 'isFirst'>) {
  if (!look) return <Drawing className="art" picture={picture} />
  const { src, photo } = look
  const label = photo?.label ?? look.label ?? cardTexts.rendering
  return (
    <div className="art-box">
      <Drawing className="art" picture={picture} />
      {photo ? (
        <Photo photo={photo} sizes={PHOTO_SIZES} isFirst={isFirst} />
      ) : (
        // The drawing stands there already: the words of the card come before the rendering.
        <img src={src} alt="" width={640} height={480} loading="lazy" />
      )}
      {label && <span className="art-label">{label}</span>}
    </div>
  )
}

/** Saving, freight and rebates in words. */
function Terms({ card: { price, listPrice, rebate }, freight }: Pick<Props, 'card' | 'freight'>) {
  const saved = listPrice === null ? 0 : listPrice - price
  return (
    <span className="terms">
      {saved > 0 && <b className="saving">{cardTexts.save(formatMoney(toCents(saved)))}</b>}
      {freight}
      {rebate && <span>{cardTexts.rebates}</span>}
    </span>
  )
}
