import { toWire } from '#kit/money.ts'
import type { WireShippingRate } from '../contract.ts'
import type { ShippingOption } from '../rules/option.ts'
import type { ShippingQuote } from '../rules/quote.ts'
import { texts } from '../texts.ts'

/** A quote as POST /shipping/info answers it. */
export function presentQuote(quote: ShippingQuote, phone: string) {
  if (quote.kind === 'byPhone')
    return {
      shipOptions: { rates: [], quoteOnly: true, message: texts.quoteOnly(phone) },
      shipDate: null,
      orderWithinMinutes: null,
      transitDays: null,
      suggestsLiftgate: false,
    }
  return {
    shipOptions: { rates: quote.options.map(presentOption), quoteOnly: false, message: null },
    shipDate: quote.shipDate,
    orderWithinMinutes: quote.orderWithinMinutes,
    transitDays: quote.transitDays,
    suggestsLiftgate: quote.suggestsLiftgate,
  }
}

const presentOption = (option: ShippingOption): WireShippingRate => ({
  type: option.type,
  label: option.label,
  cost: toWire(option.overrideCost ?? option.cost),
  shipDate: option.shipDate,
  deliveryDate: option.deliveryDate,
  deliveryDateTo: option.deliveryDateTo,
})
