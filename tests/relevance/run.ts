import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Searched } from './ask.ts'
import { factsOf, type Question, readQuestion } from './judge.ts'
import { average, countRight, type Figures, judge } from './measure.ts'

const FOLDER = join(import.meta.dirname, 'questions')

type Half = 'tuning' | 'held out'

export interface JudgedQuestion {
  group: string
  half: Half
  question: Question
  figures: Figures
  /** products of the catalog that answer the question */
  rightInAll: number
  /** the first products of the answer, in words */
  shown: readonly string[]
}

/** Which half a question belongs to: decided by its line alone. */
const halfOf = (line: number): Half => (line % 2 === 0 ? 'tuning' : 'held out')

const groups = (): { group: string; questions: Question[] }[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => ({
      group: basename(file, '.txt'),
      questions: readFileSync(join(FOLDER, file), 'utf8').trim().split('\n').map(readQuestion),
    }))

/** Asks every question of the demo catalog. */
export async function judgeAll({
  products,
  ask,
}: Pick<Searched, 'products' | 'ask'>): Promise<JudgedQuestion[]> {
  const judged: JudgedQuestion[] = []
  const catalogue = products.map(factsOf)
  for (const { group, questions } of groups()) {
    for (const [line, question] of questions.entries()) {
      const answer = await ask(question.text)
      const rightInAll = countRight(question, catalogue)
      judged.push({
        group,
        half: halfOf(line),
        question,
        figures: judge(question, answer, rightInAll),
        rightInAll,
        shown: answer.products.map(({ name, price }) => `${name} · $${price}`),
      })
    }
  }
  return judged
}

/** Questions whose test no product of the catalog passes: their tests are wrong. */
export const unanswerable = (judged: readonly JudgedQuestion[]): string[] =>
  judged
    .filter(({ question, rightInAll }) => question.isRight && rightInAll === 0)
    .map(({ question }) => question.text)

export const ofHalf = (judged: readonly JudgedQuestion[], half: Half): JudgedQuestion[] =>
  judged.filter((each) => each.half === half)

export const sums = (judged: readonly JudgedQuestion[]): Figures =>
  average(judged.map(({ figures }) => figures))

/** The figures of each group, in the order of their names. */
export const byGroup = (
  judged: readonly JudgedQuestion[],
): (readonly [group: string, of: JudgedQuestion[]])[] => [...Map.groupBy(judged, ({ group }) => group)]
