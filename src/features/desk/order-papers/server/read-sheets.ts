import type { Db } from '#db/connect.ts'
import { isRefrigerant } from '#features/catalog/catalog/rules/product-types.ts'
import { ordersBeside } from '#features/partners/quotes/server/index.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { mayShip } from '#features/selling/fulfilment/rules/shipping.ts'
import { parcelOf, replacementsOf, serialsOf } from '#features/selling/fulfilment/server/index.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import type { Paper, PaperLine, Sheet } from '../rules/papers.ts'

interface Wanted {
  orders: readonly string[]
  paper: Paper
  shipment?: number | undefined
  replacement?: number | undefined
}

/**
 * The sheets of these orders in the order that they are asked for: for a pick list what is left to ship; for
 * the other papers the wanted shipment, or what is left, or else every shipment. Refrigerant may not leave
 * before the buyer's certificate is verified, so it is not on a sheet of what is left. Undefined when an
 * order, the shipment or the replacement does not exist. Six queries, whatever the number of orders; one more
 * for a replacement, which is of the first order.
 */
export async function readSheets(
  db: Db,
  permission: Authorized<'order-papers.print'>,
  { orders: ids, paper, shipment: number, replacement }: Wanted,
): Promise<Sheet[] | undefined> {
  requireAllRows(permission)
  const [orders, lines, shipments, shipped, serials, beside] = await Promise.all([
    readOrders(db, ids),
    readLines(db, ids),
    db.selectFrom('shipment').selectAll().where('order_id', 'in', ids).orderBy('number').execute(),
    db
      .selectFrom('shipment_line')
      .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
      .select(['shipment.order_id', 'shipment_id', 'line_no', 'quantity'])
      .where('shipment.order_id', 'in', ids)
      .execute(),
    serialsOf(db, ids),
    ordersBeside(db, ids),
  ])
  if (orders.length < ids.length) return undefined
  if (replacement !== undefined) return replacementSheet(db, orders[0]!, { lines, serials }, replacement)

  const sheets = ids.flatMap((id): Sheet[] => {
    const order = orders.find((one) => one.id === id)!
    const own = lines.filter(({ order_id }) => order_id === id)
    const sheetOf = (shipment: (typeof shipments)[number] | undefined): Sheet => {
      const units = (line: (typeof own)[number]): number => {
        const sent = shipped.filter((one) => one.order_id === id && one.line_no === line.line_no)
        if (shipment) return sent.find(({ shipment_id }) => shipment_id === shipment.id)?.quantity ?? 0
        return line.quantity - line.called_off - sent.reduce((sum, { quantity }) => sum + quantity, 0)
      }
      const sheet = {
        ...presentOrder(order, own, units, inParcel(serials, shipment?.id)),
        ...presentShipment(shipment),
        comesWith: beside
          .filter(({ orderId, state }) => orderId === id && isLive(state))
          .map(({ other, state }) => ({ orderID: other, mayShip: mayShip(state) })),
      }
      if (shipment || order.certificate === 'verified') return sheet
      const allowed = sheet.lines.filter((line) => !line.isRefrigerant)
      return { ...sheet, lines: allowed, holdsRefrigerant: allowed.length < sheet.lines.length }
    }
    const left = mayShip(order.state) ? [sheetOf(undefined)] : []
    const made = shipments.filter(({ order_id }) => order_id === id)
    const hasLeft = left.some((sheet) => sheet.lines.length > 0)
    if (number !== undefined) return made.filter((one) => one.number === number).map(sheetOf)
    return paper === 'pick-list' || hasLeft ? left : made.map(sheetOf)
  })
  if (number !== undefined && sheets.length === 0) return undefined
  return sheets.filter(
    ({ lines: goods, holdsRefrigerant }) => goods.length > 0 || (paper === 'pick-list' && holdsRefrigerant),
  )
}

/** Whether the goods of an order come, or have come, to its buyer. */
const isLive = (state: OrderState): boolean => !['pending', 'cancelled', 'refunded'].includes(state)

/** A replacement that waits or has left; undefined for one that does not exist or was called off. */
async function replacementSheet(
  db: Db,
  order: OrderOfSheet,
  { lines, serials }: { lines: readonly LineOfSheet[]; serials: Serials },
  number: number,
): Promise<Sheet[] | undefined> {
  const row = (await replacementsOf(db, order.id))[number - 1]
  if (row === undefined || row.state === 'called_off') return undefined
  const units = ({ line_no }: LineOfSheet) =>
    row.lines.find(({ lineNo }) => lineNo === line_no)?.quantity ?? 0
  return [
    {
      ...presentOrder(order, lines, units, inParcel(serials, row.id)),
      ...{ shipment: number, isReplacement: true, reason: row.reason, shipOn: null },
      ...{ carrier: row.carrier ?? '', tracking: row.tracking ?? '' },
      shippedAt: row.state === 'shipped' ? (row.ended_at?.toISOString() ?? null) : null,
    },
  ]
}

const readOrders = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .leftJoin('epa_certificate', 'epa_certificate.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.state',
      'orders.phone',
      'orders.shipping',
      'orders.shipping_method',
      'orders.purchase_order',
      'orders.created_at',
      'epa_certificate.state as certificate',
    ])
    .where('orders.id', 'in', ids)
    .execute()

const readLines = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select([
      'order_line.order_id',
      'order_line.line_no',
      'order_line.sku',
      'order_line.name',
      'order_line.quantity',
      'order_line.called_off',
      'order_line.is_service',
      'product.type',
      'product.weight_lb',
      'product.freight',
    ])
    .where('order_line.order_id', 'in', ids)
    .orderBy('order_line.line_no')
    .execute()

type OrderOfSheet = Awaited<ReturnType<typeof readOrders>>[number]
type LineOfSheet = Awaited<ReturnType<typeof readLines>>[number]
type Serials = Awaited<ReturnType<typeof serialsOf>>

/** The serial numbers of what is in a shipment or a replacement; none without one. */
const inParcel = (serials: Serials, parcel: string | undefined): Serials =>
  serials.filter((row) => parcelOf(row) === parcel)

type OfShipment = Pick<Sheet, 'shipment' | 'carrier' | 'tracking' | 'shippedAt'>

const presentShipment = (
  made: { number: number; carrier: string; tracking: string; created_at: Date } | undefined,
): OfShipment =>
  made
    ? {
        shipment: made.number,
        carrier: made.carrier,
        tracking: made.tracking,
        shippedAt: made.created_at.toISOString(),
      }
    : { shipment: null, carrier: '', tracking: '', shippedAt: null }

function presentOrder(
  order: OrderOfSheet,
  lines: readonly LineOfSheet[],
  unitsOf: (line: LineOfSheet) => number,
  serials: Serials,
): Omit<Sheet, keyof OfShipment> {
  const { shipping } = order
  const shipOn = order.shipping_method.expectedShipDate
  const goods = lines
    .filter(({ is_service }) => !is_service)
    .map(
      (line): PaperLine => ({
        lineNo: line.line_no,
        sku: line.sku,
        name: line.name,
        units: unitsOf(line),
        weightLb: line.weight_lb,
        freightClass: line.freight.freightClass ?? null,
        isRefrigerant: isRefrigerant(line.type),
        serials: serials.flatMap((row) =>
          row.order_id === order.id && row.line_no === line.line_no ? [row.serial] : [],
        ),
      }),
    )
    .filter(({ units }) => units > 0)
  return {
    orderID: order.id,
    orderedAt: order.created_at.toISOString(),
    purchaseOrder: order.purchase_order ?? '',
    shipOn: typeof shipOn === 'string' && shipOn !== '' ? shipOn : null,
    deliveryType: shipping.deliveryType ?? '',
    carrierInstructions: shipping.carrierInstructions ?? '',
    shipTo: {
      name: shipping.name ?? '',
      company: shipping.company ?? '',
      lines: [
        [shipping.address1, shipping.address2].filter(Boolean).join(', '),
        `${shipping.city ?? ''}, ${shipping.state ?? ''} ${shipping.postcode ?? ''}`,
      ],
      phone: order.phone,
    },
    lines: goods,
    services: lines.filter(({ is_service }) => is_service).map(({ name }) => name),
    holdsRefrigerant: false,
    comesWith: [],
    isReplacement: false,
    reason: '',
  }
}
