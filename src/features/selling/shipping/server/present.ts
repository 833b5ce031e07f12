import { type Location, MILITARY, TERRITORIES } from '#features/catalog/location/rules/location.ts'
import { toWire } from '#lib/money.ts'
import type { WireShippingRate } from '../contract.ts'
import type { ShippingOption } from '../rules/option.ts'
import type { ShippingRates } from '../rules/rates.ts'
import { texts } from '../texts.ts'

/** Shipping rates as POST /shipping/info answers them. */
export function presentRates(rates: ShippingRates, place: Pick<Location, 'city' | 'state'>, phone: string) {
  if (rates.kind === 'byPhone')
    return {
      shipOptions: { rates: [], quoteOnly: true, message: quoteOnly(place, phone) },
      shipDate: null,
      orderWithinMinutes: null,
      transitDays: null,
      suggestsLiftgate: false,
    }
  return {
    shipOptions: { rates: rates.options.map(presentOption), quoteOnly: false, message: null },
    shipDate: rates.shipDate,
    orderWithinMinutes: rates.orderWithinMinutes,
    transitDays: rates.transitDays,
    suggestsLiftgate: rates.suggestsLiftgate,
  }
}

function quoteOnly({ city, state }: Pick<Location, 'city' | 'state'>, phone: string): string {
  if (TERRITORIES.has(state)) return texts.quoteOnlyTerritory(city, phone)
  return MILITARY.has(state) ? texts.quoteOnlyMilitary(phone) : texts.quoteOnly(phone)
}

const presentOption = (option: ShippingOption): WireShippingRate => ({
  type: option.type,
  label: option.label,
  cost: toWire(option.overrideCost ?? option.cost),
  shipDate: option.shipDate,
  deliveryDate: option.deliveryDate,
  deliveryDateTo: option.deliveryDateTo,
})
