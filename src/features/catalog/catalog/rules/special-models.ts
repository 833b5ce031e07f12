/**
 * Types that have models for any home beside models for mobile homes alone, and for the air districts that
 * ask for Ultra Low NOx. Other types that are approved for mobile homes suit any home.
 */
const HAS_SPECIAL_MODELS: ReadonlySet<string> = new Set([
  'gas-furnace',
  'ducted-system',
  'heat-pump-system',
  'tank-water-heater',
])

/** Whether a type of product has special models; `type` is its slug, e.g. "gas-furnace". */
export const hasSpecialModels = (type: string): boolean => HAS_SPECIAL_MODELS.has(type)

/**
 * Whether a product is made for mobile homes. We never offer one first, unless the shopper asks for it.
 * `approved` is the value of "Mobile home approved".
 */
export const isForMobileHomesAlone = (type: string, approved: unknown): boolean =>
  approved === true && hasSpecialModels(type)
