import { texts } from '../texts.ts'
import type { RuleFacts } from './facts.ts'
import { allowed, blocked, type Judgment, warning } from './judgment.ts'
import type { RulePlace } from './nox.ts'
import { type RegionCode, regionOf } from './region.ts'

/** The least a machine must reach; a rating that is left out is not regulated. */
interface Minimum {
  seer2: number
  /** South-West only */
  eer2?: number
  hspf2?: number
}

export const LARGE_BTUH = 45_000
/** In the South-West an air conditioner of 15.2 SEER2 and more needs no more than this EER2. */
const EFFICIENT_SEER2 = 15.2
const EER2_WHEN_EFFICIENT = 9.8

const SMALL_AC: Readonly<Record<RegionCode, Minimum>> = {
  N: { seer2: 13.4 },
  S: { seer2: 14.3 },
  SW: { seer2: 14.3, eer2: 11.7 },
}
const LARGE_AC: Readonly<Record<RegionCode, Minimum>> = {
  N: { seer2: 13.4 },
  S: { seer2: 13.8 },
  SW: { seer2: 13.8, eer2: 11.2 },
}
const PACKAGE_AC: Readonly<Record<RegionCode, Minimum>> = {
  N: { seer2: 13.4 },
  S: { seer2: 13.4 },
  SW: { seer2: 13.4, eer2: 10.6 },
}

/** Federal minimums since 2023-01-01 for a machine in a region (10 CFR 430.32(c)). */
export function minimumFor(
  { machine, coolingBtu = 0, seer2 = 0 }: Pick<RuleFacts, 'machine' | 'coolingBtu' | 'seer2'>,
  region: RegionCode,
): Minimum | undefined {
  switch (machine) {
    case 'split-heat-pump':
      return { seer2: 14.3, hspf2: 7.5 }
    case 'package-heat-pump':
      return { seer2: 13.4, hspf2: 6.7 }
    case 'package-ac':
      return PACKAGE_AC[region]
    case 'split-ac': {
      const least = (coolingBtu >= LARGE_BTUH ? LARGE_AC : SMALL_AC)[region]
      return least.eer2 !== undefined && seer2 >= EFFICIENT_SEER2
        ? { ...least, eer2: EER2_WHEN_EFFICIENT }
        : least
    }
    case null:
      return undefined
  }
}

/**
 * Compares a machine's ratings with the federal minimum of its region. The delivery address decides, because
 * the rules of the Southeast and Southwest apply where it is installed.
 */
export function judgeEfficiency(facts: RuleFacts, { state }: RulePlace): Judgment | undefined {
  const region = regionOf(state)
  const least = minimumFor(facts, region)
  if (least === undefined || facts.machine === null) return undefined
  const where = texts.regions[region]
  const asked = (
    [
      ['SEER2', facts.seer2, least.seer2],
      ['EER2', facts.eer2, least.eer2],
      ['HSPF2', facts.hspf2, least.hspf2],
    ] as const
  ).filter(([, , minimum]) => minimum !== undefined)
  const short = asked.find(([, has, minimum]) => has !== undefined && has < (minimum ?? 0))
  if (short)
    return blocked(
      texts.below(
        `${short[1]} ${short[0]}`,
        `${short[2]} ${short[0]}`,
        texts.machines[facts.machine]((facts.coolingBtu ?? 0) >= LARGE_BTUH),
        where,
      ),
    )
  const missing = asked.find(([, has]) => has === undefined)
  if (missing) return warning(texts.ratingUnknown(missing[0]))
  return allowed(texts.meets(`${facts.seer2} SEER2`, `${least.seer2}`, where))
}
