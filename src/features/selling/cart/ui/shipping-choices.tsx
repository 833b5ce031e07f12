import { promisedDays } from '#features/selling/shipping/rules/promise.ts'
import type { ShippingOption, ShippingType } from '#features/selling/shipping/rules/rates.ts'
import { formatMoney } from '#lib/money.ts'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { offeredOptions } from '../rules/shipping-choice.ts'
import type { Cart } from '../rules/types.ts'
import { texts } from '../texts.ts'

/** The delivery options, when there is more than one. */
export function ShippingChoices({
  cart,
  onChoose,
}: {
  readonly cart: Cart
  readonly onChoose: (type: ShippingType) => void
}) {
  const options = offeredOptions(cart)
  if (options.length < 2) return null
  return (
    <section className="cart-services cart-choices">
      <RadioGroup
        name="shipping"
        label={<span className="heading">{texts.shippingTitle}</span>}
        value={cart.shipping.selectedShippingOption?.type ?? null}
        onChange={(value) => onChoose(value as ShippingType)}
        layout="across"
        options={options.map((option) => ({
          value: option.type,
          ...wordsOf(option),
          aside: option.cost === 0 ? texts.free : formatMoney(option.cost),
        }))}
      />
    </section>
  )
}

/** The guaranteed option promises its day in its name; the others name their days below it. */
function wordsOf(option: ShippingOption) {
  const days = promisedDays(option) ?? undefined
  return option.type === 'guaranteed' && days
    ? { label: texts.guaranteedBy(days) }
    : { label: option.label, note: days }
}
