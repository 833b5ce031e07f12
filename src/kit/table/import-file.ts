import { readFile, stat } from 'node:fs/promises'
import { sentenceOf, type TableProblem } from './table-problem.ts'

/** Takes a line to show. */
export type Out = (line: string) => void

const MOST_PROBLEMS = 100

/** Prints the first hundred problems, one per line, and counts the rest. */
export function printProblems(problems: readonly TableProblem[], out: Out): void {
  for (const problem of problems.slice(0, MOST_PROBLEMS)) out(sentenceOf(problem))
  const more = problems.length - MOST_PROBLEMS
  if (more > 0) out(`and ${more.toLocaleString('en-US')} more problems`)
}

/** The text of a file that staff import, or why it cannot be read. */
export async function readTextFile(
  file: string,
  mostBytes: number,
): Promise<{ read: string } | { refusal: string }> {
  try {
    if ((await stat(file)).size > mostBytes)
      return { refusal: `expected at most ${mostBytes / 1_000_000} MB` }
    return { read: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)) }
  } catch (error) {
    if (error instanceof TypeError) return { refusal: 'expected text in UTF-8; save it as "CSV UTF-8"' }
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOENT', 'EISDIR', 'EACCES'].includes(code)) return { refusal: `cannot be read (${code})` }
    throw error
  }
}
