import { choice, choiceOr, listQuery } from '#platform/lists/rules/query.ts'
import { texts } from '../texts.ts'

export const IMPORTANCES = ['low', 'medium', 'high'] as const
export type Importance = (typeof IMPORTANCES)[number]

/** The five teams that an issue can go to (L-ISSUE). */
export const TEAMS = [
  'sales',
  'customer-service',
  'tech-support',
  'programmers',
  'product-management',
] as const
export type Team = (typeof TEAMS)[number]

export const MOST_DESCRIPTION_CHARS = 4_000
export const MOST_SCREENSHOT_BYTES = 5 * 1024 * 1024

/** L-ISSUE-OK: how long the form says that it was sent. */
export const SUBMITTED_MS = 3_000

/** "I-000042": how people name an issue. */
export const referenceOf = (id: number): string => `I-${String(id).padStart(6, '0')}`

export interface IssueForm {
  importance: string
  team: string
  description: string
  screenshotBytes: number
}

export interface IssueProblems {
  importance?: string
  team?: string
  description?: string
  screenshot?: string
}

const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value)

/** The problems of the form, by field; empty when it may be sent. */
export function issueProblems({ importance, team, description, screenshotBytes }: IssueForm): IssueProblems {
  const text = description.trim()
  return {
    ...(!isOneOf(IMPORTANCES, importance) && { importance: texts.importanceRequired }),
    ...(!isOneOf(TEAMS, team) && { team: texts.teamRequired }),
    ...(text === ''
      ? { description: texts.describeRequired }
      : text.length > MOST_DESCRIPTION_CHARS && { description: texts.describeTooLong }),
    ...(screenshotBytes > MOST_SCREENSHOT_BYTES && { screenshot: texts.screenshotTooLarge }),
  }
}

/** What the issue inbox can be asked for. */
export const ISSUE_LIST = listQuery({
  filters: { team: choice(TEAMS), state: choiceOr('open', ['open', 'closed']) },
})
