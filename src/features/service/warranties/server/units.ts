import type { Db } from '#db/connect.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { machinesOf } from '#features/catalog/catalog/rules/machines.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { productsWithUnits } from '#features/catalog/catalog/server/index.ts'
import type { OrderLineRow } from '#features/selling/orders/server/index.ts'
import type { WarrantyTerms } from '../rules/terms.ts'

/** One machine of an order that its owner can register. */
export interface SoldUnit {
  /** names it in its order: product, unit of its system, copy */
  slot: string
  productId: string
  /** the place of the machine among the units of the product */
  part: number
  product: string
  unit: string
  sku: string
  brand: string
  copy: number
  copies: number
  terms: WarrantyTerms
}

/** Machines of one order that can be registered; a page lists no more. */
const MOST_UNITS = 60

/** The machines of these lines that have a warranty to register, without those that came back. */
export async function unitsOf(db: Db, lines: readonly OrderLineRow[]): Promise<SoldUnit[]> {
  const owned = ownedQuantities(lines)
  const products = await productsWithUnits(db, [...owned.keys()])
  const byId = new Map(products.map((product) => [product.id, product]))
  return [...owned]
    .flatMap(([id, { name, quantity }]) => {
      const product = byId.get(id)
      if (product === undefined) return []
      return machinesOf(product).flatMap((machine) => {
        const terms = termsOf(machine.attributes)
        if (terms === undefined) return []
        const copies = quantity * machine.quantity
        return Array.from({ length: copies }, (_, copy) => ({
          slot: `${id}.${machine.part}.${copy + 1}`,
          productId: id,
          part: machine.part,
          product: name,
          unit: machine.label,
          sku: machine.sku,
          brand: product.brand,
          copy: copy + 1,
          copies,
          terms,
        }))
      })
    })
    .slice(0, MOST_UNITS)
}

function ownedQuantities(lines: readonly OrderLineRow[]) {
  const owned = new Map<string, { name: string; quantity: number }>()
  for (const line of lines) {
    const quantity = line.quantity - line.called_off - line.returned
    if (line.is_service || quantity <= 0) continue
    const before = owned.get(line.product_id)?.quantity ?? 0
    owned.set(line.product_id, { name: line.name, quantity: before + quantity })
  }
  return owned
}

/** The warranty of a product that its owner can register; undefined when the maker asks for nothing. */
export function termsOf(attributes: Readonly<Record<string, AttributeValue>>): WarrantyTerms | undefined {
  const figure = (id: number): number | null => {
    const value = attributes[id]
    return typeof value === 'number' ? value : null
  }
  const [registered, unregistered, within] = [
    figure(ATTR.warrantyParts),
    figure(ATTR.warrantyUnregistered),
    figure(ATTR.registerWithin),
  ]
  if (registered === null || unregistered === null || within === null) return undefined
  return {
    registeredYears: registered,
    unregisteredYears: unregistered,
    coreYears: figure(ATTR.warrantyCore),
    withinDays: within,
  }
}
