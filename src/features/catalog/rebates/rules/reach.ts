import type { Area, Program } from './programs.ts'

/** The place of a home. */
export interface Place {
  zip: string
  state: string
  /** five digits; '' when unknown */
  countyFips: string
  city: string
}

/** The certainty that a home lies in an area. */
export type Reach = 'inside' | 'maybe'

/**
 * The areas a place lies in. Several utilities may share a zip; one that serves few of its homes is a maybe.
 */
export function areasAt(areas: readonly Area[], place: Place): Map<string, Reach> {
  const zip = Number(place.zip)
  const reached = new Map<string, Reach>()
  for (const area of areas) {
    const reach = reachOf(area, place, zip)
    if (reach) reached.set(area.id, reach)
  }
  return reached
}

function reachOf(area: Area, place: Place, zip: number): Reach | undefined {
  if (area.kind === 'state') return area.state === place.state ? 'inside' : undefined
  if (area.kind === 'county') return area.countyFips === place.countyFips ? 'inside' : undefined
  if (area.kind === 'town')
    return area.state === place.state && area.town === place.city.toLowerCase() ? 'maybe' : undefined
  if (area.zipsMostlyServed.has(zip)) return 'inside'
  return area.zipsAlsoServed.has(zip) ? 'maybe' : undefined
}

/** The areas that a place lies in, and the programs that may pay there. */
export interface ReachedPlace {
  areas: ReadonlyMap<string, Reach>
  /** areas of utilities that serve some homes and not others */
  territories: ReadonlySet<string>
  /** areas of utilities of which only one can serve a home: the buyer says which */
  disputed: ReadonlySet<string>
  /** areas of the utility that the shopper has named, by fuel; no entry where none was named */
  served: ReadonlyMap<Fuel, ReadonlySet<string>>
}

export type Fuel = 'gas' | 'electricity'

/** A place with the programs of its areas. `programs` are those that pay in one of the areas. */
export function reachedPlace(
  reached: ReadonlyMap<string, Reach>,
  programs: Iterable<Program>,
  territories: ReadonlySet<string>,
): ReachedPlace {
  const served = [...programs]
    .map((program) => ({
      authority: program.authority,
      fuel: fuelOf(program),
      areas: program.areas.filter((area) => reached.has(area) && territories.has(area)),
    }))
    .filter(({ areas }) => areas.length > 0)
  // Two payers whose areas overlap can both serve a home: a utility, and a fund of several utilities.
  const disputed = served.filter((one) =>
    served.some(
      (other) =>
        other.fuel === one.fuel &&
        other.authority !== one.authority &&
        !other.areas.some((area) => one.areas.includes(area)),
    ),
  )
  return {
    areas: reached,
    territories,
    disputed: new Set(disputed.flatMap(({ areas }) => areas)),
    served: new Map(),
  }
}

/** The utility whose customer a home must be for a program. */
export const fuelOf = ({ level }: Pick<Program, 'level'>): Fuel =>
  level === 'gas-utility' ? 'gas' : 'electricity'

/** Whether a program pays every home of a place, only those that its utility serves, or we do not know. */
export function serviceOf(
  program: Program,
  { areas, territories, disputed, served }: ReachedPlace,
): 'none' | 'everybody' | 'if-served' | 'one-of-several' {
  const reached = program.areas.filter((area) => areas.has(area))
  if (reached.length === 0) return 'none'
  const own = served.get(fuelOf(program))
  if (own && reached.every((area) => territories.has(area)))
    return reached.some((area) => own.has(area)) ? 'everybody' : 'none'
  const sure = reached.filter((area) => areas.get(area) === 'inside')
  if (sure.length === 0) return 'one-of-several'
  if (sure.some((area) => !territories.has(area))) return 'everybody'
  return sure.every((area) => disputed.has(area)) ? 'one-of-several' : 'if-served'
}
