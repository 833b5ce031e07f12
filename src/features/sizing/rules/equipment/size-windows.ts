import { STAGES, type Stages } from '#features/catalog/rules/attribute-ids.ts'
import type { ListHome, SizeWindow } from '#features/search/rules/order/home-order.ts'
import { btuWindow, shareOf } from '../fit.ts'
import type { SavedNeed } from '../saved-need.ts'
import { COOLING_LEAST, COOLING_MOST, FURNACE_MOST } from './manual-s.ts'

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
