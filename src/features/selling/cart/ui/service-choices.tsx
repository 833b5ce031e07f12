import {
  ADDITIONAL_SERVICES,
  type AdditionalService,
  feeOf,
  isServiceOn,
} from '#features/catalog/catalog/rules/additional-services.ts'
import { FLAT_RATE_RETURN } from '#features/catalog/catalog/rules/service-ids.ts'
import { formatMoney } from '#lib/money.ts'
import type { CartItem } from '../rules/types.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly items: readonly CartItem[]
  /** pounds; over 100 the liftgate is suggested */
  readonly heaviest: number
  readonly showInside: boolean
  /**
   * Alaska, Hawaii, Canada: no flat-rate return there (K-FEES); one chosen earlier can still be taken away
   */
  readonly quotedByPhone: boolean
  readonly onToggle: (service: AdditionalService) => void
}

/** The add-on services that the products in the cart offer (E-SERVICES, S-SVC). */
export function ServiceChoices({ items, heaviest, showInside, quotedByPhone, onToggle }: Props) {
  const offered = new Set(items.flatMap((item) => item.additionalServices))
  const isChosen = (id: string) => items.some((item) => item.id === id)
  const services = ADDITIONAL_SERVICES.filter(
    ({ id, thumbnail }) =>
      offered.has(id) &&
      (isServiceOn(id) || isChosen(id)) &&
      (showInside || thumbnail !== 'inside') &&
      (id !== FLAT_RATE_RETURN || !quotedByPhone || isChosen(id)),
  )
  if (services.length === 0) return null
  return (
    <section className="cart-services" aria-labelledby="cart-services">
      <h2 id="cart-services">{texts.deliveryOptions}</h2>
      {heaviest > 100 && <p className="meta">{texts.suggestLiftgate(Math.round(heaviest))}</p>}
      <div className="cart-service-row">
        {services.map((service) => {
          const chosen = isChosen(service.id)
          return (
            <label key={service.id} className="cart-service">
              <input type="checkbox" className="tick" checked={chosen} onChange={() => onToggle(service)} />
              <b className="strong">{service.name}</b>
              <span className="num strong">{formatMoney(feeOf(service))}</span>
              <span className="meta">{service.description}</span>
            </label>
          )
        })}
      </div>
    </section>
  )
}
