import type { DrawingType } from './registry.ts'

/** Free space in inches; what is left out needs none worth drawing. */
export interface Clearance {
  /** in front of the service side */
  front: number
  /** above the unit */
  above?: number
}

/**
 * Space to keep free for service and air, by type: usual figures of installation manuals and of the
 * mechanical code (30 in to work in front of an appliance). The manual of the model decides;
 * docs/data-sources.md says how sure these are.
 */
const clearances: Partial<Record<DrawingType, Clearance>> = {
  furnace: { front: 30 },
  coil: { front: 30 },
  airHandler: { front: 30 },
  condenser: { front: 24, above: 60 },
  sideUnit: { front: 24 },
  packageUnit: { front: 36, above: 48 },
  wallHead: { front: 36, above: 6 },
  boiler: { front: 30 },
  floorBoiler: { front: 30 },
  waterHeater: { front: 30 },
  tankless: { front: 24 },
  wallFurnace: { front: 36 },
  unitHeater: { front: 36 },
  erv: { front: 24 },
  dehumidifier: { front: 24 },
  filterCabinet: { front: 24 },
}

export const clearanceOf = (type: DrawingType): Clearance | undefined => clearances[type]
