/** A matched system whose units a cart may hold one by one. Prices in cents. */
export interface SystemOffer {
  id: string
  price: number
  /** what it consists of, with quantities */
  units: readonly { id: string; price: number; quantity: number }[]
}

export interface SystemInCart {
  id: string
  /** ids of its units */
  units: readonly string[]
  /** what the system costs less than its units, in cents; 0 when it costs no less */
  saving: number
}

/**
 * The systems whose units are all in a cart, in the quantities that the system needs: the one with the most
 * units first, then the one that saves the most. No unit is counted in two systems.
 */
export function systemsInCart(
  offers: readonly SystemOffer[],
  quantities: ReadonlyMap<string, number>,
): SystemInCart[] {
  const whole = offers
    .filter(
      ({ units }) =>
        units.length >= 2 && units.every(({ id, quantity }) => (quantities.get(id) ?? 0) >= quantity),
    )
    .map(({ id, price, units }) => ({
      id,
      units: units.map((unit) => unit.id),
      saving: Math.max(0, units.reduce((sum, unit) => sum + unit.price * unit.quantity, 0) - price),
    }))
    .sort((a, b) => b.units.length - a.units.length || b.saving - a.saving || (a.id < b.id ? -1 : 1))
  const counted = new Set<string>()
  return whole.filter(({ units }) => {
    if (units.some((id) => counted.has(id))) return false
    for (const id of units) counted.add(id)
    return true
  })
}
