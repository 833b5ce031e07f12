/**
 * Constructions that a shopper can name. U in BTU/h·ft²·°F of the whole assembly with its framing. Our own
 * selection, made 2026-11-22; `source` names the public table that each value follows:
 * JA4: California Energy Commission, Title 24 reference appendix JA4 (2019). IECC: International Energy
 * Conservation Code 2021, tables R303.1.3 and R402.1.2. ASHRAE: Handbook of Fundamentals 2009, chapter 18.
 * 90.1: ASHRAE 90.1-2007, appendix A. The values of JA4, IECC and ASHRAE are from memory (status in
 * docs/data-sources.md).
 */
type Source = 'JA4' | 'IECC' | 'ASHRAE' | '90.1' | 'ENERGY STAR'
/** Groups of walls by how long they delay the sun's heat, A light to K heavy. */
export type WallGroup = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K'

interface Assembly {
  label: string
  u: number
  source: Source
}

export const WALLS = {
  'frame-0': { label: 'Wood frame, no insulation', u: 0.356, group: 'B', source: 'JA4' },
  'frame-11': { label: 'Wood frame, R-11', u: 0.11, group: 'B', source: 'JA4' },
  'frame-13': { label: 'Wood frame, R-13', u: 0.102, group: 'B', source: 'JA4' },
  'frame-15': { label: 'Wood frame, R-15', u: 0.095, group: 'B', source: 'JA4' },
  'frame-19': { label: '2×6 frame, R-19', u: 0.074, group: 'B', source: 'JA4' },
  'frame-20': { label: '2×6 frame, R-20', u: 0.06, group: 'B', source: 'IECC' },
  'frame-20-5': { label: '2×6 frame, R-20 and R-5 foam outside', u: 0.045, group: 'B', source: 'IECC' },
  'brick-frame-11': { label: 'Brick on wood frame, R-11', u: 0.105, group: 'F', source: 'JA4' },
  'brick-0': { label: 'Solid brick, no insulation', u: 0.35, group: 'I', source: 'ASHRAE' },
  'block-0': { label: 'Concrete block, no insulation', u: 0.4, group: 'H', source: 'ASHRAE' },
  'block-5': { label: 'Concrete block, R-5', u: 0.13, group: 'I', source: 'ASHRAE' },
  log: { label: 'Log, 7 inch', u: 0.11, group: 'H', source: 'ASHRAE' },
} as const satisfies Record<string, Assembly & { group: WallGroup }>

export const WINDOWS = {
  'single-metal': { label: 'Single pane, metal frame', u: 1.2, shgc: 0.8, source: 'IECC' },
  'single-wood': { label: 'Single pane, wood or vinyl frame', u: 0.95, shgc: 0.8, source: 'IECC' },
  'single-storm': { label: 'Single pane with storm window', u: 0.55, shgc: 0.7, source: 'IECC' },
  'double-metal': { label: 'Double pane, metal frame', u: 0.8, shgc: 0.7, source: 'IECC' },
  'double-wood': { label: 'Double pane, wood or vinyl frame', u: 0.55, shgc: 0.7, source: 'IECC' },
  'low-e': { label: 'Double pane, low-e, 2009 to 2020', u: 0.35, shgc: 0.4, source: 'IECC' },
  'low-e-south': { label: 'Double pane, low-e against the sun', u: 0.32, shgc: 0.25, source: 'IECC' },
  triple: { label: 'Triple pane', u: 0.22, shgc: 0.25, source: 'ENERGY STAR' },
} as const satisfies Record<string, Assembly & { shgc: number }>

export const CEILINGS = {
  'attic-0': { label: 'Attic, no insulation', u: 0.481, source: 'JA4' },
  'attic-11': { label: 'Attic, R-11', u: 0.079, source: 'JA4' },
  'attic-19': { label: 'Attic, R-19', u: 0.049, source: 'JA4' },
  'attic-30': { label: 'Attic, R-30', u: 0.032, source: 'JA4' },
  'attic-38': { label: 'Attic, R-38', u: 0.026, source: 'JA4' },
  'attic-49': { label: 'Attic, R-49', u: 0.02, source: 'JA4' },
  'attic-60': { label: 'Attic, R-60', u: 0.017, source: 'JA4' },
} as const satisfies Record<string, Assembly>

/** Floors of wood over a crawl space; U has the air of the space in it (JA4, table 4.4.1). */
export const FLOORS = {
  'raised-0': { label: 'No insulation', u: 0.097, source: 'JA4' },
  'raised-13': { label: 'R-13', u: 0.046, source: 'JA4' },
  'raised-19': { label: 'R-19', u: 0.037, source: 'JA4' },
  'raised-30': { label: 'R-30', u: 0.028, source: 'JA4' },
} as const satisfies Record<string, Assembly>

/** Soils by how well they lead heat: R a foot of 1.25, 2 and 5 °F·ft²·h/BTU (Manual J 8, table 4A). */
export const SOILS = {
  moist: { label: 'Heavy and moist, or not known' },
  medium: { label: 'Heavy and dry, or light and moist' },
  dry: { label: 'Light and dry, as sand' },
} as const
export type Soil = keyof typeof SOILS

interface Edge {
  label: string
  source: 'A12-6'
  /** BTU/h·°F a foot of edge */
  f: Readonly<Record<Soil, number>>
}

/**
 * Heat through the edge of a slab on the ground. Calculated by appendix 12-6 of Manual J 8 as
 * OpenStudio-HPXML has it (read 2026-11-27): for six path radii of 8 to 13 ft, the conductances along half
 * circles through 4 in of concrete, gravel, air films, insulation and soil; their mean. It gives the printed
 * 1.36 of the Vatilo house within 0.5 % (moist, no insulation).
 */
export const SLAB_EDGES = {
  'edge-0': {
    label: 'No insulation at the edge',
    source: 'A12-6',
    f: { moist: 1.352, medium: 1.229, dry: 1.056 },
  },
  'edge-5': { label: 'R-5, 2 ft deep', source: 'A12-6', f: { moist: 0.58, medium: 0.473, dry: 0.325 } },
  'edge-10': { label: 'R-10, 2 ft deep', source: 'A12-6', f: { moist: 0.477, medium: 0.377, dry: 0.241 } },
  'edge-10-4': { label: 'R-10, 4 ft deep', source: 'A12-6', f: { moist: 0.44, medium: 0.356, dry: 0.235 } },
} as const satisfies Record<string, Edge>

/** Walls below the ground with the soil before them, mean of 8 ft. */
export const BASEMENT_WALLS = {
  'below-0': { label: 'Concrete, no insulation', u: 0.157, source: 'ASHRAE' },
  'below-5': { label: 'Concrete, R-5', u: 0.078, source: 'ASHRAE' },
  'below-10': { label: 'Concrete, R-10', u: 0.055, source: 'ASHRAE' },
} as const satisfies Record<string, Assembly>

/** A floor of concrete in a basement, with the soil under it. ASHRAE. */
export const BASEMENT_FLOOR_U = 0.022
/** A door of wood, or of metal with insulation. 90.1, table 4.5.1 of JA4, read 2026-11-22. */
export const DOOR_U = 0.5
