import { texts } from '../texts.ts'
import {
  PORTABLE_CEER,
  PORTABLE_IEF,
  PTAC_BTUH,
  PTAC_EER,
  PTHP_COP,
  ROOM_AC_CEER,
  WHOLE_HOUSE_IEF,
} from './data/minimums.ts'
import type { RuleFacts } from './facts.ts'
import { allowed, blocked, type Judgment, warning } from './judgment.ts'

const tenth = (value: number): number => Math.round(value * 10) / 10
const hundredth = (value: number): number => Math.round(value * 100) / 100

const roomAcMinimum = (coolingBtu: number) => ROOM_AC_CEER.find(({ belowBtu }) => coolingBtu < belowBtu)

/** Compares CEER with the minimum for room air conditioners that were made since 2014. */
export function judgeRoomAc({ roomUnit, ceer, coolingBtu }: RuleFacts): Judgment | undefined {
  if (roomUnit !== 'window') return undefined
  const least = coolingBtu === undefined ? undefined : roomAcMinimum(coolingBtu)
  if (ceer === undefined || least === undefined) return warning(texts.ratingUnknown('CEER'))
  return ceer < least.from2014
    ? blocked(texts.ratingBelow(`${ceer} CEER`, `${least.from2014}`, texts.units.room))
    : allowed(texts.ratingMeets(`${ceer} CEER`, `${least.from2014}`))
}

/** The same for units made since 2026-05-26. Stock made before may be sold, so a breach only warns. */
export function judgeNewRoomAc({ roomUnit, ceer, coolingBtu }: RuleFacts): Judgment | undefined {
  if (roomUnit !== 'window' || ceer === undefined || coolingBtu === undefined) return undefined
  const least = roomAcMinimum(coolingBtu)?.from2026 ?? 0
  return ceer < least
    ? warning(texts.ceerOldStock(ceer, least))
    : allowed(texts.ratingMeets(`${ceer} CEER`, `${least}`))
}

/** The least CEER of a portable air conditioner by its SACC in BTU/h, to tenths as ratings are. */
export const leastPortableCeer = (saccBtu: number): number =>
  tenth((PORTABLE_CEER.factor * saccBtu) / (PORTABLE_CEER.divisor * saccBtu ** PORTABLE_CEER.exponent))

/** Compares CEER with the minimum for portable air conditioners that were made since 2025-01-10. */
export function judgePortableAc({ roomUnit, ceer, saccBtu }: RuleFacts): Judgment | undefined {
  if (roomUnit !== 'portable') return undefined
  if (ceer === undefined) return warning(texts.ratingUnknown('CEER'))
  if (saccBtu === undefined) return warning(texts.ratingUnknown('SACC'))
  const least = leastPortableCeer(saccBtu)
  return ceer < least
    ? blocked(texts.ratingBelow(`${ceer} CEER`, `${least}`, texts.units.portable))
    : allowed(texts.ratingMeets(`${ceer} CEER`, `${least}`))
}

/** The least EER and COP of a through-wall unit in the standard size, by its cooling in BTU/h. */
export function leastPtac(coolingBtu: number): { eer: number; cop: number } {
  const thousands = Math.min(Math.max(coolingBtu, PTAC_BTUH.least), PTAC_BTUH.most) / 1_000
  return {
    eer: tenth(PTAC_EER.base - PTAC_EER.each * thousands),
    cop: tenth(PTHP_COP.base - PTHP_COP.each * thousands),
  }
}

/** Compares EER, and COP where the unit is a heat pump, with the minimums for through-wall units. */
export function judgePtac(facts: RuleFacts): Judgment | undefined {
  const { roomUnit, eer, cop, coolingBtu, heatPumpBtu } = facts
  if (roomUnit !== 'through-wall') return undefined
  if (eer === undefined || coolingBtu === undefined) return warning(texts.ratingUnknown('EER'))
  const least = leastPtac(coolingBtu)
  if (eer < least.eer) return blocked(texts.ratingBelow(`${eer} EER`, `${least.eer}`, texts.units.ptac))
  if (cop === undefined && heatPumpBtu !== undefined) return warning(texts.ratingUnknown('COP'))
  if (cop !== undefined && cop < least.cop)
    return blocked(texts.ratingBelow(`${cop} COP`, `${least.cop}`, texts.units.ptac))
  return allowed(texts.ratingMeets(`${eer} EER`, `${least.eer}`))
}

/** The least IEF of a dehumidifier; undefined when its maker states no size. */
function leastIef({ pintsPerDay, caseVolume }: RuleFacts): number | undefined {
  if (caseVolume !== undefined) return WHOLE_HOUSE_IEF.find(([upTo]) => caseVolume <= upTo)?.[1]
  if (pintsPerDay === undefined) return undefined
  return PORTABLE_IEF.find(([upTo]) => pintsPerDay <= upTo)?.[1]
}

/** Compares IEF with the minimum for dehumidifiers that were made since 2019-06-13. */
export function judgeDehumidifier(facts: RuleFacts): Judgment | undefined {
  if (!facts.dehumidifies) return undefined
  const least = leastIef(facts)
  if (facts.ief === undefined || least === undefined) return warning(texts.ratingUnknown('IEF'))
  return facts.ief < least
    ? blocked(texts.ratingBelow(`${facts.ief} IEF`, `${least}`, texts.units.dehumidifier))
    : allowed(texts.ratingMeets(`${hundredth(facts.ief)} IEF`, `${least}`))
}
