import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Searched } from './ask.ts'
import { type Facts, factsOf, type Question, readQuestion } from './judge.ts'
import { average, countRight, type Figures, judge } from './measure.ts'

/**
 * The folders of questions: three that the search is tuned by, of which the new kinds and those of a third
 * writer are the harder, and the held-out ones of a writer who never saw it.
 */
const FOLDERS = {
  tuning: join(import.meta.dirname, 'questions'),
  'new kinds': join(import.meta.dirname, 'questions/new-kinds'),
  'third writer': join(import.meta.dirname, 'questions/third-writer'),
  'held out': join(import.meta.dirname, 'questions/held-out'),
} as const

type Folder = keyof typeof FOLDERS
/** Answers one by one are looked at of these folders alone. */
export const TUNED_BY = ['tuning', 'new kinds', 'third writer'] as const satisfies readonly Folder[]
export const FOLDER_NAMES = [...TUNED_BY, 'held out'] as const satisfies readonly Folder[]

export interface JudgedQuestion {
  group: string
  folder: Folder
  question: Question
  figures: Figures
  /** products of the catalog that answer the question */
  rightInAll: number
  /** the first products of the answer, in words */
  shown: readonly string[]
}

interface Group {
  group: string
  folder: Folder
  questions: Question[]
}

/** The questions of a folder, file by file, in the order of their names. */
const groupsOf = (folder: Folder, catalogue: readonly Facts[]): Group[] =>
  readdirSync(FOLDERS[folder])
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => ({
      group: basename(file, '.txt'),
      folder,
      questions: readFileSync(join(FOLDERS[folder], file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => readQuestion(line, catalogue)),
    }))

/** The texts of the questions that the search is tuned by. */
export const tuningTexts = (): string[] =>
  TUNED_BY.flatMap((folder) => groupsOf(folder, [])).flatMap(({ questions }) =>
    questions.map(({ text }) => text),
  )

/** Asks every question of the demo catalog. */
export async function judgeAll({
  products,
  ask,
}: Pick<Searched, 'products' | 'ask'>): Promise<JudgedQuestion[]> {
  const judged: JudgedQuestion[] = []
  const catalogue = products.map(factsOf)
  for (const { group, folder, questions } of FOLDER_NAMES.flatMap((each) => groupsOf(each, catalogue))) {
    for (const question of questions) {
      const answer = await ask(question.text)
      const rightInAll = countRight(question, catalogue)
      judged.push({
        group,
        folder,
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

export const ofFolder = (judged: readonly JudgedQuestion[], ...folders: Folder[]): JudgedQuestion[] =>
  judged.filter(({ folder }) => folders.includes(folder))

export const sums = (judged: readonly JudgedQuestion[]): Figures =>
  average(judged.map(({ figures }) => figures))

/** The figures of each group, in the order of their names. */
export const byGroup = (
  judged: readonly JudgedQuestion[],
): (readonly [group: string, of: JudgedQuestion[]])[] => [...Map.groupBy(judged, ({ group }) => group)]
