import { useEffect, useRef } from 'react'
import { formatMoney } from '#lib/money.ts'
import type { Cart, InternalDetails } from '../../rules/types.ts'
import { texts } from '../../texts.ts'

interface Props {
  readonly cart: Cart
  readonly internal: InternalDetails
  /** asks for the figures again */
  readonly onChange: () => void
}

/** A-INTERNAL: gross profit and inventory, for staff alone: other callers' answers do not have them. */
export function InternalFigures({ cart, internal, onChange }: Props) {
  const products = cart.items.filter((item) => !item.isService)
  const key = products.map(({ id, qty, price }) => `${id}×${qty}@${price}`).join()
  const checked = useRef(key)
  useEffect(() => {
    if (checked.current === key) return
    checked.current = key
    onChange()
  }, [key, onChange])
  return (
    <section className="box stack-s no-print" aria-label={texts.internal.title}>
      <h2 className="plate-label">{texts.internal.title}</h2>
      <p>
        {internal.grossProfit === null
          ? texts.internal.noProfit
          : texts.internal.profit(formatMoney(internal.grossProfit))}
      </p>
      <ul className="stack-s">
        {products.map(({ id, sku, name }) => {
          const units = internal.inventory[id]
          return (
            <li key={id}>
              <b>{sku}</b> {name}: {units ? texts.internal.units(units) : texts.internal.notStocked}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
