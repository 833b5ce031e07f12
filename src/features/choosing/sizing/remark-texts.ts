import { estimatorTexts } from './estimator-texts.ts'
import { betterWords } from './need-texts.ts'
import type { Remark } from './rules/estimate/remarks.ts'
import type { Need } from './rules/need.ts'
import { texts } from './texts.ts'

interface Facts {
  thermostatHT: number
  thermostatAC: number
  heat99F: number
  cool1F: number
  need: Pick<Need, 'coolingBtu' | 'systems' | 'tons'>
}

/** A remark as a sentence: what is unusual, and what was assumed. */
export function remarkWords(remark: Remark, facts: Facts): string {
  const { thermostatHT, thermostatAC, heat99F, cool1F, need } = facts
  switch (remark) {
    case 'contradictory':
      return estimatorTexts.contradictory(thermostatHT, thermostatAC)
    case 'no-heating':
      return estimatorTexts.noHeating(thermostatHT, heat99F)
    case 'no-cooling':
      return estimatorTexts.noCooling(thermostatAC, cool1F)
    case 'below-smallest':
      return estimatorTexts.belowSmallest(need.coolingBtu)
    case 'other-size':
      return betterWords(need) ?? ''
    case 'no-station':
      return texts.noStation
  }
}
