import { choiceOr, listQuery } from '#platform/lists/rules/query.ts'

/** An opinion that a person sends, and that staff publish or refuse. */
export const SUBMISSION_STATES = ['waiting', 'published', 'refused'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Whether a typed text has at least so many characters without its ends, and at most so many with them. */
export const isFilled = (text: string, most: number, least = 1): boolean =>
  text.trim().length >= least && text.length <= most

/** The sentences of the fields that are not fine; empty when the form may be sent. */
export const faultsOf = <Field extends string>(
  isFine: Readonly<Record<Field, boolean>>,
  sentences: Readonly<Record<NoInfer<Field>, string>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    (Object.keys(isFine) as Field[])
      .filter((field) => !isFine[field])
      .map((field) => [field, sentences[field]]),
  ) as Partial<Record<Field, string>>

/**
 * Whether staff may decide about a submission in this way. Only a waiting one is decided, and only one with
 * consent is published.
 */
export function mayDecide(
  { state, hasConsent }: { state: SubmissionState; hasConsent: boolean },
  decision: 'publish' | 'refuse',
): 'yes' | 'decided' | 'unconsented' {
  if (state !== 'waiting') return 'decided'
  return decision === 'publish' && !hasConsent ? 'unconsented' : 'yes'
}

/** What a list of submissions can be asked for. */
export const SUBMISSION_LIST = listQuery({ filters: { state: choiceOr('waiting', SUBMISSION_STATES) } })
