import { implement } from '@orpc/server'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { OrderCookieKeys } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { type CustomerSurvey, surveysContract } from '../contract.ts'
import { type Answers, fittingAnswers, missingRatings, UNHAPPY } from '../rules/questions.ts'
import { texts } from '../texts.ts'
import { surveyOf, unhappyMail } from './mails.ts'

interface SurveysContext {
  db: Db
  clock: Clock
  orderCookie: OrderCookieKeys
}

const os = implement(surveysContract).$context<SurveysContext>()

export const surveysHandlers = {
  read: os.read.handler(async ({ input, context }) => {
    const survey = await openSurvey(context.db, input.session, context)
    return present(survey.first_name, fittingAnswers(survey.answers), 1)
  }),

  answer: os.answer.handler(({ input, context }) =>
    inTransaction(
      context.db,
      async (trx) => {
        const survey = await openSurvey(trx, input.session, context)
        const answers = { ...fittingAnswers(survey.answers), ...fittingAnswers(input.answers) }
        const isPartial = input.isPartiallySubmitted === 1 || missingRatings(answers).length > 0
        const now = context.clock.now()
        await trx
          .updateTable('customer_survey')
          .set({ answers: JSON.stringify(answers), finished_at: isPartial ? null : now })
          .where('id', '=', survey.id)
          .execute()
        const { recommend } = answers
        if (!isPartial && typeof recommend === 'number' && recommend <= UNHAPPY)
          await writeOutbox(trx, unhappyMail(survey.id, survey.order_id, answers), now)
        return present(survey.first_name, answers, isPartial ? 1 : 0)
      },
      texts.failed,
    ),
  ),
}

const present = (name: string, answers: Answers, isPartiallySubmitted: 0 | 1): CustomerSurvey => ({
  userFirstName: name,
  showThankYou: isPartiallySubmitted === 0,
  isPartiallySubmitted,
  answers: { ...answers },
})

/** The survey of a session, locked in a transaction. Throws ApiError unknown_link, survey_ended. */
async function openSurvey(
  db: Db | Transaction<Tables>,
  session: string,
  { clock, orderCookie }: SurveysContext,
) {
  const id = surveyOf(session, orderCookie.secrets)
  const find = db
    .selectFrom('customer_survey')
    .selectAll()
    .where('id', '=', id ?? 0)
  const survey = await (db.isTransaction ? find.forUpdate() : find).executeTakeFirst()
  if (id === undefined || !survey) throw new ApiError('unknown_link', texts.unknown, { status: 404 })
  if (survey.finished_at !== null) throw ended('alreadySubmitted')
  if (survey.expires_at <= clock.now()) throw ended('surveySessionExpired')
  return survey
}

const ended = (detail: 'alreadySubmitted' | 'surveySessionExpired') =>
  new ApiError('survey_ended', texts[detail], { status: 409, details: { detail } })
