import { hasTrait } from './product-types.ts'

/**
 * Whether a type has models for any home beside models for mobile homes alone, and for the air districts that
 * ask for Ultra Low NOx. Other types that are approved for mobile homes suit any home. `type` is its slug,
 * e.g. "gas-furnace".
 */
export const hasSpecialModels = (type: string): boolean => hasTrait(type, 'has-special-models')

/**
 * Whether a product is made for mobile homes. We never offer one first, unless the shopper asks for it.
 * `approved` is the value of "Mobile home approved".
 */
export const isForMobileHomesAlone = (type: string, approved: unknown): boolean =>
  approved === true && hasSpecialModels(type)
