import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import { LARGE_CENTS, LARGE_UNITS, MUCH_CENTS, MUCH_UNITS } from '#features/selling/orders/rules/holding.ts'
import { ALONE_PERCENT } from '#features/selling/repricing/rules/repricing.ts'
import type { DeliveryFigure, Figure, Threshold } from '#lib/merchant/merchant.ts'
import {
  EXPEDITED_BASE,
  GUARANTEED_BASE,
  LOW_STOCK,
  MOST_BULK,
  ORDER_BASE,
  PORTABLE_BASE,
} from '#lib/merchant/usual-figures.ts'

/** How a figure is written. `time`: minutes of the day; null is the cutoff of all orders. */
type Unit = 'money' | 'count' | 'percent' | 'time'

interface FigureRule {
  unit: Unit
  /** what the rule has until staff set another; null: the cutoff of all orders */
  usual: number | null
  least: number
  most: number
}

const MOST_FEE = 999_99
const fee = (usual: number): FigureRule => ({ unit: 'money', usual, least: 0, most: MOST_FEE })
const money = (usual: number): FigureRule => ({ unit: 'money', usual, least: 0, most: 99_999_999 })
const count = (usual: number, least: number, most: number): FigureRule => ({
  unit: 'count',
  ...{ usual, least, most },
})
const cutoff: FigureRule = { unit: 'time', usual: null, least: 0, most: 24 * 60 - 1 }
const service = (place: number): FigureRule => fee(ADDITIONAL_SERVICES[place]?.price ?? 0)

/** The prices and cutoffs of deliveries that the specification leaves to the merchant. */
const DELIVERY: Readonly<Record<DeliveryFigure, FigureRule>> = {
  'price standard': fee(ORDER_BASE),
  'price portable': fee(PORTABLE_BASE),
  'price expedited': fee(EXPEDITED_BASE),
  'cutoff expedited': cutoff,
  'price guaranteed': fee(GUARANTEED_BASE),
  'cutoff guaranteed': cutoff,
  'price liftgate': service(0),
  'price inside': service(1),
  'price return': service(2),
}

/** The limits above which another person decides, or a person looks. Each is read by one rule. */
const LIMITS: Readonly<Record<Threshold, FigureRule>> = {
  'discount alone': { unit: 'percent', usual: ALONE_PERCENT, least: 0, most: 50 },
  'large order': money(LARGE_CENTS),
  'large order units': count(LARGE_UNITS, 1, 999),
  'unpaid orders': money(MUCH_CENTS),
  'unpaid units': count(MUCH_UNITS, 1, 9_999),
  'bulk orders': count(MOST_BULK, 1, MOST_BULK),
  'low stock': count(LOW_STOCK, 0, 999),
}

export const FIGURES: Readonly<Record<Figure, FigureRule>> = { ...DELIVERY, ...LIMITS }
export const DELIVERY_FIGURES = Object.keys(DELIVERY) as DeliveryFigure[]
export const THRESHOLDS = Object.keys(LIMITS) as Threshold[]
export const FIGURE_NAMES: readonly Figure[] = [...DELIVERY_FIGURES, ...THRESHOLDS]

/** What a cutoff says that follows the one of all orders. */
export const AS_USUAL = 'usual'
