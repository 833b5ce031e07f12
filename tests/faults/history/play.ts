import { deskIsTrue } from '../checks/desk.ts'
import { pressesAreTrue } from '../checks/desk-presses.ts'
import { recordsAreTrue } from '../checks/desk-records.ts'
import { breaches } from '../checks/invariants.ts'
import type { ProviderStage } from '../stage/provider-stage.ts'
import { perform } from './perform.ts'
import { lettersOf, seen, settle } from './settle.ts'
import { begin, type Naive, type Units } from './shop-state.ts'
import type { Step } from './steps.ts'

/** Not enough for all buyers. */
const SCARCE: Units = { furnaces: 6, thermostats: 9 }
/** Enough for most of what staff do. */
export const PLENTY: Units = { furnaces: 20, thermostats: 30 }

/** Plays a history on an empty shop, completes all open work, and answers every breach of an invariant. */
export async function play(
  stage: ProviderStage,
  steps: readonly Step[],
  naive: Naive = {},
  units: Units = SCARCE,
): Promise<string[]> {
  const own = await begin(stage, { ...units, coupons: 3, mailboxes: 5 }, naive)
  for (const step of steps) await perform(own, step)
  await settle(stage)
  const facts = { ...(await seen(own)), letters: await lettersOf(stage.database.db) }
  return [
    ...own.found,
    ...(await breaches(facts)),
    ...(await deskIsTrue(facts, stage.shops[0].services)),
    ...(await pressesAreTrue(facts, own)),
    ...(await recordsAreTrue(facts)),
  ]
}
