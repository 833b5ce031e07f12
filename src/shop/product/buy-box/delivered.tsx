import { buyTexts as texts } from '#features/catalog/catalog/ui/buy-texts.ts'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { standardCharge } from '#features/selling/shipping/rules/charges.ts'
import { nextShipDayText } from '#features/selling/shipping/rules/promise.ts'
import { type ShippingLine, shippingRates } from '#features/selling/shipping/rules/rates.ts'
import { formatMinutes } from '#features/selling/shipping/rules/ship-date.ts'
import { formatDays, shortDays } from '#lib/dates.ts'
import { type Cents, formatMoney, ZERO } from '#lib/money.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { priceOne } from '../price-one.ts'

/** It keeps the server's sum until one of its figures changes. */
const DeliveredSum = laterPart(async () => (await import('./delivered-sum.tsx')).DeliveredSum)

/** The days of a delivery that starts now; null where the page cannot name them. */
export interface Delivery {
  readonly days: string
  readonly shortDays: string
  /** until when an order still ships today, or the day on which it ships */
  readonly ships: string
}

/** A cached page must not name a day: `now` is undefined on the server and during hydration. */
export function deliveryOf(
  line: ShippingLine,
  transitDays: number | null,
  now: Date | undefined,
): Delivery | null {
  if (transitDays === null || !now) return null
  const rates = shippingRates({ lines: [line], transitDays, at: now, allowGuaranteed: false })
  if (rates.kind !== 'offered') return null
  const [option] = rates.options
  if (!option?.deliveryDate || !option.shipDate) return null
  return {
    days: formatDays(option.deliveryDate, option.deliveryDateTo),
    shortDays: shortDays(option.deliveryDate, option.deliveryDateTo),
    ships:
      rates.orderWithinMinutes === null
        ? texts.shipsOn(nextShipDayText(option.shipDate, now))
        : texts.orderWithin(formatMinutes(rates.orderWithinMinutes)),
  }
}

interface Props {
  readonly product: ProductView
  readonly location: Location
  readonly line: ShippingLine
  readonly delivery: Delivery | null
  /** the rebates in words */
  readonly rebate: string | undefined
}

/** The delivered price and the day of arrival, in one folded line that opens the sum. */
export function Delivered({ product, location, line, delivery, rebate }: Props) {
  const place = location.zipcode
  if (location.transitDays === null)
    return (
      <p className="delivered by-phone">
        <Icon name="truck" />
        {texts.byPhone(place)}
      </p>
    )
  const freight = standardCharge([line], location.transitDays)
  const { total } = priceOne(product, line.qty, { location, freight })
  const isOut = product.stock.status === 'out_of_stock'
  return (
    <details className="delivered">
      <summary>
        <Icon name="truck" />
        <span>
          <b className="delivered-sum">{texts.deliveredTo(formatMoney(total), place)}</b>
          <span>
            {freightWords(freight, line.mode)}.{' '}
            {isOut ? (
              texts.outText
            ) : delivery ? (
              <>
                {texts.arrives} <b className="long-days">{delivery.days}</b>
                <b className="short-days">{delivery.shortDays}</b>
              </>
            ) : (
              <>
                <span className="long-days">{texts.arrivesLater}</span>
                <span className="short-days">{texts.arrivesLaterShort}</span>
              </>
            )}
          </span>
        </span>
      </summary>
      <div>
        <DeliveredSum
          product={product}
          location={location}
          quantity={line.qty}
          freight={freight}
          rebate={rebate}
        />
      </div>
    </details>
  )
}

function freightWords(freight: Cents, mode: ShippingLine['mode']): string {
  const isTruck = mode === 'ltl'
  if (freight === ZERO) return isTruck ? texts.freeFreight : texts.freeParcel
  return (isTruck ? texts.plusFreight : texts.plusParcel)(formatMoney(freight))
}
