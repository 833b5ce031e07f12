import { isZip } from '#features/catalog/location/rules/zip.ts'
import { isEmail, tidyEmail } from '#lib/typed/email.ts'
import { faultsOf, isFilled } from '#platform/submissions/rules/submission.ts'
import { texts } from '../texts.ts'

/** The longest texts of the forms, in characters. */
export const LIMITS = {
  title: 100,
  body: 4_000,
  author: 60,
  email: 254,
  postal: 12,
  question: 1_000,
  answer: 4_000,
} as const
const LEAST = { body: 20, question: 10 } as const

export interface ReviewDraft {
  productId: string
  /** 1 to 5 */
  rating: number
  title: string
  body: string
  author: string
  email: string
  /** of the order's delivery; '' when not given */
  postal: string
}

export interface QuestionDraft {
  productId: string
  question: string
  author: string
  email: string
}

export type Errors<Draft> = Partial<Record<keyof Draft, string>>

/** Text as it is stored: no control characters, no blanks at the ends, at most one empty line in a row. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const oneLine = (text: string): string => tidy(text).replace(/ ?\n+ ?/g, ' ')

/** The draft as it would be stored. */
export const tidyReview = (draft: ReviewDraft): ReviewDraft => ({
  ...draft,
  title: oneLine(draft.title),
  body: tidy(draft.body),
  author: oneLine(draft.author),
  email: tidyEmail(draft.email).toLowerCase(),
  postal: oneLine(draft.postal),
})

/** The errors of a tidied review, by field; empty when it may be sent. */
export const checkReview = (draft: ReviewDraft): Errors<ReviewDraft> =>
  faultsOf(
    {
      rating: Number.isInteger(draft.rating) && draft.rating >= 1 && draft.rating <= 5,
      title: isFilled(draft.title, LIMITS.title),
      body: isFilled(draft.body, LIMITS.body, LEAST.body),
      author: isFilled(draft.author, LIMITS.author),
      email: isEmail(tidyEmail(draft.email)),
      postal: draft.postal === '' || (draft.postal.length <= LIMITS.postal && isZip(draft.postal)),
    },
    texts.errors,
  )

export const tidyQuestion = (draft: QuestionDraft): QuestionDraft => ({
  ...draft,
  question: tidy(draft.question),
  author: oneLine(draft.author),
  email: tidyEmail(draft.email).toLowerCase(),
})

/** The errors of a tidied question, by field. */
export const checkQuestion = (draft: QuestionDraft): Errors<QuestionDraft> =>
  faultsOf(
    {
      question: isFilled(draft.question, LIMITS.question, LEAST.question),
      author: isFilled(draft.author, LIMITS.author),
      email: isEmail(tidyEmail(draft.email)),
    },
    texts.errors,
  )
