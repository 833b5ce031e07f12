import { SAYS_NOTHING } from './data/question-words.ts'
import { SMALL_WORDS } from './data/small-words.ts'
import { stem, wordsOf } from './page-words.ts'

/** A part of a page as a question finds it. */
export interface Indexed<P> {
  page: P
  /** what it is about: titles, headings, what people ask for it */
  about: readonly string[]
  text: string
}

/** The pages whose parts have the rarest words of a question, best first. */
export type AnswerIndex<P> = (question: readonly string[]) => P[]

const ABOUT = 3
/** Of all that the words of a question weigh, a part must have this share. */
const LEAST_SHARE = 0.45
/** A part that has less than this share of the best one's weight is left out. */
const NEAR_BEST = 0.5

/** People write in one word what pages write in two. */
const APART: ReadonlyMap<string, string> = new Map([
  ['lineset', 'line set'],
  ['minisplit', 'mini split'],
  ['tstat', 'thermostat'],
  ['ac', 'air conditioner'],
  ['cwire', 'c wire'],
  ['410a', 'r 410a'],
  ['454b', 'r 454b'],
  ['r410a', 'r 410a'],
  ['r454b', 'r 454b'],
])

const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (APART.get(word) ?? word).split(' ').map(stem))

export function answerIndex<P>(parts: readonly Indexed<P>[]): AnswerIndex<P> {
  const docs = parts.map(({ page, about, text }) => ({
    page,
    about: new Set(about.flatMap(stemsOf)),
    all: new Set([...about, text].flatMap(stemsOf)),
  }))
  const counts = new Map<string, number>()
  for (const { all } of docs) for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarity = (word: string): number => Math.log(1 + docs.length / (counts.get(word) ?? docs.length))

  return (question) => {
    const asked = [
      ...new Set(
        question.filter((word) => !SMALL_WORDS.has(word) && !SAYS_NOTHING.has(word)).flatMap(stemsOf),
      ),
    ]
    const known = asked.filter((word) => counts.has(word))
    const whole = weightOf(known, rarity)
    const found = new Map<P, number>()
    for (const { page, about, all } of docs) {
      const had = known.filter((word) => all.has(word))
      if (weightOf(had, rarity) < whole * LEAST_SHARE) continue
      const weight = weightOf(had, (word) => rarity(word) * (about.has(word) ? ABOUT : 1))
      if (weight > (found.get(page) ?? 0)) found.set(page, weight)
    }
    const best = Math.max(0, ...found.values())
    return [...found]
      .filter(([, weight]) => weight >= best * NEAR_BEST)
      .toSorted((a, b) => b[1] - a[1])
      .map(([page]) => page)
  }
}

const weightOf = (words: readonly string[], weigh: (word: string) => number): number =>
  words.reduce((sum, word) => sum + weigh(word), 0)
