import {
  isBareCoil,
  isDuctedIndoorHalf,
  isDuctlessOutdoorHalf,
  isDuctlessSet,
  isFurnace,
  isHead,
} from '#features/catalog/catalog/rules/equipment.ts'
import { hasSomeTrait, hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { texts } from '../texts.ts'

/** The noun of equipment by its traits: that of the first row that it meets. */
const NOUNS: readonly (readonly [isOne: (type: string) => boolean, noun: string])[] = [
  [isDuctlessSet, texts.nouns.miniSplit],
  [isDuctlessOutdoorHalf, texts.nouns.outdoorUnit],
  [isHead, texts.nouns.indoorUnit],
  [isBareCoil, texts.nouns.coil],
  [isDuctedIndoorHalf, texts.nouns.airHandler],
  [(type) => hasTrait(type, 'is-packaged'), texts.nouns.packageUnit],
  [isFurnace, texts.nouns.furnace],
  // A furnace and a condenser together are a system, which has no noun of its own.
  [(type) => hasTrait(type, 'has-furnace'), texts.nouns.unit],
  [(type) => hasTrait(type, 'heats-by-compressor'), texts.nouns.heatPump],
  [(type) => hasSomeTrait(type, 'is-outdoor-half', 'is-matched-set'), texts.nouns.condenser],
]

/** The equipment in a sentence about a part that fits it: "condenser". */
export const nounOf = (type: string): string => NOUNS.find(([isOne]) => isOne(type))?.[1] ?? texts.nouns.unit
