import { ApiError } from '#kit/api-error.ts'
import type { FieldProblem } from '../rules/customer.ts'
import { texts } from '../texts.ts'

/** Throws ApiError invalid with every problem, when there is one. */
export function refuseProblems(issues: readonly FieldProblem[]): void {
  if (issues[0]) throw new ApiError('invalid', issues[0].message, { status: 400, details: { issues } })
}

/** Another person has changed the row since it was read. */
export const changedMeanwhile = (theirs: object): ApiError =>
  new ApiError('changed', texts.changed, { status: 409, details: { theirs } })

export const tooMany = (message: string): ApiError => new ApiError('too_many', message, { status: 409 })
