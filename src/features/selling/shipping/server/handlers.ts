import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { NOT_SHIPPED } from '#features/catalog/catalog/rules/service-ids.ts'
import { type Location, MILITARY, TERRITORIES } from '#features/catalog/location/rules/location.ts'
import { findLocation, type PlaceContext } from '#features/catalog/location/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { toWire } from '#lib/money.ts'
import { shippingContract, type WireShippingRate } from '../contract.ts'
import {
  type Contact,
  type DeliverySettings,
  type ShippingOption,
  type ShippingRates,
  shippingRates,
} from '../rules/rates.ts'
import { MAX_DELAY_DAYS, shipDateRange } from '../rules/ship-date.ts'
import { type ShippableProduct, shippingLine } from '../rules/shipping-line.ts'
import { texts } from '../texts.ts'

interface ShippingContext extends PlaceContext {
  clock: Clock
  delivery: DeliverySettings
  contact: Contact
}

/**
 * Reads the facts and the stock of products at a moment. Throws `unknown_products` for ids that we never
 * sold.
 */
type ReadShippableProducts = (
  db: Db,
  ids: readonly string[],
  at: Date,
) => Promise<{
  /** in the order of `ids` */
  products: readonly ShippableProduct[]
  /** whether the priority-delivery service is sold now: without it the guaranteed option is not offered */
  sellsPriorityDelivery: boolean
}>

const os = implement(shippingContract).$context<ShippingContext>()

/**
 * The endpoints of shipping. Pricing supplies `readProducts`, because the price book holds the facts of
 * products and pricing imports shipping, not the other way round.
 */
export const makeShippingHandlers = (readProducts: ReadShippableProducts) => ({
  info: os.info.handler(async ({ input, context }) => {
    const at = context.clock.now()
    refuseFarDate(at, input.requestedShipDate)
    const requested = input.products.filter((product) => !NOT_SHIPPED.has(product.id))
    const ids = requested.map((product) => product.id)
    const [location, { products, sellsPriorityDelivery }] = await Promise.all([
      findLocation(context, input.zipcode),
      readProducts(context.db, ids, at),
    ])
    const rates = shippingRates({
      lines: products.map((product, index) => shippingLine(product, requested[index]?.qty ?? 1)),
      transitDays: location.transitDays,
      at,
      requestedShipDate: input.requestedShipDate ?? null,
      allowGuaranteed: context.delivery.showGuaranteed && sellsPriorityDelivery,
    })
    return presentRates(rates, location, context.contact.phone)
  }),
})

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

/** Throws 400 `ship_date_too_far` for a ship date more than MAX_DELAY_DAYS after today in Chicago. */
export function refuseFarDate(at: Date, requested: string | null | undefined): void {
  if (requested && requested > shipDateRange(at).to)
    throw new ApiError('ship_date_too_far', texts.dateTooFar(MAX_DELAY_DAYS))
}
