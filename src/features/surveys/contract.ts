import { oc } from '@orpc/contract'
import { z } from 'zod'
import { lines } from '#kit/text/plain-text.ts'
import { MOST_WORDS } from './rules/questions.ts'

const session = z.string().min(1).max(80)
const answer = z.union([z.int().min(0).max(10), lines(MOST_WORDS)])

/** E-SURVEY */
const surveySchema = z.object({
  userFirstName: z.string(),
  showThankYou: z.boolean(),
  /** 1 while answers are missing */
  isPartiallySubmitted: z.union([z.literal(0), z.literal(1)]),
  /** our choice: what was answered so far, by question */
  answers: z.record(z.string(), answer),
})
export type CustomerSurvey = z.infer<typeof surveySchema>

/**
 * The survey of an order, opened by the link in its invitation. 404 `unknown_link`; 409 with `detail`
 * `alreadySubmitted` or `surveySessionExpired`.
 */
export const surveysContract = {
  read: oc
    .route({
      method: 'GET',
      path: '/customer-survey/{session}',
      tags: ['support'],
      summary: 'The survey of a link, with what was answered so far',
    })
    .input(z.object({ session }))
    .output(surveySchema),
  answer: oc
    .route({
      method: 'POST',
      path: '/customer-survey/{session}',
      tags: ['support'],
      summary: 'Keeps answers; only the last sitting ends the survey',
    })
    .input(
      z.strictObject({
        session,
        answers: z.record(z.string().max(40), answer).refine((all) => Object.keys(all).length <= 20),
        isPartiallySubmitted: z.union([z.literal(0), z.literal(1)]),
      }),
    )
    .output(surveySchema),
}
