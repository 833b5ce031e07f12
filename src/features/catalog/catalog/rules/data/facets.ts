import type { AttributeKey } from '../attribute-ids.ts'

/**
 * Groups of filters in the order in which shoppers decide: capacity, efficiency, fit, brand, price. The rest
 * follow in the catalog's order.
 */
export const FACET_ROWS: readonly (AttributeKey | 'price' | 'brand')[] = [
  'furnaceHeatingBtu',
  'heatPumpHeatingBtu',
  'packageHeatingBtu',
  'hydronicHeatingBtu',
  'coolingBtu',
  'miniSplitHeatingBtu',
  'tons',
  'systemTons',
  'afue',
  'seer2',
  'uef',
  'gallons',
  'gpm',
  'merv',
  'filterThickness',
  'filterSize',
  'width',
  'staging',
  'price',
  'brand',
  'hspf2',
]
