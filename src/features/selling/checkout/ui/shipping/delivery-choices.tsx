import type { ShippingOption, ShippingType } from '#features/selling/shipping/rules/option.ts'
import { promisedDays } from '#features/selling/shipping/rules/promise.ts'
import { formatMoney } from '#lib/money.ts'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { formTexts as texts } from '../../texts.ts'
import { type LaterShipDate, LaterShipDateField } from './later-ship-date.tsx'

interface Props {
  readonly options: readonly ShippingOption[]
  readonly chosen: ShippingType | null
  readonly onChoose: (type: ShippingType) => void
  readonly later: LaterShipDate
}

/** Delivery options: the days first, with the option's name and cost. */
export function DeliveryChoices({ options, chosen, onChoose, later }: Props) {
  if (options.length === 0) return null
  const shipDate = (options.find(({ type }) => type === chosen) ?? options[0])?.shipDate ?? null
  return (
    <div className="stack-s">
      <RadioGroup
        name="shippingOption"
        className="checkout-choices"
        label={<span className="checkout-legend">{texts.when}</span>}
        value={chosen}
        onChange={(value) => onChoose(value as ShippingType)}
        options={options.map((option) => ({
          value: option.type,
          label: promisedDays(option) ?? option.label,
          note: option.deliveryDate ? option.label : texts.dateLater,
          aside: option.cost === 0 ? texts.free : formatMoney(option.cost),
        }))}
      />
      {shipDate !== null && <LaterShipDateField later={later} shipDate={shipDate} />}
    </div>
  )
}
