import type { Dimensions } from '../product-facts.ts'
import { productType } from '../product-types.ts'

/** The size of one unit of a system, in inches. */
export interface UnitSize extends Dimensions {
  unit: string
  name: string
}

interface SizedUnit {
  type: string
  name: string
  dimensions: Dimensions | null
}

/**
 * The size of each unit of a system. Its units stand in different places, so one size for all makes no sense.
 * Equipment only; a kit that slides into another unit takes no room of its own.
 */
export const unitSizesOf = (product: { template: string }, units: readonly SizedUnit[]): UnitSize[] =>
  product.template === 'system'
    ? units.flatMap(({ type, name, dimensions }) => {
        const definition = productType(type)
        return dimensions === null || definition === undefined || !definition.isEquipment
          ? []
          : [{ unit: definition.label, name, ...dimensions }]
      })
    : []
