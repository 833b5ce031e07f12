import { STAGES, type Stages } from '#features/catalog/catalog/rules/attribute-ids.ts'
import type { RulePlace } from '#features/catalog/compliance/rules/nox.ts'
import { btuWindow, shareOf } from '../fit.ts'
import type { SavedNeed } from '../saved-need.ts'
import { COOLING_LEAST, COOLING_MOST, FURNACE_MOST } from './manual-s.ts'

/**
 * The sizes that suit a load, BTU/h, both ends included: from `least` to `usual` a size fits; up to `most`,
 * the limit of Manual S, one is taken where none fits.
 */
export interface SizeWindow {
  least: number
  usual: number
  most: number
}

/** The home that a list is ordered for; null where it needs no heating or no cooling. */
export interface ListHome {
  heating: SizeWindow | null
  cooling: Readonly<Record<Stages, SizeWindow>> | null
  /** a mobile home, where only approved furnaces may stand */
  isManufactured: boolean
  place: RulePlace
  /** the day whose rules hold, yyyy-mm-dd */
  on: string
}

/** V-BTU up to `usual`, Manual S up to `most` percent of the load; null without a load. */
function windowOf(load: number, most: number): SizeWindow | null {
  if (load <= 0) return null
  const { max: usual } = btuWindow(load)
  return { least: Math.ceil((load * COOLING_LEAST) / 100), usual, most: Math.floor((load * most) / 100) }
}

/** The home as a list is ordered for it: the sizes that each of its systems may have, and its rules. */
export function listHome(
  saved: Pick<SavedNeed, 'need' | 'form'>,
  rules: Pick<ListHome, 'place' | 'on'>,
): ListHome {
  const cooling = shareOf(saved.need, 'cooling')
  const windows = STAGES.map((stages) => [stages, windowOf(cooling, COOLING_MOST[stages])] as const)
  return {
    heating: windowOf(shareOf(saved.need, 'heating'), FURNACE_MOST),
    cooling: cooling > 0 ? (Object.fromEntries(windows) as Record<Stages, SizeWindow>) : null,
    ...rules,
    isManufactured: saved.form.manufactured === 'yes',
  }
}
