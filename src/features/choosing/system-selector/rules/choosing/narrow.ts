import { kitTexts } from '../kit-texts.ts'
import { type KitSet, nearest, thatMeet } from './kit-table.ts'
import type { Wish } from './wishes.ts'

/** The kits that remain, and the wishes that were dropped. */
export interface Narrowed {
  kits: KitSet
  relaxed: readonly { wish: Wish; because: string }[]
  /** the requirement that no kit meets; then no kit remains */
  impossible: Wish | null
}

/**
 * Applies the wishes one by one, the most important first. A wish that would leave no kit is dropped and
 * named, so that the last question always ends with kits. A requirement is never dropped.
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
