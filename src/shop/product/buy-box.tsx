import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { estimatedStock } from '#features/catalog/rules/stock.ts'
import { StockWord } from '#features/catalog/ui/card/stock-line.tsx'
import { cardTexts } from '#features/catalog/ui/card-texts.ts'
import type { AddButton } from '#features/catalog/ui/product/related-list.tsx'
import type { ProductView } from '#features/catalog/ui/product-view.ts'
import { texts } from '#features/catalog/ui/texts.ts'
import type { Location } from '#features/location/rules/location.ts'
import { standardCharge } from '#features/shipping/rules/charges.ts'
import { type ShippingLine, shippingRates } from '#features/shipping/rules/rates.ts'
import { formatMinutes } from '#features/shipping/rules/ship-date.ts'
import { formatDay } from '#kit/dates.ts'
import { formatMoney } from '#kit/money.ts'
import { laterPart } from '#kit/react/hydrate-later.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Price } from '#ui/price/price-block.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'

/** Its sum is that of the server until something in it changes. */
const Landed = laterPart(async () => (await import('./landed.tsx')).Landed)

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
  readonly extras?: ReactNode
  /** what is paid back later: a line under the price, a line under the sum, and how to claim it */
  readonly rebate?:
    | { readonly line: ReactNode; readonly sum: string; readonly details: ReactNode }
    | undefined
}

/**
 * Price, stock, delivery date, quantity, and the delivered total, calculated by the same rules as in cart and
 * checkout.
 */
export function BuyBox({
  product,
  location,
  knowsPlace = true,
  now,
  onChoosePlace,
  Add,
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
  const freight = location.transitDays === null ? undefined : standardCharge([line], location.transitDays)
  const out = product.stock.status === 'out_of_stock'

  return (
    <div className="box buy-box stack">
      <div className="row between">
        <span className="row">
          <Price amount={product.price} size="big" />
          {product.listPrice !== null && product.listPrice > product.price && (
            <span className="was">
              {texts.was} <s>{formatMoney(product.listPrice)}</s>
            </span>
          )}
        </span>
        <StockWord stock={product.stock} />
      </div>
      {rebate && <p className="rebate-line">{rebate.line}</p>}
      {/* a service does not travel */}
      {product.template !== 'service' && (
        <div className="delivery">
          <Icon name="truck" />
          <p>
            {out ? (
              texts.outText
            ) : (
              <DeliverySentence line={line} transitDays={location.transitDays} now={now} />
            )}{' '}
            <button type="button" className="linkish" aria-haspopup="dialog" onClick={onChoosePlace}>
              {location.zipcode}
            </button>
            {!knowsPlace && <span className="meta"> {texts.exampleZip}</span>}
          </p>
        </div>
      )}
      {Add && <AddRow product={product} quantity={quantity} onQuantity={setQuantity} out={out} Add={Add} />}
      {extras}
      {freight !== undefined && (
        <div>
          <Landed
            product={product}
            location={location}
            quantity={quantity}
            freight={freight}
            rebate={rebate?.sum}
          />
        </div>
      )}
      {rebate?.details}
    </div>
  )
}

interface AddRowProps {
  readonly product: ProductView
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
  readonly out: boolean
  readonly Add: AddButton
}

/**
 * Quantity and button. A phone shows the button again at its lower edge while the row is out of view.
 */
function AddRow({ product, quantity, onQuantity, out, Add }: AddRowProps) {
  const buttons = useRef<HTMLDivElement>(null)
  const away = useOffScreen(buttons)
  return (
    <>
      <div className="row add" ref={buttons}>
        <QuantityStepper value={quantity} onChange={onQuantity} label={product.name} disabled={out} />
        <Add
          id={product.id}
          name={product.name}
          quantity={quantity}
          look="primary"
          size="big"
          disabled={out}
        />
      </div>
      {away && !out && (
        <div className="buy-bar">
          <Price amount={product.price} />
          <Add id={product.id} name={product.name} quantity={quantity} look="primary" />
        </div>
      )}
    </>
  )
}

/** True while an element is out of view. */
function useOffScreen(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return away
}

function DeliverySentence({
  line,
  transitDays,
  now,
}: {
  line: ShippingLine
  transitDays: number | null
  now: Date | undefined
}) {
  if (transitDays === null) return `${cardTexts.quotedByPhone}:`
  // A cached page must not name a day, so do not calculate one on the server.
  const rates = now && shippingRates({ lines: [line], transitDays, at: now, allowGuaranteed: false })
  const option = rates?.kind === 'offered' ? rates.options[0] : undefined
  if (rates?.kind !== 'offered' || !option?.deliveryDate || !option.deliveryDateTo || !option.shipDate)
    return texts.sameDay
  const arrival = (
    <b className="strong">
      {texts.between(formatDay(option.deliveryDate), formatDay(option.deliveryDateTo))}
    </b>
  )
  if (rates.orderWithinMinutes === null) {
    return (
      <>
        {texts.shipsOn(formatDay(option.shipDate))} {arrival} in
      </>
    )
  }
  return (
    <>
      {texts.orderWithin} <b className="strong">{formatMinutes(rates.orderWithinMinutes)}</b>:{' '}
      {texts.shipsToday} {arrival} in
    </>
  )
}
