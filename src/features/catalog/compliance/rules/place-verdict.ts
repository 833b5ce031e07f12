import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { factsOf, isRegulated, type RuleFacts } from './facts.ts'
import type { RulePlace } from './nox.ts'
import { judgeProduct } from './rules.ts'

/**
 * States most of whose counties are in the climate zones 6 to 8 (IECC 2021, figure R301.1; memory): a heat
 * pump there needs a rating for the cold.
 */
const COLD_STATES: ReadonlySet<string> = new Set(['AK', 'ME', 'MN', 'MT', 'ND', 'NH', 'SD', 'VT', 'WI', 'WY'])

/** What a place makes of a product in a list. */
export interface PlaceVerdict {
  /** why it may not be sold or installed there */
  forbidden?: string
  /** it is made for the winters of the place */
  suits?: boolean
}

interface Judged {
  isForCold: boolean
  /** null where no rule has anything to say */
  facts: RuleFacts | null
}

/** What `placeVerdict` reads of a product, as a text: products with the same text share their verdicts. */
export function judgedFacts({
  type,
  attributes,
}: {
  type: string
  attributes: Readonly<Record<string, AttributeValue>>
}): string {
  const judged: Judged = {
    isForCold: attributes[ATTR.coldClimate] === true,
    facts: isRegulated(type) ? factsOf(type, attributes) : null,
  }
  return JSON.stringify(judged)
}

/** The verdict on a product, by its `judgedFacts`, at a place on a day (yyyy-mm-dd). */
export function placeVerdict(judged: string, place: RulePlace, on: string): PlaceVerdict {
  const { isForCold, facts }: Judged = JSON.parse(judged)
  const suits = isForCold && COLD_STATES.has(place.state)
  const blocked = facts && judgeProduct(facts, place, on).find(({ outcome }) => outcome === 'blocked')
  return blocked ? { forbidden: blocked.why, suits } : { suits }
}
