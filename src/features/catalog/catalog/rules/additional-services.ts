import { type DeliveryOption, figure, isSwitchedOn } from '#lib/merchant/merchant.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { texts } from '../texts.ts'
import {
  EXCLUSIVE_SERVICES,
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
  PRIORITY_DELIVERY,
} from './service-ids.ts'

export interface AdditionalService {
  id: string
  name: string
  description: string
  details: string
  price: Cents
  /** once an order, whatever the order holds */
  qty: 1
  /** name of the drawing that represents it */
  thumbnail: string
  url: string
}

/**
 * K-FEES: the add-on services with their fees until staff set others, in the order that a shopper reads
 * them.
 */
export const ADDITIONAL_SERVICES: readonly AdditionalService[] = [
  {
    id: LIFTGATE_DELIVERY,
    ...texts.liftgate,
    price: toCents(25_00),
    qty: 1,
    thumbnail: 'liftgate',
    url: '/free-shipping#liftgate',
  },
  {
    id: INSIDE_DELIVERY,
    ...texts.inside,
    price: toCents(75_00),
    qty: 1,
    thumbnail: 'inside',
    url: '/free-shipping#inside',
  },
  {
    id: FLAT_RATE_RETURN,
    ...texts.flatRateReturn,
    price: toCents(40_00),
    qty: 1,
    thumbnail: 'return',
    url: '/free-shipping#returns',
  },
]

/** What the settings of the store call each service. */
const OPTIONS: Readonly<Record<string, DeliveryOption>> = {
  [LIFTGATE_DELIVERY]: 'liftgate',
  [INSIDE_DELIVERY]: 'inside',
  [FLAT_RATE_RETURN]: 'return',
}

/** What a service costs now: staff may set another fee than K-FEES. */
export function feeOf({ id, price }: Pick<AdditionalService, 'id' | 'price'>): Cents {
  const option = OPTIONS[id]
  return option ? toCents(figure(`price ${option}`, price)) : price
}

/** What a product costs now: a service its fee, another product the price in force. */
export function priceNow({ id, price }: { id: string; price: Cents }): Cents {
  const service = ADDITIONAL_SERVICES.find((each) => each.id === id)
  return service ? feeOf(service) : price
}

/** Whether staff have left this service on. */
export const isServiceOn = (id: string): boolean => {
  const option = OPTIONS[id]
  return option === undefined || isSwitchedOn(`deliver ${option}`)
}

/** The services that are sold now, at their fees. */
export const soldServices = (): AdditionalService[] =>
  ADDITIONAL_SERVICES.filter(({ id }) => isServiceOn(id)).map((each) => ({ ...each, price: feeOf(each) }))

/** Name and words of the priority-delivery line; its price is the guaranteed option's. */
export const PRIORITY = { id: PRIORITY_DELIVERY, ...texts.priority } as const

/**
 * The chosen services after the shopper pressed one (S-SVC). A press toggles the service, and choosing an
 * exclusive service unselects the one that it excludes.
 */
export function toggleService(selected: readonly string[], id: string): string[] {
  if (selected.includes(id)) return selected.filter((other) => other !== id)
  return [...selected.filter((other) => !excludes(id, other)), id]
}

/** True when two different services cannot be in one order. */
export const excludes = (id: string, other: string): boolean =>
  id !== other && EXCLUSIVE_SERVICES.includes(id) && EXCLUSIVE_SERVICES.includes(other)
