import { MAX_TRANSIT_DAYS } from '#features/catalog/location/rules/location.ts'
import { figure, isSwitchedOn, merchant } from '#lib/merchant/merchant.ts'
import { type Cents, ZERO } from '#lib/money.ts'
import type { Day } from '#platform/clock/rules/calendar.ts'
import { texts } from '../texts.ts'
import { expeditedCharge, type FreightLine, guaranteedCharge, isShipped, standardCharge } from './charges.ts'
import { LIFTGATE_ADVISED_LB, shipMode } from './freight.ts'
import { deliveryWindow, minutesToCutoff, type StockLine, shipDay } from './ship-date.ts'

export type ShippingType = 'standard' | 'expedited' | 'guaranteed'

/** One delivery option of an order, with its price and its days. */
export interface ShippingOption {
  type: ShippingType
  label: string
  cost: Cents
  /** set by staff for one order; wins over cost */
  overrideCost: Cents | null
  /** yyyy-mm-dd; null while the ship date of a line is not known */
  shipDate: string | null
  /** first and last day of the delivery window, yyyy-mm-dd */
  deliveryDate: string | null
  deliveryDateTo: string | null
}

export interface ShippingLine extends FreightLine, StockLine {
  mode: 'parcel' | 'ltl'
  /** may not fly: only standard delivery is offered */
  groundOnly?: boolean
}

export interface ShippingRequest {
  lines: readonly ShippingLine[]
  /** business days in transit; null where deliveries are quoted by phone */
  transitDays: number | null
  at: Date
  requestedShipDate?: Day | null
  /** the merchant's setting, and whether the priority-delivery service is sold */
  allowGuaranteed: boolean
  /** the option that a quote or a placed order has: offered although staff have switched it off since */
  promised?: string | null | undefined
}

export type ShippingRates =
  | { kind: 'byPhone' }
  | {
      kind: 'offered'
      /** standard first */
      options: readonly ShippingOption[]
      shipDate: Day | null
      /** business days; null where a consultant quoted the delivery */
      transitDays: number | null
      orderWithinMinutes: number | null
      suggestsLiftgate: boolean
    }

/** Where deliveries are quoted by phone: the one option of a consultant's quote. Its day is not known yet. */
export const consultantRates = (cost: Cents): ShippingRates => ({
  kind: 'offered',
  options: [
    {
      ...{ type: 'standard', label: texts.consultantShipping, cost, overrideCost: null },
      ...{ shipDate: null, deliveryDate: null, deliveryDateTo: null },
    },
  ],
  ...{ shipDate: null, transitDays: null, orderWithinMinutes: null, suggestsLiftgate: false },
})

const EXPEDITED_DAYS = 2
/** The fastest parcel service delivers on the next business day. */
const OVERNIGHT_DAYS = 1

/**
 * All delivery options of these products to a place, with price and dates. An order with only services ships
 * free.
 */
export function shippingRates({
  lines,
  transitDays,
  at,
  requestedShipDate = null,
  allowGuaranteed,
  promised,
}: ShippingRequest): ShippingRates {
  if (transitDays === null) return { kind: 'byPhone' }
  const shipped = lines.filter(isShipped)
  const shipDate = shipDay(at, shipped, requestedShipDate)
  const mode = shipMode(shipped)
  const cost = standardCharge(shipped, transitDays)
  const standard: ShippingOption = {
    type: 'standard',
    label: cost === ZERO ? texts.freeShipping : texts.standardShipping,
    cost,
    overrideCost: null,
    ...datesOf(shipDate, transitDays, mode === 'ltl'),
  }
  const dates: OptionDates = (type, days) => {
    const cutoff = figure(`cutoff ${type}`, merchant().cutoffMinutes)
    return datesOf(shipDay(at, shipped, requestedShipDate, cutoff), days, false)
  }
  const isSold: FasterRequest['isSold'] = (type) =>
    (type === 'expedited' || allowGuaranteed) && (type === promised || isSwitchedOn(`deliver ${type}`))
  const faster = shipped.length === 0 ? [] : fasterOptions(shipped, mode, { transitDays, isSold, dates })
  return {
    kind: 'offered',
    options: worthTheirPrice([standard, ...faster]),
    shipDate,
    transitDays,
    orderWithinMinutes: minutesToCutoff(at),
    suggestsLiftgate: mode === 'ltl' && shipped.some((line) => line.weightLb > LIFTGATE_ADVISED_LB),
  }
}

type FasterType = 'expedited' | 'guaranteed'

/** The days of an option, by its own cutoff. */
type OptionDates = (
  type: FasterType,
  days: number,
) => Pick<ShippingOption, 'shipDate' | 'deliveryDate' | 'deliveryDateTo'>

interface FasterRequest {
  transitDays: number
  isSold: (type: FasterType) => boolean
  dates: OptionDates
}

/**
 * The options that cost extra. A guaranteed delivery takes the fastest service that the goods may travel by.
 */
function fasterOptions(
  shipped: readonly ShippingLine[],
  mode: 'parcel' | 'ltl',
  { transitDays, isSold, dates }: FasterRequest,
): ShippingOption[] {
  const options: ShippingOption[] = []
  if (shipped.some((line) => line.groundOnly)) return options
  const hasExpedited = mode === 'parcel' && transitDays > EXPEDITED_DAYS
  if (hasExpedited && isSold('expedited'))
    options.push({
      type: 'expedited',
      label: texts.expeditedShipping,
      cost: expeditedCharge(shipped, transitDays),
      overrideCost: null,
      ...dates('expedited', EXPEDITED_DAYS),
    })
  const guaranteedDays = mode === 'parcel' ? OVERNIGHT_DAYS : Math.max(1, transitDays - 1)
  const guaranteedDates = dates('guaranteed', guaranteedDays)
  if (isSold('guaranteed') && guaranteedDates.shipDate !== null)
    options.push({
      type: 'guaranteed',
      label: texts.guaranteedShipping,
      cost: guaranteedCharge(shipped, transitDays),
      overrideCost: null,
      ...guaranteedDates,
    })
  return options
}

/** Leaves out what buys no earlier day: another option arrives no later, for the same money or less. */
function worthTheirPrice(options: readonly ShippingOption[]): ShippingOption[] {
  return options.filter(
    (option) =>
      option.type === 'standard' ||
      !options.some(
        (other) => other !== option && other.cost <= option.cost && !arrivesBefore(option, other),
      ),
  )
}

/** True when the first delivery ends earlier; an unknown day is never earlier. */
const arrivesBefore = (a: ShippingOption, b: ShippingOption): boolean =>
  a.deliveryDateTo !== null && b.deliveryDateTo !== null && a.deliveryDateTo < b.deliveryDateTo

function datesOf(shipDate: Day | null, days: number, byAppointment: boolean) {
  if (shipDate === null) return { shipDate, deliveryDate: null, deliveryDateTo: null }
  const { from, to } = deliveryWindow(shipDate, days, byAppointment, MAX_TRANSIT_DAYS)
  return { shipDate, deliveryDate: from, deliveryDateTo: to }
}

/** The delivery text of a product card. */
export type Delivery =
  | { kind: 'byPhone' }
  | {
      kind: 'delivered'
      cost: Cents
      shipDate: Day | null
      from: Day | null
      to: Day | null
      orderWithinMinutes: number | null
    }

/**
 * The standard delivery of one piece of a product. Plain arithmetic on facts a page already has, so a listing
 * may call it for every card with one zone (a location's `transitDays`), in the browser as well.
 */
export function deliveryFor(
  product: Omit<ShippingLine, 'qty'>,
  transitDays: number | null,
  at: Date,
): Delivery {
  const rates = shippingRates({ lines: [{ ...product, qty: 1 }], transitDays, at, allowGuaranteed: false })
  const option = rates.kind === 'offered' ? rates.options[0] : undefined
  if (rates.kind === 'byPhone' || !option) return { kind: 'byPhone' }
  return {
    kind: 'delivered',
    cost: option.cost,
    shipDate: option.shipDate,
    from: option.deliveryDate,
    to: option.deliveryDateTo,
    orderWithinMinutes: option.shipDate === shipDay(at, []) ? rates.orderWithinMinutes : null,
  }
}

/** The merchant's settings for delivery. */
export interface DeliverySettings {
  /** whether the store sells inside delivery */
  showInside: boolean
  /** whether the store offers delivery by a guaranteed date */
  showGuaranteed: boolean
}

export interface Contact {
  phone: string
}
