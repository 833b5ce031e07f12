import { deskIsTrue } from '../checks/desk.ts'
import { breaches } from '../checks/invariants.ts'
import type { ProviderStage } from '../stage/provider-stage.ts'
import { perform } from './perform.ts'
import { lettersOf, seen, settle } from './settle.ts'
import { begin, type Naive } from './shop-state.ts'
import type { Step } from './steps.ts'

/** Plays a history on an empty shop, completes all open work, and answers every breach of an invariant. */
export async function play(
  stage: ProviderStage,
  steps: readonly Step[],
  naive: Naive = {},
): Promise<string[]> {
  const own = await begin(stage, { furnaces: 6, thermostats: 9, coupons: 3, mailboxes: 5 }, naive)
  for (const step of steps) await perform(own, step)
  await settle(stage)
  const facts = { ...(await seen(own)), letters: await lettersOf(stage.database.db) }
  return [...(await breaches(facts)), ...(await deskIsTrue(facts))]
}
