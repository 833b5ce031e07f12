import type { OptionShape, Unit } from './kind.ts'

/** `marks` numbers the parts of the section. */
export const furnaceOptions = { afue: 'number', style: ['value', 'steady', 'glide', 'home'], marks: 'boolean' } as const satisfies OptionShape

export type FurnaceUnit = Unit<typeof furnaceOptions>

/** From 90 % AFUE a furnace condenses: two PVC pipes and a drain instead of a metal vent. */
export function isCondensing({ afue = 96 }: FurnaceUnit): boolean {
  return afue >= 90
}

/** The door's style belongs to the series: value stamped louvres, steady slots and beads, glide flush with a display, home full louvres. */
export function doorStyle(unit: FurnaceUnit): 'value' | 'steady' | 'glide' | 'home' {
  return unit.style ?? (isCondensing(unit) ? 'steady' : 'value')
}
