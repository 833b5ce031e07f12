import { formatMoney } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import { itemDiscount, itemTotal } from '../rules/totals.ts'
import type { Availability, CartItem } from '../rules/types.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly item: CartItem
  readonly drawingUrl: string
  readonly alert?: string | undefined
  readonly onQuantity: (qty: number) => void
  readonly onRemove: () => void
}

/** One product of the cart: what it is, whether it can leave, how many, what they cost. */
export function CartLine({ item, drawingUrl, alert, onQuantity, onRemove }: Props) {
  const discount = itemDiscount(item)
  return (
    <li className="cart-line">
      <span className="cart-pic">
        <Drawing src={drawingUrl} />
      </span>
      <div className="stack-s">
        <p className="pl">
          {item.brand} · {item.sku}
        </p>
        <h3 className="cart-name">
          <Link href={item.url}>{item.name}</Link>
        </h3>
        <p className="meta">
          <Stock availability={item.availability} />
        </p>
        {alert && (
          <p className="warn" role="status">
            {alert}
          </p>
        )}
        <Button look="quiet" size="small" onClick={onRemove} aria-label={texts.removeNamed(item.name)}>
          {texts.remove}
        </Button>
      </div>
      <QuantityStepper label={item.name} value={item.qty} onChange={onQuantity} />
      <div className="cart-amount">
        {discount > 0 && (
          <span className="was">
            <span className="vh">{texts.was} </span>
            <s>{formatMoney((item.price * item.qty) as typeof item.price)}</s>
          </span>
        )}
        <span className="price s">{formatMoney(itemTotal(item))}</span>
        {item.qty > 1 && (
          <span className="meta">
            {formatMoney(item.price)} {texts.each}
          </span>
        )}
      </div>
    </li>
  )
}

const STATES: Record<Availability['status'], State> = { in_stock: 'ok', few_left: 'ok', back_order: 'warn', out_of_stock: 'bad', no_longer_sold: 'bad' }

function Stock({ availability }: { readonly availability: Availability }) {
  return <StateWord state={STATES[availability.status]}>{texts.stock(availability)}</StateWord>
}
