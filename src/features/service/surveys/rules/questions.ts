import { defineTexts } from '#lib/language/texts.ts'
import { choice, day, listQuery } from '#platform/lists/rules/query.ts'

const texts = defineTexts({
  recommend: { text: 'Would you recommend us to a friend?', low: 'Never', high: 'Surely' },
  choosing: { text: 'How easy was it to choose?', low: 'Hard', high: 'Easy' },
  delivery: { text: 'How was the delivery?', low: 'Poor', high: 'Great' },
  product: { text: 'How is the equipment?', low: 'Poor', high: 'Great' },
  better: { text: 'What should we do better?' },
})

export type SurveyQuestion = {
  id: string
  text: string
} & ({ kind: 'rating'; most: 5 | 10; low: string; high: string } | { kind: 'words' })

/** The questions, in their order. An id is stored with its answer and never changes. */
export const QUESTIONS: readonly SurveyQuestion[] = [
  { id: 'recommend', kind: 'rating', most: 10, ...texts.recommend },
  { id: 'choosing', kind: 'rating', most: 5, ...texts.choosing },
  { id: 'delivery', kind: 'rating', most: 5, ...texts.delivery },
  { id: 'product', kind: 'rating', most: 5, ...texts.product },
  { id: 'better', kind: 'words', ...texts.better },
]

/** Characters of an answer in words. */
export const MOST_WORDS = 2_000
/** Days from the invitation until the link ends. */
export const SURVEY_DAYS = 60
/** Days from the delivery until the invitation. */
export const INVITE_AFTER_DAYS = 4
/** An order that was delivered longer ago gets no invitation. */
export const INVITE_UNTIL_DAYS = 30
/** At this answer to "recommend" or below, a person of ours reads the answers at once. */
export const UNHAPPY = 6

export type Answers = Readonly<Record<string, number | string>>

/** The answers that fit their questions; all others are left out. */
export const fittingAnswers = (given: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    QUESTIONS.flatMap((question): [string, number | string][] => {
      const answer = fitting(question, given[question.id])
      return answer === undefined ? [] : [[question.id, answer]]
    }),
  )

/** The first step of a question's scale. */
export const leastOf = ({ most }: { most: 5 | 10 }): 0 | 1 => (most === 10 ? 0 : 1)

function fitting(question: SurveyQuestion, answer: unknown): number | string | undefined {
  if (question.kind === 'words')
    return typeof answer === 'string' ? answer.trim().slice(0, MOST_WORDS) || undefined : undefined
  const rating = typeof answer === 'string' && answer !== '' ? Number(answer) : answer
  if (typeof rating !== 'number' || !Number.isInteger(rating)) return undefined
  return rating >= leastOf(question) && rating <= question.most ? rating : undefined
}

/** The ratings that are still missing. Words are optional. */
export const missingRatings = (answers: Answers): string[] =>
  QUESTIONS.filter(({ id, kind }) => kind === 'rating' && answers[id] === undefined).map(({ id }) => id)

/** Buyers by their answer to "recommend", from and to: the groups of the net promoter score. */
export const SCORES = { happy: [9, 10], content: [UNHAPPY + 1, 8], unhappy: [0, UNHAPPY] } as const
export type Score = keyof typeof SCORES
const SCORE_NAMES = Object.keys(SCORES) as [Score, ...Score[]]

/** The questions that are answered by a number. */
export const RATINGS = QUESTIONS.filter((question) => question.kind === 'rating')

/** How many surveys gave these answers, by question. */
interface Tally {
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

/** What the list of surveys can be asked for: the answer to "recommend", and the days that they were sent. */
export const SURVEY_LIST = listQuery({ filters: { score: choice(SCORE_NAMES), from: day(), to: day() } })
