import {
  COOLING_BTU_ATTRIBUTE,
  HEATING_BTU_ATTRIBUTES,
  MOBILE_HOME_ATTRIBUTE,
  STAGING_ATTRIBUTE,
  type Stages,
  stagesOf,
} from '#features/catalog/catalog/rules/attribute-ids.ts'
import { servesWholeHome } from '#features/catalog/catalog/rules/capacity.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { hasSpecialModels } from '#features/catalog/catalog/rules/special-models.ts'
import { factsOf, isRegulated, type RuleFacts } from '#features/catalog/compliance/rules/facts.ts'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import type { ListHome, SizeWindow } from '#features/choosing/sizing/rules/equipment/size-windows.ts'

/** What decides whether a product fits a home. */
export interface SizedFacts {
  /** BTU/h of its burner or electric heat */
  burner: number | undefined
  cooling: number | undefined
  stages: Stages
  /** for a kind that has models for mobile homes alone: whether this is one */
  isMobileModel: boolean | undefined
  /** what the rules of a place ask for; undefined where none does */
  law: RuleFacts | undefined
}

const [FURNACE, , , PACKAGE, HYDRONIC] = HEATING_BTU_ATTRIBUTES
const BURNERS = [FURNACE, PACKAGE, HYDRONIC] as const

/** The facts of a product; undefined where no home makes a difference. @param attributes by id */
export function sizedFacts(
  type: string,
  attributes: Readonly<Record<string, AttributeValue>>,
): SizedFacts | undefined {
  const isSized = servesWholeHome(type)
  const hasMobileModels = hasSpecialModels(type)
  if (!isSized && !hasMobileModels && !isRegulated(type)) return undefined
  const btu = (id: number): number | undefined => {
    const value = attributes[id]
    return isSized && typeof value === 'number' ? value : undefined
  }
  return {
    burner: BURNERS.map(btu).find((value) => value !== undefined),
    cooling: btu(COOLING_BTU_ATTRIBUTE),
    stages: stagesOf(attributes[STAGING_ATTRIBUTE]),
    isMobileModel: hasMobileModels ? attributes[MOBILE_HOME_ATTRIBUTE] === true : undefined,
    law: isRegulated(type) ? factsOf(type, attributes) : undefined,
  }
}

/** Ranks from the best: what fits; what Manual S allows, the closest first; what has no size; what misses. */
export const FITS = 0
const MOST_ABOVE = 99
const UNSIZED = 100
const MISSES = 101
const MOST_MISSED = 199
const NOT_FOR_THIS_HOME = 255

/** Whether a product may be taken for the home, by its rank. */
export const isWithinLimits = (rank: number): boolean => rank < UNSIZED

/**
 * The place of a product in a list for a home, 0 to 255, lower first. What may not be installed there comes
 * last, models for mobile homes too, except in one.
 *
 * @param isLegal whether a product may be installed there
 */
export function homeRank(
  facts: SizedFacts | undefined,
  home: ListHome,
  isLegal: (law: RuleFacts) => boolean,
): number {
  if (!facts) return UNSIZED
  const { isMobileModel = home.isManufactured, law } = facts
  if (isMobileModel !== home.isManufactured || (law && !isLegal(law))) return NOT_FOR_THIS_HOME
  const ranks = [
    rankIn(facts.burner, home.heating),
    rankIn(facts.cooling, home.cooling?.[facts.stages] ?? null),
  ].filter((rank) => rank !== null)
  return ranks.length === 0 ? UNSIZED : Math.max(...ranks)
}

/** Whether a product may be installed at a place on a day. */
export const isLegalAt = (law: RuleFacts, { place, on }: Pick<ListHome, 'place' | 'on'>): boolean =>
  outcomeOf(judgeProduct(law, place, on)) !== 'blocked'

/** The rank of one capacity; a unit without it, and a home without the load, say nothing. */
function rankIn(btu: number | undefined, window: SizeWindow | null): number | null {
  if (btu === undefined || window === null) return null
  const { least, usual, most } = window
  if (btu >= least && btu <= usual) return FITS
  const away = (end: number): number => Math.round(100 * Math.abs(Math.log(btu / end)))
  if (btu > usual && btu <= most) return Math.min(MOST_ABOVE, 1 + away(usual))
  return Math.min(MOST_MISSED, MISSES + away(btu < least ? least : most))
}
