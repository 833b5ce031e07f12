import { implement } from '@orpc/server'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { addDays, fromStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { surveyDeskContract } from '../contract.ts'
import { SURVEY } from '../rules/access.ts'
import { fittingAnswers, SCORES, type SURVEY_LIST, summaryOf } from '../rules/questions.ts'

interface DeskContext extends WhoAsks {
  db: Db
}

type Filter = Asked<typeof SURVEY_LIST>

const os = implement(surveyDeskContract).$context<DeskContext>()
const PAGE = 50
const LAST_SENT = { by: ['moment', 'finished_at'], id: 'id', direction: 'desc' } as const

export const surveyDeskHandlers = {
  list: os.list.use(needs(SURVEY.read)).handler(async ({ input: { after, ...filter }, context: { db } }) => {
    const { order, isAfter } = placeIn(LAST_SENT, after)
    const rows = await sentSurveys(db, filter)
      .select(['id', 'order_id', 'first_name', 'answers'])
      .select((eb) => eb.ref('finished_at').$notNull().as('finished_at'))
      .where(isAfter)
      .orderBy(order)
      .limit(PAGE + 1)
      .execute()
    const { page, next } = pageOf(rows, PAGE, (row) => row.finished_at)
    return {
      surveys: page.map((row) => ({
        id: row.id,
        orderId: row.order_id,
        firstName: row.first_name,
        sentAt: row.finished_at.toISOString(),
        answers: { ...fittingAnswers(row.answers) },
      })),
      next,
    }
  }),

  summary: os.summary.use(needs(SURVEY.read)).handler(async ({ input, context: { db } }) => {
    // A row for each combination of ratings: at most 11 × 5 × 5 × 5.
    const rows = await sentSurveys(db, input)
      .select(({ fn, ref }) => [
        ref('answers', '->>').key('recommend').as('recommend'),
        ref('answers', '->>').key('choosing').as('choosing'),
        ref('answers', '->>').key('delivery').as('delivery'),
        ref('answers', '->>').key('product').as('product'),
        fn.countAll<number>().as('count'),
      ])
      .groupBy(['recommend', 'choosing', 'delivery', 'product'])
      .execute()
    const tallies = rows.map(({ count, ...answers }) => ({ count, answers }))
    return {
      count: tallies.reduce((sum, { count }) => sum + count, 0),
      ratings: summaryOf(tallies),
    }
  }),
}

/** The surveys of a filter that their buyers have sent. Days are days of the warehouse. */
function sentSurveys(db: Db, { score, from, to }: Filter) {
  let query = db.selectFrom('customer_survey').where('finished_at', 'is not', null)
  if (score !== undefined) {
    const [least, most] = SCORES[score]
    query = query.where(sql<SqlBool>`(answers ->> 'recommend')::int between ${least}::int and ${most}::int`)
  }
  if (from) query = query.where('finished_at', '>=', fromStoreZone(from, 0))
  if (to) query = query.where('finished_at', '<', fromStoreZone(addDays(to, 1), 0))
  return query
}
