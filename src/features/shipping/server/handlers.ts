import { implement } from '@orpc/server'
import { NOT_SHIPPED, PRIORITY_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import { findLocation, type PlaceContext } from '#features/location/server/index.ts'
import { priceBook, requireProducts } from '#features/pricing/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Clock } from '#kit/clock.ts'
import { shippingContract } from '../contract.ts'
import { daysBetween, inChicago } from '../rules/calendar.ts'
import { shippingRates } from '../rules/rates.ts'
import { texts } from '../texts.ts'
import { shippingLine } from './lines.ts'
import { presentRates } from './present.ts'
import type { Contact, DeliverySettings } from './settings.ts'

export interface ShippingContext extends PlaceContext {
  clock: Clock
  delivery: DeliverySettings
  contact: Contact
}

/** How far ahead a shopper may ask for a ship date. */
export const MAX_DELAY_DAYS = 180

const os = implement(shippingContract).$context<ShippingContext>()

export const shippingHandlers = {
  info: os.info.handler(async ({ input, context }) => {
    const at = context.clock.now()
    refuseFarDate(at, input.requestedShipDate)
    const wanted = input.products.filter((product) => !NOT_SHIPPED.has(product.id))
    const ids = wanted.map((product) => product.id)
    const [location, book] = await Promise.all([
      findLocation(context, input.zipcode),
      priceBook(context.db, [...ids, PRIORITY_DELIVERY], at),
    ])
    const products = requireProducts(book, ids, { sellable: false })
    const rates = shippingRates({
      lines: products.map((product, index) => shippingLine(product, wanted[index]?.qty ?? 1)),
      transitDays: location.transitDays,
      at,
      requestedShipDate: input.requestedShipDate ?? null,
      allowGuaranteed: context.delivery.showGuaranteed && (book.get(PRIORITY_DELIVERY)?.sellable ?? false),
    })
    return presentRates(rates, context.contact.phone)
  }),
}

/** Throws 400 `ship_date_too_far` for a date we do not plan for. */
export function refuseFarDate(at: Date, requested: string | null | undefined): void {
  if (requested && daysBetween(inChicago(at).day, requested) > MAX_DELAY_DAYS)
    throw new ApiError('ship_date_too_far', texts.dateTooFar)
}
