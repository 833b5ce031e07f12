import { readFile, stat } from 'node:fs/promises'
import { grouped } from '../numbers.ts'
import { textOf, UnreadableFile } from './decode-text.ts'
import { sentenceOf, type TableProblem } from './table-problem.ts'
import { texts } from './texts.ts'

/** Takes a line to show. */
export type Out = (line: string) => void

/** Takes what became of an import: rows read, rows with a problem, and the first problem. */
export type Report = (report: { rows: number; rejected: number; problem?: string | undefined }) => void

/** The first of the problems of a file that was refused, for its report. */
export const firstProblem = (problems: readonly TableProblem[]): string | undefined =>
  problems[0] && sentenceOf(problems[0])

const MOST_PROBLEMS = 100

/** Prints the first hundred problems, one per line, and counts the rest. */
export function printProblems(problems: readonly TableProblem[], out: Out): void {
  for (const problem of problems.slice(0, MOST_PROBLEMS)) out(sentenceOf(problem))
  const more = problems.length - MOST_PROBLEMS
  if (more > 0) out(texts.moreProblems(grouped(more)))
}

/** The text of a file that staff import, or why it cannot be read. */
export async function readTextFile(
  file: string,
  mostBytes: number,
): Promise<{ read: string } | { refusal: string }> {
  try {
    if ((await stat(file)).size > mostBytes) return { refusal: texts.tooLarge(mostBytes / 1_000_000) }
    return { read: await textOf(await readFile(file)) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.problems.map(sentenceOf).join('\n') }
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOENT', 'EISDIR', 'EACCES'].includes(code)) return { refusal: texts.cannotRead(code) }
    throw error
  }
}
