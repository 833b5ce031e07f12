import { isDuctlessOutdoorHalf } from '#features/catalog/catalog/rules/equipment.ts'
import { hasTrait, productType } from '#features/catalog/catalog/rules/product-types.ts'
import { hasSpecialModels, isForMobileHomesAlone } from '#features/catalog/catalog/rules/special-models.ts'

/** The rating that ranks a product without reviews among rated ones. */
const PRIOR_RATING = 3.5
const USUAL_RATING = 3.8
const USUAL_WEIGHT = 5

/**
 * A rating from few reviews is moved toward the average rating, so that one five-star review does not lead
 * the list. Null without a review.
 */
export const fairRating = (rating: { average: number; count: number } | null): number | null =>
  rating && rating.count > 0
    ? (rating.average * rating.count + USUAL_RATING * USUAL_WEIGHT) / (rating.count + USUAL_WEIGHT)
    : null

/** The facts of a product that decide its place in a list that the shopper has not sorted. */
interface RankedFacts {
  /** slug of the product type, e.g. "gas-furnace" */
  type: string
  /** by their catalog key */
  attributes: Readonly<Record<string, unknown>>
  rating: { average: number; count: number } | null
  isInStock: boolean
  canBeOrdered: boolean
  /** a complete machine, not a part or supply */
  isEquipment: boolean
  /** units that shoppers bought lately */
  sold: number
}

/** Machines that need another machine to heat or cool. */
const isHalf = (type: string): boolean => hasTrait(type, 'is-indoor-half') || isDuctlessOutdoorHalf(type)
/** Small things that are bought for another product of the same list. */
const isSmall = (type: string): boolean => hasTrait(type, 'is-supply')
// Each weight is larger than all weights below it together, so a lower weight decides only between products
// with equal higher ones.
const WEIGHTS = { inStock: 2_000, orderable: 1_000, completeness: 200, forAnyHome: 100 } as const
const SOLD_WEIGHT = 4
const MOST_SOLD_LEVELS = 20

/**
 * The rank of a product in a list that the shopper has not sorted, and among hits that answer a search
 * equally well: what is in stock; complete machines before parts; what suits any home before models for one
 * region, air district or kind of home; what sells best; then ratings. Never the price.
 *
 * While the store has sold little, our estimate of the common sizes takes the place of the sales.
 */
export const meritOf = (facts: RankedFacts): number =>
  (facts.isInStock ? WEIGHTS.inStock : facts.canBeOrdered ? WEIGHTS.orderable : 0) +
  completenessOf(facts) * WEIGHTS.completeness +
  (isForFew(facts) ? 0 : WEIGHTS.forAnyHome) +
  SOLD_WEIGHT * Math.min(MOST_SOLD_LEVELS, soldLevel(facts.sold)) +
  commonnessOf(facts) +
  (fairRating(facts.rating) ?? PRIOR_RATING) / 5

const completenessOf = ({ type, isEquipment }: RankedFacts): 0 | 1 | 2 | 3 =>
  isHalf(type) ? 2 : isEquipment ? 3 : isSmall(type) ? 0 : 1

const isForFew = ({ type, attributes }: RankedFacts): boolean =>
  isRegional(attributes.region) ||
  isForMobileHomesAlone(type, attributes.mobileHome) ||
  (hasSpecialModels(type) && [attributes.emissionStandard].flat().includes('Ultra Low NOx'))

const isRegional = (region: unknown): boolean =>
  Array.isArray(region) && region.length > 0 && region.length < ALL_REGIONS

/** North, Southeast and Southwest: the regions of the federal efficiency rules. */
const ALL_REGIONS = 3

/**
 * Units sold in steps, each twice the one before: 0, 1, 3, 7, 15 … units. A list keeps its order until a
 * product sells much more.
 */
export const soldLevel = (units: number): number => Math.floor(Math.log2(1 + Math.max(0, units)))

interface Sized {
  type: string
  attributes: Readonly<Record<string, unknown>>
}

/**
 * How common a product's size is among those of its type, from 0 to about 8: the sum over the figures that
 * buyers choose by. Decides the order of products that answer a question equally well.
 */
function commonnessOf({ type, attributes }: Sized): number {
  const figures = productType(type)?.commonSizes ?? []
  return figures.reduce((sum, { attribute, values }) => {
    const place = values.indexOf(String(attributes[attribute]))
    return place < 0 ? sum : sum + 4 * (1 - place / (values.length + 1))
  }, 0)
}
