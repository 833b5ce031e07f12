import type { TableProblem } from '#lib/table/table-problem.ts'

export const PROBLEMS_KEPT = 100

/** Keeps the first problems and counts the rest; it goes on from what was kept before. */
function problemList(before: readonly TableProblem[] = [], countBefore = 0) {
  const kept = [...before]
  let count = countBefore
  return {
    add(problems: readonly TableProblem[], all = problems.length): void {
      kept.push(...problems.slice(0, Math.max(0, PROBLEMS_KEPT - kept.length)))
      count += all
    },
    result: () => ({ problems: [...kept].sort((a, b) => a.line - b.line), problemCount: count }),
    isEmpty: () => count === 0,
  }
}

export type ProblemList = ReturnType<typeof problemList>

/** What a person is told of the rows of a file: the first of each, and how many there are. */
export interface Told {
  problems: TableProblem[]
  problemCount: number
  warnings: TableProblem[]
  warningCount: number
}

/** Both lists of a file, which go on from what was told before. */
export function toldLists(before: Partial<Told> = {}) {
  const problems = problemList(before.problems, before.problemCount)
  const warnings = problemList(before.warnings, before.warningCount)
  return {
    problems,
    warnings,
    told(): Told {
      const { problems: list, problemCount } = warnings.result()
      return { ...problems.result(), warnings: list, warningCount: problemCount }
    },
  }
}
