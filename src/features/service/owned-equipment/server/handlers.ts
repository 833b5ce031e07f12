import { implement } from '@orpc/server'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import { readProduct } from '#features/catalog/catalog/server/index.ts'
import { shipmentsOf } from '#features/selling/fulfilment/server/index.ts'
import { needsOrder, type OrderLineRow, type OrdersContext } from '#features/selling/orders/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type OwnedProduct, ownedEquipmentContract } from '../contract.ts'
import { careOf } from '../rules/care.ts'
import { refillsOf, typesOf } from './refills.ts'
import { careReminders, wantReminders } from './reminders.ts'

/** The most products of one answer; each costs about as much as a product's page. */
const MOST_PRODUCTS = 12

interface OwnedContext extends OrdersContext {
  clock: Clock
}

const os = implement(ownedEquipmentContract).$context<OwnedContext>()

export const ownedEquipmentHandlers = {
  technicalInformation: os.technicalInformation.use(needsOrder).handler(async ({ context }) => {
    const { order, lines } = context.opened
    const { db, clock } = context
    const now = clock.now()
    const ids = [...new Set(lines.filter((line) => !line.is_service).map((line) => line.product_id))]
    const products = await typesOf(db, ids)
    const types = new Map(products.map(({ id, type }) => [id, type]))
    const equipment = ids.filter((id) => productType(types.get(id) ?? '')?.isEquipment)
    const delivered = lastOf((await shipmentsOf(db, order.id)).map((shipment) => shipment.delivered_at))
    const days = {
      now,
      today: inStoreZone(now).day,
      deliveredOn: delivered && inStoreZone(delivered).day,
    }
    const data: OwnedProduct[] = []
    // One after the other, so that a large order takes no more connections than a small one.
    for (const id of equipment.slice(0, MOST_PRODUCTS)) {
      const details = await readProduct(db, id, now)
      data.push(owned(id, lines, details, careOf(types.get(id) ?? '', days.deliveredOn, days.today)))
    }
    const refills = await refillsOf(db, products, days)
    const reminders = await careReminders(db, order, now)
    const { deliveredOn } = days
    return { orderId: order.id, deliveredOn, data, total: equipment.length, refills, reminders }
  }),

  remind: os.remind.use(needsOrder).handler(async ({ input: { wanted }, context }) => {
    const { order } = context.opened
    const now = context.clock.now()
    await wantReminders(context.db, order.id, wanted, now)
    return careReminders(context.db, order, now)
  }),
}

function lastOf(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]))
  return times.length === 0 ? null : new Date(Math.max(...times))
}

function owned(
  id: string,
  lines: readonly OrderLineRow[],
  found: Awaited<ReturnType<typeof readProduct>>,
  care: OwnedProduct['care'],
): OwnedProduct {
  const own = lines.filter((line) => line.product_id === id)
  return {
    id,
    qty: own.reduce((sum, { quantity }) => sum + quantity, 0),
    sku: own[0]?.sku ?? '',
    name: own[0]?.name ?? '',
    product: found?.details ?? null,
    documents: found?.documents ?? [],
    circuits: found?.circuits ?? [],
    unitSizes: found?.unitSizes ?? [],
    specs: found?.specs ?? [],
    parts: found ? [...found.required, ...found.accessories] : [],
    care,
  }
}
