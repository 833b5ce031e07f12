import type { RuleFacts } from '#features/catalog/compliance/rules/facts.ts'
import type { Kit } from '../kits/kit.ts'

type KeyOf = (kit: Kit) => string | number | boolean | null

const headsKey = ({ heads }: Kit): string => heads.map(({ type, btu }) => `${type} ${btu}`).join()

/**
 * The facts that each wish reads. Kits with the same facts give the same answer to a wish, so only one kit
 * of each group is checked. A wish that reads another fact needs that fact in its group here.
 */
export const FACT_GROUPS = {
  law: lawKey,
  isMobileHome: ({ isForMobileHomes, isForMobileHomesAlone }) =>
    `${isForMobileHomes} ${isForMobileHomesAlone}`,
  systemType: ({ systemType }) => systemType,
  fuel: ({ fuels }) => fuels.join(),
  coldClimate: ({ isColdClimate }) => isColdClimate,
  heatingEfficiency: ({ heatingEfficiency }) => heatingEfficiency,
  heads: headsKey,
  coolingEfficiency: ({ coolingEfficiency }) => coolingEfficiency,
  staging: ({ staging }) => staging,
  position: ({ systemType, positions }) =>
    systemType === 'package-unit' ? systemType : positions.toSorted().join(),
  cabinetWidth: ({ cabinetWidth }) => cabinetWidth,
  condenserMount: ({ mounts }) => mounts.toSorted().join(),
  wifi: ({ hasWifi }) => hasWifi,
  cooling: ({ coolingBtu, stages, heatPump, systemType }) =>
    `${coolingBtu} ${stages} ${heatPump !== null} ${systemType === 'mini-split'}`,
  burner: ({ burnerBtu, systemType }) => `${burnerBtu} ${systemType === 'heat-pump'}`,
  backup: ({ systemType, burnerBtu, heatPump, stopsF, electricKw }) =>
    `${systemType} ${burnerBtu === null} ${electricKw} ${stopsF} ${JSON.stringify(heatPump)}`,
} as const satisfies Readonly<Record<string, KeyOf>>
export type FactGroup = keyof typeof FACT_GROUPS

// The facts of a unit are long, and many kits share a unit: each distinct text gets a short number.
const MOST_FACTS = 20_000
const numbers = new Map<string, number>()
let lastNumber = 0
const numbersOf = new WeakMap<Kit, readonly number[]>()

/** Numbers of the facts that the laws read, one for each of the kit's rule facts; equal facts have one. */
export function factNumbers(kit: Kit): readonly number[] {
  const known = numbersOf.get(kit) ?? kit.ruleFacts.map(numberOf)
  numbersOf.set(kit, known)
  return known
}

function lawKey(kit: Kit): string {
  return factNumbers(kit).join()
}

function numberOf(facts: RuleFacts): number {
  const text = JSON.stringify(facts)
  const known = numbers.get(text)
  if (known !== undefined) return known
  // Numbers are never reused, so forgetting only splits a group.
  if (numbers.size >= MOST_FACTS) numbers.clear()
  lastNumber++
  numbers.set(text, lastNumber)
  return lastNumber
}
