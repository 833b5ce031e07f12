import {
  MOBILE_HOME_ATTRIBUTE,
  STAGING_ATTRIBUTE,
  stagesOf,
  TONNAGE_ATTRIBUTES,
} from '#features/catalog/catalog/rules/attribute-ids.ts'
import { type Capacity, capacityOf } from '#features/catalog/catalog/rules/capacity.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { isForMobileHomesAlone } from '#features/catalog/catalog/rules/special-models.ts'
import { COOLING_LEAST, COOLING_MOST } from './equipment/manual-s.ts'
import { shareOf } from './fit.ts'
import { type Need, sizeFor } from './need.ts'

/** How much of a need a product covers, 1 is all of it; null where it has no such capacity or no need. */
export interface Shares {
  heating: number | null
  cooling: number | null
}

export const sharesOf = ({ heatingBtu, coolingBtu }: Capacity, need: Need): Shares => {
  const share = (has: number | null, needs: number) => (has === null || needs <= 0 ? null : has / needs)
  return {
    heating: share(heatingBtu, shareOf(need, 'heating')),
    cooling: share(coolingBtu, shareOf(need, 'cooling')),
  }
}

interface Sized {
  readonly type: string
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

/**
 * The product whose size is closest to the need, of those whose cooling is within Manual S's limits; null
 * when there is none. The size in tons comes first, then the capacities. Of equal products the first one is
 * taken. Products for mobile homes alone are taken only where there are no others.
 */
export function closestTo<P extends Sized>(need: Need, products: readonly P[]): P | null {
  const distances = forAnyHome(products.filter((product) => isWithin(product, need))).map((product) => ({
    product,
    far: distanceOf(product, need),
  }))
  const [best] = distances.toSorted((a, b) => a.far - b.far)
  return best && Number.isFinite(best.far) ? best.product : null
}

/** The products for any home, in their order; all of them when there is none. */
export function forAnyHome<P extends Sized>(products: readonly P[]): readonly P[] {
  const usual = products.filter(
    ({ type, attributes }) => !isForMobileHomesAlone(type, attributes[MOBILE_HOME_ATTRIBUTE]),
  )
  return usual.length > 0 ? usual : products
}

/** A difference of half a ton counts more than any difference of capacity within a list's tolerance. */
const TONS_WEIGHT = 10

/** Whether a product that cools has at least 90 % of the load, and at most the limit of its stages. */
function isWithin({ type, attributes }: Sized, need: Need): boolean {
  const capacity = capacityOf(type, attributes)
  const cooling = capacity && sharesOf(capacity, need).cooling
  if (!cooling) return true
  return (
    cooling * 100 >= COOLING_LEAST && cooling * 100 <= COOLING_MOST[stagesOf(attributes[STAGING_ATTRIBUTE])]
  )
}

function distanceOf({ type, attributes }: Sized, need: Need): number {
  const capacity = capacityOf(type, attributes)
  if (!capacity) return Number.POSITIVE_INFINITY
  const { heating, cooling } = sharesOf(capacity, need)
  const tons = TONNAGE_ATTRIBUTES.map((id) => attributes[id]).find((value) => typeof value === 'number')
  const off = (share: number | null) => (share === null ? 0 : Math.abs(Math.log(share)))
  const size = tons === undefined ? 0 : TONS_WEIGHT * Math.abs(tons - sizeFor(need))
  return size + off(heating) + off(cooling)
}
