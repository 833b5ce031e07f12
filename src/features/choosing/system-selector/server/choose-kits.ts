import type { PartsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import type { RequestedLine } from '#features/selling/pricing/rules/requested-line.ts'
import type { HomeNeed } from '../rules/choosing/home-fit.ts'
import { thatMeet } from '../rules/choosing/kit-table.ts'
import { forAnyHome, type Tier, tiered } from '../rules/choosing/tiers.ts'
import { type Narrowed, narrow, type Wish, wishesOf } from '../rules/choosing/wishes.ts'
import type { Kit } from '../rules/kits/kit.ts'
import { type KitPart, kitParts, type PartWishes } from '../rules/kits/parts.ts'
import type { Selections } from '../rules/selections.ts'
import type { KitIndex } from './kit-index.ts'
import { ask, type LoadedOffer, refuseImpossible, requireStep, type StepContext } from './options.ts'

/** The most kits of one answer. */
const MOST_KITS = 12

/** A kit with everything that goes into the cart. */
export interface CompleteKit {
  kit: Kit
  tier: Tier | null
  /** how many of it the home takes */
  systems: number
  /** the products that it is sold as: the system, or its single units */
  equipment: readonly { id: string; quantity: number }[]
  parts: readonly KitPart[]
  left: readonly { title: string; why: string }[]
  lines: readonly RequestedLine[]
}

/**
 * The kits to show, the wishes that were dropped, and the home and laws that the kits were measured
 * against.
 */
export interface Chosen {
  asked: LoadedOffer
  wishes: readonly Wish[]
  narrowed: Narrowed
  complete: readonly CompleteKit[]
}

/** Chooses kits. Throws `step_out_of_order`, `choice_unavailable`, `invalid_zip` and `no_climate`. */
export async function chooseKits(selections: Selections, context: StepContext): Promise<Chosen> {
  requireStep('results', selections)
  const asked = await ask(selections, context)
  const wishes = wishesOf(selections, asked.known)
  const narrowed = narrow(asked.singles.withOthers(selections), wishes)
  refuseImpossible(narrowed)
  const usual = selections.isMobileHome === 'yes' ? narrowed.kits : thatMeet(narrowed.kits, forAnyHome)
  const shown = tiered(usual.size > 0 ? usual : narrowed.kits, MOST_KITS)
  const complete = shown.map(({ kit, tier }) => completed(kit, tier, selections, asked))
  return { asked, wishes, narrowed, complete }
}

function completed(
  kit: Kit,
  tier: Tier | null,
  selections: Selections,
  { index, known }: LoadedOffer,
): CompleteKit {
  const { chosen, left } = partsOf(kit, index, {
    condenserMount: selections.condenserMount,
    wifi: selections.wifi === true,
    isPropane: selections.fuel === 'Propane',
  })
  const systems = systemsOf(kit, known.home)
  const equipment = kit.system.assembledOf ?? [{ id: kit.id, quantity: 1 }]
  return {
    kit,
    tier,
    systems,
    equipment,
    parts: chosen,
    left,
    lines: [
      ...equipment.map(({ id, quantity }) => ({ id, qty: quantity * systems })),
      ...chosen.map(({ part, quantity }) => ({ id: part.id, qty: quantity * systems })),
    ],
  }
}

// Other parts, or other prices of them, are another object.
const kept = new WeakMap<PartsByKind, WeakMap<Kit, Map<string, ReturnType<typeof kitParts>>>>()

function partsOf(kit: Kit, { parts }: KitIndex, wishes: PartWishes): ReturnType<typeof kitParts> {
  const ofParts = kept.get(parts) ?? new WeakMap<Kit, Map<string, ReturnType<typeof kitParts>>>()
  kept.set(parts, ofParts)
  const known = ofParts.get(kit) ?? new Map<string, ReturnType<typeof kitParts>>()
  ofParts.set(kit, known)
  const key = `${wishes.condenserMount} ${wishes.wifi} ${wishes.isPropane}`
  const found = known.get(key) ?? kitParts(kit.system, parts, wishes)
  known.set(key, found)
  return found
}

/** How many of the kit the home takes: a mini split serves its rooms, whatever the load of the home. */
const systemsOf = ({ systemType }: Kit, home: HomeNeed | null): number =>
  systemType === 'mini-split' || home === null ? 1 : home.need.systems
