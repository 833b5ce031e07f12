import { leastOf, QUESTIONS, UNHAPPY } from './questions.ts'

/** Buyers by their answer to "recommend", from and to: the groups of the net promoter score. */
export const SCORES = { happy: [9, 10], content: [UNHAPPY + 1, 8], unhappy: [0, UNHAPPY] } as const
export type Score = keyof typeof SCORES
export const SCORE_NAMES = Object.keys(SCORES) as [Score, ...Score[]]

/** The questions that are answered by a number. */
export const RATINGS = QUESTIONS.filter((question) => question.kind === 'rating')

/** How many surveys gave these answers, by question. */
export interface Tally {
  count: number
  answers: Readonly<Record<string, unknown>>
}

interface RatingSummary {
  id: string
  /** how many chose each step of the scale, the first step first */
  counts: number[]
  /** null without an answer */
  average: number | null
}

/** How often each step of each question was chosen, and the average. */
export const summaryOf = (tallies: readonly Tally[]): RatingSummary[] =>
  RATINGS.map((question) => {
    const least = leastOf(question)
    const counts = Array.from({ length: question.most - least + 1 }, () => 0)
    for (const { count, answers } of tallies) {
      const at = Number(answers[question.id] ?? Number.NaN) - least
      if (counts[at] !== undefined) counts[at] += count
    }
    const all = counts.reduce((sum, count) => sum + count, 0)
    const points = counts.reduce((sum, count, at) => sum + count * (at + least), 0)
    return { id: question.id, counts, average: all === 0 ? null : points / all }
  })
