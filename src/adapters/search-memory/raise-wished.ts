import type { Wishes } from '#features/choosing/search/rules/matching/replace-brand.ts'
import { ABOUT, PER_SHARE, WISHED } from '#features/choosing/search/rules/matching/replace-brand.ts'
import { termList } from '#features/choosing/search/rules/matching/term-lists.ts'
import type { Reader } from './matched.ts'
import type { Scores } from './scratch.ts'

/** Of equal products those come first that have the stages, efficiency and size of another maker's model. */
export function raiseWished({ columns, lists }: Reader, scores: Scores, { terms, measures }: Wishes): void {
  for (const term of terms) {
    const { slots } = termList(lists, term)
    for (const slot of slots) if (scores.has(slot)) scores.set(slot, scores.get(slot) + WISHED)
  }
  for (const { quantities, target } of measures) {
    const figures = quantities.flatMap((quantity) => columns.measures.get(quantity) ?? [])
    for (const slot of scores.slots()) {
      const figure = figures.find((each) => each.at(slot) > 0)?.at(slot)
      if (figure !== undefined) scores.set(slot, scores.get(slot) + WISHED * nearness(figure, target))
    }
  }
}

/** 1 for about the same figure, 0 from a fourth more or less. */
const nearness = (figure: number, target: number): number =>
  Math.max(0, 1 - PER_SHARE * Math.max(0, Math.abs(figure / target - 1) - ABOUT))
