import type { AttributeValue } from './plate.ts'
import { productType } from './product-types.ts'

interface Unit {
  type: string
  sku: string
  attributes: Readonly<Record<string, AttributeValue>>
}

/** A machine of a product: what it is, and how many of it one product has. */
interface Machine extends Unit {
  /** its place among the units of the product; 0 for a single unit */
  part: number
  label: string
  quantity: number
}

/**
 * The machines that a product consists of. Each has a nameplate with a serial number, as equipment has and
 * filters, kits and other accessories have not.
 */
export function machinesOf(product: Unit & { units: readonly (Unit & { quantity: number })[] }): Machine[] {
  const units = product.units.length > 0 ? product.units : [{ ...product, quantity: 1 }]
  return units.flatMap(({ type, sku, attributes, quantity }, part) => {
    const known = productType(type)
    return known?.isEquipment ? [{ type, sku, attributes, quantity, part, label: known.label }] : []
  })
}
