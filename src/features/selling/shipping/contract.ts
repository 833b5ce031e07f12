import { oc } from '@orpc/contract'
import { z } from 'zod'

const amount = z.number().min(0)
const date = z.iso.date()

/** One delivery option of an order. We add dates to the specification's shipDate. */
const shippingRateSchema = z.object({
  type: z.enum(['standard', 'expedited', 'guaranteed']),
  label: z.string(),
  cost: amount,
  shipDate: date.nullable(),
  /** first and last day of the delivery window */
  deliveryDate: date.nullable(),
  deliveryDateTo: date.nullable(),
})

export type WireShippingRate = z.infer<typeof shippingRateSchema>

export const shippingContract = {
  /** 400 `invalid_zip`, `unknown_products` (details.products: ids). Prices of options are ours alone. */
  info: oc
    .route({
      method: 'POST',
      path: '/shipping/info',
      tags: ['shipping'],
      summary: 'Shipping options, ship date and delivery window of products to a zip',
    })
    .input(
      z.strictObject({
        zipcode: z.string().max(100),
        products: z
          .array(z.strictObject({ id: z.string().regex(/^\d{9}$/), qty: z.int().min(1).max(999) }))
          .max(200),
        requestedShipDate: date.nullish(),
      }),
    )
    .output(
      z.object({
        shipOptions: z.object({
          rates: z.array(shippingRateSchema),
          /** true where a delivery is quoted by phone: rates is empty, message says whom to call */
          quoteOnly: z.boolean(),
          message: z.string().nullable(),
        }),
        shipDate: date.nullable(),
        /** minutes until today's cutoff; null when nothing ordered now would ship today */
        orderWithinMinutes: z.int().nullable(),
        transitDays: z.int().nullable(),
        /** a shipment over about 100 lb by truck: a shopper without a dock needs the liftgate */
        suggestsLiftgate: z.boolean(),
      }),
    ),
}
