import type { OptionShape, Unit } from '../engine/kind.ts'

/** `marks` numbers the parts of the section. */
export const furnaceOptions = {
  afue: 'number',
  fuel: ['gas', 'oil', 'electric'],
  style: ['value', 'steady', 'glide', 'home'],
  marks: 'boolean',
} as const satisfies OptionShape

export type FurnaceUnit = Unit<typeof furnaceOptions>

export type DoorStyle = NonNullable<FurnaceUnit['style']>

/** From 90% AFUE a gas furnace condenses: two PVC pipes and a drain instead of a metal vent. */
export function isCondensing({ afue = 96, fuel = 'gas' }: FurnaceUnit): boolean {
  return fuel === 'gas' && afue >= 90
}

/**
 * The door's style belongs to the series: value stamped louvers, steady slots and beads, glide flush with a
 * display, home full louvers.
 */
export function doorStyle(unit: FurnaceUnit): DoorStyle {
  return unit.style ?? (isCondensing(unit) ? 'steady' : 'value')
}
