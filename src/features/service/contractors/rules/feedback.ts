import * as fields from '#lib/typed/fields.ts'
import { faultsOf, isFilled } from '#platform/submissions/rules/submission.ts'
import { texts } from '../texts.ts'

/** The longest texts of the form, in characters. */
export const FEEDBACK_LIMITS = { body: 2_000, author: 60, email: 254 } as const
const LEAST_BODY = 20

/** Whether the bill was as agreed. */
export const KEPT_PRICES = ['yes', 'no', 'unsaid'] as const
export type KeptPrice = (typeof KEPT_PRICES)[number]

/** Feedback on one page. */
export const FEEDBACK_SHOWN = 20

/** E-CONTRACTOR: feedbackValues. */
export interface FeedbackValues {
  /** 0 while none is chosen */
  rating: number
  keptPrice: KeptPrice
  body: string
  author: string
  email: string
  consent: boolean
}

export const NO_VALUES: FeedbackValues = {
  rating: 0,
  keptPrice: 'unsaid',
  body: '',
  author: '',
  email: '',
  consent: false,
}

export type FeedbackErrors = Partial<Record<Exclude<keyof FeedbackValues, 'keptPrice'>, string>>

/** The errors of a feedback, by field; empty when it may be sent. */
export const checkFeedback = (values: FeedbackValues): FeedbackErrors =>
  faultsOf(
    {
      rating: Number.isInteger(values.rating) && values.rating >= 1 && values.rating <= 5,
      body: isFilled(values.body, FEEDBACK_LIMITS.body, LEAST_BODY),
      author: isFilled(values.author, FEEDBACK_LIMITS.author),
      email: fields.isFine(fields.email, values.email),
      consent: values.consent,
    },
    texts.errors,
  )
