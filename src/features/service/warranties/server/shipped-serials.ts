import type { serialsOf } from '#features/selling/fulfilment/server/index.ts'
import type { OrderLineRow } from '#features/selling/orders/server/index.ts'
import type { RegistrationRow } from './coverage.ts'
import type { SoldUnit } from './units.ts'

/** Serial numbers by product and machine ("453061180.0"); those of replacements first, as the newest. */
export function shippedSerials(
  lines: readonly Pick<OrderLineRow, 'line_no' | 'product_id'>[],
  serials: Awaited<ReturnType<typeof serialsOf>>,
): ReadonlyMap<string, string[]> {
  const byMachine = new Map<string, string[]>()
  for (const row of serials.toSorted((one, other) => order(one) - order(other))) {
    const productId = lines.find(({ line_no }) => line_no === row.line_no)?.product_id ?? ''
    const key = `${productId}.${row.part}`
    byMachine.set(key, [...(byMachine.get(key) ?? []), row.serial])
  }
  return byMachine
}

const order = ({ replacement_id }: { replacement_id: string | null }): number =>
  replacement_id === null ? 1 : 0

/** The units, each with a serial number that we shipped and that is registered for no other unit. */
export function withShipped(
  units: readonly SoldUnit[],
  shipped: ReadonlyMap<string, readonly string[]>,
  registrations: readonly Pick<RegistrationRow, 'slot' | 'serial'>[],
): (SoldUnit & { shipped: string | null })[] {
  const taken = new Set(registrations.map(({ serial }) => serial))
  return units.map((unit) => {
    const own = registrations.find(({ slot }) => slot === unit.slot)
    const known = shipped.get(`${unit.productId}.${unit.part}`) ?? []
    const free = own ? undefined : known.find((serial) => !taken.has(serial))
    if (free !== undefined) taken.add(free)
    return { ...unit, shipped: free ?? (own?.serial && known.includes(own.serial) ? own.serial : null) }
  })
}
