import { merchant } from '#lib/merchant/merchant.ts'

/** The papers of the warehouse: what to fetch, what is in the carton, what the truck carries, whose it is. */
export const PAPERS = ['pick-list', 'packing-slip', 'bill-of-lading', 'label'] as const
export type Paper = (typeof PAPERS)[number]

/** Orders of one print: the warehouse picks fewer at a time. */
export const MOST_ORDERS = 100
/** Labels of one shipment. */
export const MOST_PACKAGES = 99

/** A product of an order that travels. */
export interface PaperLine {
  lineNo: number
  sku: string
  name: string
  /** units to pick, or in this shipment */
  units: number
  /** pounds of one unit */
  weightLb: number
  /** NMFC class; null where the catalog has none */
  freightClass: number | null
  isRefrigerant: boolean
  /** of its machines in this shipment, as far as they are known */
  serials: readonly string[]
}

export interface PaperAddress {
  name: string
  company: string
  lines: string[]
  phone: string
}

/** What one sheet of an order says: all that is left to ship, one shipment, or one replacement. */
export interface Sheet {
  orderID: string
  /** the place of the shipment or the replacement in its order, from 1; null: what has not shipped yet */
  shipment: number | null
  /** sent again at no charge */
  isReplacement: boolean
  /** why a replacement is sent; '' otherwise */
  reason: string
  /** '' before there is a shipment */
  carrier: string
  /** the carrier's own number: a tracking number or a PRO number */
  tracking: string
  /** when the shipment was made; null before */
  shippedAt: string | null
  orderedAt: string
  purchaseOrder: string
  /** yyyy-mm-dd: the promised day of shipping; null while it is not known */
  shipOn: string | null
  deliveryType: string
  carrierInstructions: string
  shipTo: PaperAddress
  lines: PaperLine[]
  /** such as Liftgate Delivery */
  services: string[]
  /** its refrigerant is not among the lines: staff have not verified the buyer's certificate */
  holdsRefrigerant: boolean
  /** the order that it adds to, or those that add to it; `mayShip`: that one has not left as a whole */
  comesWith: { orderID: string; mayShip: boolean }[]
}

export const poundsOf = (lines: readonly PaperLine[]): number =>
  lines.reduce((sum, { units, weightLb }) => sum + units * weightLb, 0)

export const unitsOf = (lines: readonly PaperLine[]): number =>
  lines.reduce((sum, { units }) => sum + units, 0)

/** How many labels a person probably wants: one pallet for what goes by freight, else one a unit. */
export const likelyPackages = (lines: readonly { units: number; isFreight: boolean }[]): number => {
  const parcels = lines.reduce((sum, { units, isFreight }) => (isFreight ? sum : sum + units), 0)
  const pallets = lines.some(({ units, isFreight }) => isFreight && units > 0) ? 1 : 0
  return Math.min(MOST_PACKAGES, Math.max(1, parcels + pallets))
}

/** A row of the pick list: one model, for one or more orders. */
export interface PickRow {
  sku: string
  name: string
  units: number
  for: { orderID: string; units: number }[]
}

/** The models of several orders, each once, in the order of their numbers, as a picker walks the shelves. */
export function pickRows(sheets: readonly Sheet[]): PickRow[] {
  const rows = new Map<string, PickRow>()
  for (const { orderID, lines } of sheets)
    for (const { sku, name, units } of lines) {
      const row = rows.get(sku) ?? { sku, name, units: 0, for: [] }
      row.units += units
      row.for.push({ orderID, units })
      rows.set(sku, row)
    }
  return [...rows.values()].toSorted((one, other) =>
    one.sku.localeCompare(other.sku, merchant().locale, { numeric: true }),
  )
}

/** The commodities of a bill of lading: lines of one class together, as carriers rate them. */
export function commodities(lines: readonly PaperLine[]) {
  const rows = new Map<string, { freightClass: number | null; lines: PaperLine[] }>()
  for (const line of lines) {
    const key = String(line.freightClass)
    const row = rows.get(key) ?? { freightClass: line.freightClass, lines: [] }
    row.lines.push(line)
    rows.set(key, row)
  }
  return [...rows.values()]
    .map((row) => ({ ...row, units: unitsOf(row.lines), pounds: poundsOf(row.lines) }))
    .toSorted((one, other) => other.pounds - one.pounds)
}
