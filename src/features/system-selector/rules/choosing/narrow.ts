import { kitTexts } from '../kit-texts.ts'
import { type KitSet, nearest, thatMeet } from './kit-table.ts'
import type { Wish } from './wishes.ts'

/** The kits that remain, and the wishes that were given up for them. */
export interface Narrowed {
  kits: KitSet
  relaxed: readonly { wish: Wish; because: string }[]
  /** the must that no kit meets; then no kit remains */
  impossible: Wish | null
}

/**
 * Takes the wishes one by one, what matters most first. A wish that would leave nothing is given up and
 * named, so that the last question never ends in nothing. A must is never given up.
 */
export function narrow(all: KitSet, wishes: readonly Wish[]): Narrowed {
  let kits = all
  const relaxed: { wish: Wish; because: string }[] = []
  for (const wish of wishes) {
    const left = thatMeet(kits, wish)
    if (left.size > 0) {
      kits = left
      continue
    }
    if (wish.isMust) return { kits: left, relaxed, impossible: wish }
    if (wish.far !== undefined) kits = nearest(kits, wish.by, wish.far)
    relaxed.push({ wish, because: kitTexts.relaxed(kits.size) })
  }
  return { kits, relaxed, impossible: null }
}
