import { hasSomeTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { NEEDING_PARTS } from './needing-traits.ts'

/** True for a product whose add-to-cart dialog keeps room for the parts it needs. */
export const needsParts = (type: string): boolean => hasSomeTrait(type, ...NEEDING_PARTS)
