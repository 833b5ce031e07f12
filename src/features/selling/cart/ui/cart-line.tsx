import { useState } from 'react'
import { type Availability, stockWords } from '#features/catalog/catalog/rules/stock.ts'
import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
import { formatMoney, times } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import { itemDiscount, itemTotal } from '../rules/totals.ts'
import type { CartAlert, CartItem } from '../rules/types.ts'
import { texts } from '../texts.ts'
import { useCartAccess } from './cart-context.tsx'

interface Props {
  readonly item: CartItem
  readonly alerts: readonly CartAlert[]
  /** "Tue, Nov 24 – Wed, Nov 25"; undefined while the days are not known */
  readonly days: string | undefined
  readonly onQuantity: (qty: number) => void
  readonly onRemove: () => void
}

/** One line of the cart: product, stock, quantity, price. */
export function CartLine({ item, alerts, days, onQuantity, onRemove }: Props) {
  const discount = itemDiscount(item)
  return (
    <li className="cart-line">
      <ItemPicture id={item.id} />
      <div className="cart-what stack-s">
        <p className="plate-label">
          {item.brand} · {item.sku}
        </p>
        <h2 className="cart-name">
          <Link href={item.url}>{item.name}</Link>
        </h2>
        <p className="meta cart-stock">
          <Stock availability={item.availability} shortage={shortageIn(alerts)} />
          {days && item.availability.status !== 'no_longer_sold' && <span>{texts.arrives(days)}</span>}
        </p>
        <Breaks item={item} />
        {isMatchedSystem(item) && <p className="meta">{texts.matchedSystem}</p>}
        {alerts.some(({ kind }) => kind === 'price_changed') && (
          <p className="warn" role="status">
            {texts.newPrice}
          </p>
        )}
        {item.quoteID === null ? (
          <Button look="quiet" size="small" onClick={onRemove} aria-label={texts.removeNamed(item.name)}>
            {texts.remove}
          </Button>
        ) : (
          <p className="meta">
            <Link href={`/view-quotes/${item.quoteID}`}>{texts.quotedPrice(item.quoteID)}</Link>
          </p>
        )}
      </div>
      {item.quoteID === null ? (
        <QuantityStepper label={item.name} value={item.qty} onChange={onQuantity} />
      ) : (
        <span>{texts.quotedQuantity(item.qty)}</span>
      )}
      <div className="cart-amount">
        {discount > 0 && (
          <span className="was">
            <span className="visually-hidden">{texts.was} </span>
            <s>{formatMoney(times(item.price, item.qty))}</s>
          </span>
        )}
        <span className="price compact">{formatMoney(itemTotal(item))}</span>
        {item.qty > 1 && (
          <span className="meta">
            {formatMoney(item.price)} {texts.each}
          </span>
        )}
      </div>
    </li>
  )
}

/** "10 or more: $9.40 each": what more units cost a partner. */
function Breaks({ item: { breaks, repricing, quoteID } }: { readonly item: CartItem }) {
  if (!breaks || repricing !== null || quoteID !== null) return null
  return (
    <p className="meta">
      {breaks
        .slice(1)
        .map(({ from, price }) => texts.orMore(from, formatMoney(price)))
        .join('. ')}
    </p>
  )
}

/** Products made of an outdoor and an indoor unit that are rated together. */
const isMatchedSystem = (item: CartItem): boolean =>
  isOneOf(item, ['is-matched-set']) && !isOneOf(item, ['has-many-zones'])

/** "Only 2 in stock.": fewer in stock than in the cart. */
const shortageIn = (alerts: readonly CartAlert[]): string | undefined =>
  alerts.find(({ kind, message }) => kind === 'out_of_stock' && message !== texts.outOfStock)?.message

const STATES: Record<Availability['status'], State> = {
  in_stock: 'ok',
  few_left: 'ok',
  back_order: 'warn',
  out_of_stock: 'bad',
  no_longer_sold: 'bad',
}

function Stock({
  availability,
  shortage,
}: {
  readonly availability: Availability
  readonly shortage: string | undefined
}) {
  if (shortage) return <StateWord state="bad">{shortage}</StateWord>
  return <StateWord state={STATES[availability.status]}>{stockWords(availability)}</StateWord>
}

/** How an item looks: its rendering, or its drawing where it has none. */
export function ItemPicture({ id }: { readonly id: string }) {
  const { renderingUrl, drawingUrl } = useCartAccess()
  const [isMissing, setMissing] = useState(false)
  return (
    <span className="cart-pic">
      {isMissing ? (
        <Drawing src={drawingUrl(id)} />
      ) : (
        <img
          src={renderingUrl(id)}
          alt={texts.rendering}
          width={640}
          height={480}
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
