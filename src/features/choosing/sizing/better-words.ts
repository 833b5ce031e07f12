import { needTexts } from './need-texts.ts'
import { BTU_PER_TON, betterTons, type Need } from './rules/need.ts'

/** Which size fits better than the rounded one; null where the rounded size fits. */
export function betterWords(need: Pick<Need, 'coolingBtu' | 'systems' | 'tons'>): string | null {
  const better = betterTons(need)
  if (better === null) return null
  const percent = Math.floor((need.tons * BTU_PER_TON * need.systems * 100) / need.coolingBtu)
  return needTexts.better(better.tons, better.stages, need.tons, percent)
}
