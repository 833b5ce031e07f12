import { formatMoney } from '#kit/money.ts'
import { ADDITIONAL_SERVICES, type AdditionalService } from '../rules/services.ts'
import type { CartItem } from '../rules/types.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly items: readonly CartItem[]
  /** pounds; over 100 the liftgate is suggested */
  readonly heaviest: number
  readonly showInside: boolean
  readonly onToggle: (service: AdditionalService) => void
}

/** The add-on services that the products in the cart offer (E-SERVICES, S-SVC). */
export function ServiceChoices({ items, heaviest, showInside, onToggle }: Props) {
  const offered = new Set(items.flatMap((item) => item.additionalServices))
  const services = ADDITIONAL_SERVICES.filter((service) => offered.has(service.id) && (showInside || service.thumbnail !== 'inside'))
  if (services.length === 0) return null
  return (
    <section className="cart-services" aria-labelledby="cart-services">
      <h2 id="cart-services">{texts.deliveryOptions}</h2>
      {heaviest > 100 && <p className="meta">{texts.suggestLiftgate(Math.round(heaviest))}</p>}
      <div className="cart-service-row">
        {services.map((service) => {
          const chosen = items.some((item) => item.id === service.id)
          return (
            <label key={service.id} className="cart-service">
              <input type="checkbox" className="tick" checked={chosen} onChange={() => onToggle(service)} />
              <b className="strong">{service.name}</b>
              <span className="num strong">{formatMoney(service.price)}</span>
              <span className="meta">{service.description}</span>
            </label>
          )
        })}
      </div>
    </section>
  )
}
