import type { ShippingOption, ShippingType } from '#features/shipping/rules/option.ts'
import { formatDays } from '#kit/dates.ts'
import { formatMoney } from '#kit/money.ts'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { formTexts as texts } from '../texts.ts'

interface Props {
  readonly options: readonly ShippingOption[]
  readonly chosen: ShippingType | null
  readonly onChoose: (type: ShippingType) => void
}

/** Delivery options: the days first, with the option's name and cost. */
export function DeliveryChoices({ options, chosen, onChoose }: Props) {
  if (options.length === 0) return null
  return (
    <RadioGroup
      name="shippingOption"
      className="checkout-choices"
      label={<span className="checkout-legend">{texts.when}</span>}
      value={chosen}
      onChange={(value) => onChoose(value as ShippingType)}
      options={options.map((option) => ({
        value: option.type,
        label: option.deliveryDate ? formatDays(option.deliveryDate, option.deliveryDateTo) : option.label,
        note: option.deliveryDate ? option.label : texts.dateLater,
        aside: option.cost === 0 ? texts.free : formatMoney(option.cost),
      }))}
    />
  )
}
