import { SCORE_NAMES } from '#features/surveys/rules/scores.ts'
import { idOf } from '../reading.ts'

const DAY = /^2\d{3}-\d\d-\d\d$/

/** The filter and page in the address of the list of surveys; unreadable values are left out. */
export function surveyQuery(search: URLSearchParams) {
  const score = SCORE_NAMES.find((each) => each === search.get('score'))
  const day = (name: string) => {
    const value = search.get(name) ?? ''
    return DAY.test(value) ? value : undefined
  }
  const [from, to] = [day('from'), day('to')]
  return { ...(score && { score }), ...(from && { from }), ...(to && { to }) }
}

/** The survey after which a page begins. */
export const surveyAfter = (search: URLSearchParams): { after?: number } => {
  const after = idOf(search.get('after'))
  return after === undefined ? {} : { after }
}
