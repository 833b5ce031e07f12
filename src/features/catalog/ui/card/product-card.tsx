import type { ReactNode } from 'react'
import type { Cents } from '#kit/money.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Measure, RatingPlate } from '#ui/plate/rating-plate.tsx'
import { PriceBlock } from '#ui/price/price-block.tsx'
import type { Capacity } from '../../rules/capacity.ts'
import { StockLine, type StockView } from './stock-line.tsx'

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
  /** absent when its figures state none */
  capacity?: Capacity
  /** a rebate program may pay part of it: the card keeps a line free for that */
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
  /** rebates at the visitor's place */
  readonly rebate?: ReactNode
  /** Add to cart, Compare */
  readonly controls?: ReactNode
  /** level of the name's heading */
  readonly level?: 2 | 3
}

/** A product in a list: the whole card is one link, except its controls. */
export function ProductCard({ card, arrival, gauge, rebate, controls, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className="card">
      <Drawing className="art" picture={card.picture} />
      <div className="card-body">
        <div className="card-head">
          <p className="plate-label">
            {card.brand} · {card.sku}
          </p>
          <Heading>
            <Link href={card.href}>{card.name}</Link>
          </Heading>
        </div>
        <RatingPlate rows={plateRows(card.plate)} />
        {gauge}
        <PriceBlock price={card.price} was={card.listPrice}>
          {rebate}
        </PriceBlock>
        <StockLine stock={card.stock} arrival={arrival} />
        {controls && <div className="card-controls">{controls}</div>}
      </div>
    </article>
  )
}
