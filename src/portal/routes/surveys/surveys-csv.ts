import type { LoaderFunctionArgs } from 'react-router'
import { QUESTIONS } from '#features/surveys/rules/questions.ts'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { csvFile } from '../../list/csv-file.ts'
import { startExport } from '../../list/start-export.server.ts'
import { surveyQuery } from './query.ts'
import { texts } from './texts.ts'

/** GET /surveys.csv: every survey of the list with this filter. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  await startExport(api, 'surveys', url)
  const query = surveyQuery(url.searchParams)
  const read = (after: number | null) =>
    answered(api.surveys.list({ ...query, ...(after === null ? {} : { after }) }), url)
  const first = await read(null)
  async function* pages() {
    for (let page = first; ; page = await read(page.next)) {
      yield page.surveys.map(({ sentAt, orderId, firstName, answers }) => [
        sentAt,
        orderId,
        firstName,
        ...QUESTIONS.map(({ id }) => String(answers[id] ?? '')),
      ])
      if (page.next === null) return
    }
  }
  return csvFile('surveys.csv', [...texts.csv, ...QUESTIONS.map(({ text }) => text)], pages())
}
