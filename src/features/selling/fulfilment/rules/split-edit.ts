import type { OrderEdit } from './order-edit.ts'

/** Units by product. */
type Units = ReadonlyMap<string, number>

/** The units that an edit adds to those that the order has. */
export const addedUnits = ({ lines = [] }: OrderEdit, has: Units) =>
  wantedOf(lines).flatMap(([productId, quantity]) => {
    const more = quantity - (has.get(productId) ?? 0)
    return more > 0 ? [{ productId, quantity: more }] : []
  })

/** The edit without the units that it adds. */
export const withoutAdded = ({ lines = [], ...edit }: OrderEdit, has: Units): OrderEdit => ({
  ...edit,
  lines: wantedOf(lines).flatMap(([productId, quantity]) =>
    quantity < (has.get(productId) ?? 0) ? [{ productId, quantity }] : [],
  ),
})

/** One line for each product: the last one holds, as in every edit. */
const wantedOf = (lines: NonNullable<OrderEdit['lines']>): [string, number][] => [
  ...new Map(lines.map(({ productId, quantity }) => [productId, quantity])),
]
