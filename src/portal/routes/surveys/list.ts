import type { SentSurvey } from '#features/service/surveys/contract.ts'
import { QUESTIONS, SCORE_NAMES } from '#features/service/surveys/rules/questions.ts'
import { defineList, type ListAnswer, type ListQuery, placeOf } from '../../list/define-list.ts'
import { texts } from './texts.ts'

const DAY = /^2\d{3}-\d\d-\d\d$/

/** The filter in the address of the list of surveys; unreadable values are left out. */
export function surveyQuery(search: URLSearchParams) {
  const score = SCORE_NAMES.find((each) => each === search.get('score'))
  const day = (name: string) => {
    const value = search.get(name) ?? ''
    return DAY.test(value) ? value : undefined
  }
  const [from, to] = [day('from'), day('to')]
  return { ...(score && { score }), ...(from && { from }), ...(to && { to }) }
}

type SurveyQuery = ReturnType<typeof surveyQuery> & ListQuery

export const SURVEYS = defineList<SurveyQuery, ListAnswer & { rows: SentSurvey[] }>({
  name: 'surveys',
  query: (search) => ({ ...surveyQuery(search), ...placeOf(search) }),
  async call(api, query) {
    const { surveys, next } = await api.surveys.list(query)
    return { rows: surveys, next }
  },
  file: [
    [texts.file.sent, ({ sentAt }) => sentAt],
    [texts.file.order, ({ orderId }) => orderId],
    [texts.file.firstName, ({ firstName }) => firstName],
    ...QUESTIONS.map(
      ({ id, text }) => [text, ({ answers }: SentSurvey) => String(answers[id] ?? '')] as const,
    ),
  ],
})
