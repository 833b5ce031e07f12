import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { estimatedStock } from '#features/catalog/catalog/rules/stock.ts'
import { buyTexts as texts } from '#features/catalog/catalog/ui/buy-texts.ts'
import { StockWord } from '#features/catalog/catalog/ui/card/product-card.tsx'
import type { AddButton } from '#features/catalog/catalog/ui/product/sections/related-list.tsx'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import type { ShippingLine } from '#features/selling/shipping/rules/rates.ts'
import { formatMoney, subtract } from '#lib/money.ts'
import { Price } from '#ui/price/price-block.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'
import { uiTexts } from '#ui/texts.ts'
import { Delivered, deliveryOf } from './delivered.tsx'

/** Loaded once the button has left the window. */
const BuyBar = lazy(async () => ({ default: (await import('./buy-bar.tsx')).BuyBar }))

interface Props {
  readonly product: ProductView
  readonly location: Location
  /** false when `location` is the default place, because the visitor has not named one */
  readonly knowsPlace?: boolean
  /** undefined on the server and during hydration: the page then names no date */
  readonly now: Date | undefined
  readonly onChoosePlace: () => void
  /** the button that adds the product to the cart; the portal's read-only page has none */
  readonly Add?: AddButton | undefined
  /** the sizes of the series, and whether this one fits the visitor's home */
  readonly choice?: ReactNode
  /** below the button: why it is missing, compare, ask, how to order by phone */
  readonly extras?: ReactNode
  /** rebates: a line under the price, a line under the sum, and how to claim them */
  readonly rebate?:
    | { readonly line: ReactNode; readonly sum: string; readonly details: ReactNode }
    | undefined
}

/**
 * Price, stock, delivered price and day, size, quantity and button, by the rules of cart and checkout.
 */
export function BuyBox({
  product,
  location,
  knowsPlace = true,
  now,
  onChoosePlace,
  Add,
  choice,
  extras,
  rebate,
}: Props) {
  const [quantity, setQuantity] = useState(1)
  const line: ShippingLine = {
    id: product.id,
    ...product.shipping,
    isService: false,
    qty: quantity,
    stock: { available: estimatedStock(product.stock), restockOn: product.stock.restockOn },
  }
  const delivery = deliveryOf(line, location.transitDays, now)
  const isOut = product.stock.status === 'out_of_stock'
  // a service is not shipped
  const travels = product.template !== 'service'

  return (
    <div className="buy-box">
      <PriceRow product={product} />
      {travels && (
        <div>
          <Delivered
            product={product}
            location={location}
            line={line}
            delivery={delivery}
            rebate={rebate?.sum}
          />
          <p className="meta delivery-note">
            <span>{!isOut && location.transitDays !== null && (delivery?.ships ?? texts.sameDay)}</span>
            <span>
              {!knowsPlace && `${texts.exampleZip(location.zipcode)} `}
              <button type="button" className="linkish" aria-haspopup="dialog" onClick={onChoosePlace}>
                {knowsPlace ? texts.changeZip : texts.enterZip}
              </button>
            </span>
          </p>
        </div>
      )}
      {choice}
      {rebate && <p className="rebate-line">{rebate.line}</p>}
      {Add && (
        <AddRow
          product={product}
          quantity={quantity}
          onQuantity={setQuantity}
          isOut={isOut}
          arrival={delivery ? texts.arrivesIn(delivery.shortDays, location.zipcode) : ''}
          Add={Add}
        />
      )}
      {extras}
      {rebate?.details}
      {product.monthly && <p className="meta monthly-terms">{product.monthly.terms}</p>}
    </div>
  )
}

/** Price, saving and stock. */
function PriceRow({ product: { price, listPrice, monthly, stock } }: Pick<Props, 'product'>) {
  return (
    <div className="buy-price">
      <Price amount={price} size="big" />
      {listPrice !== null && listPrice > price && (
        <span className="was">
          {uiTexts.was} <s>{formatMoney(listPrice)}</s>{' '}
          <b className="save">{texts.save(formatMoney(subtract(listPrice, price)))}</b>
        </span>
      )}
      {monthly && <span className="meta">{monthly.line}</span>}
      <StockWord stock={stock} />
    </div>
  )
}

interface AddRowProps {
  readonly product: ProductView
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
  readonly isOut: boolean
  readonly arrival: string
  readonly Add: AddButton
}

/** Quantity and button; the buy bar repeats the button while the row is out of view. */
function AddRow({ product, quantity, onQuantity, isOut, arrival, Add }: AddRowProps) {
  const buttons = useRef<HTMLDivElement>(null)
  const isAway = useOffScreen(buttons)
  return (
    <>
      <div className="row add" ref={buttons}>
        <QuantityStepper value={quantity} onChange={onQuantity} label={product.name} disabled={isOut} />
        <Add
          id={product.id}
          name={product.name}
          quantity={quantity}
          look="primary"
          size="big"
          disabled={isOut}
        />
      </div>
      {isAway && !isOut && (
        <Suspense>
          <BuyBar product={product} quantity={quantity} arrival={arrival} Add={Add} />
        </Suspense>
      )}
    </>
  )
}

/** The part of the row that must be in view, so that the shopper reaches the button without scrolling. */
const MOST_OF_IT = 0.95

/** Where the bar lies at the lower edge of the window; see buy-bar.css. */
const BAR_IS_BELOW = '(max-width: 700px)'
/** Below the window everything counts as in view. */
const AHEAD_TOO = '0px 0px 1000000px'

/**
 * True while an element is not wholly in view. A bar at the upper edge takes the element's place only once it
 * has left the window there; a bar at the lower edge also while it is still ahead.
 */
function useOffScreen(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || !('IntersectionObserver' in window)) return
    const barIsBelow = window.matchMedia(BAR_IS_BELOW)
    let observer: IntersectionObserver | undefined
    const watch = (): void => {
      observer?.disconnect()
      observer = new IntersectionObserver(
        ([entry]) => setAway(entry ? entry.intersectionRatio < MOST_OF_IT : false),
        { threshold: MOST_OF_IT, rootMargin: barIsBelow.matches ? '0px' : AHEAD_TOO },
      )
      observer.observe(watched)
    }
    watch()
    barIsBelow.addEventListener('change', watch)
    return () => {
      barIsBelow.removeEventListener('change', watch)
      observer?.disconnect()
    }
  }, [element])
  return away
}
