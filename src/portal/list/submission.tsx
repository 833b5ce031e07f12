import { Form } from 'react-router'
import { defineTexts } from '#lib/language/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { dayOf } from '../routes/reading.ts'

/** Texts of what people send in and staff publish: stories, and feedback about installers. */
export const submissionTexts = defineTexts({
  state: 'Status',
  show: 'Apply',
  states: { waiting: 'Waiting', published: 'Published', refused: 'Rejected' },
  consent: (day: string) => `Agreed on ${day} to this text:`,
  noConsent: 'We have no record of consent, so you can’t publish this.',
  decided: (by: string) => `Decided by ${by}.`,
  publish: 'Publish',
  refuse: 'Reject',
  withdraw: 'Delete permanently',
  reason: 'Reason',
  reasonHint: 'We email this to the author.',
  done: 'Saved.',
})

/** How many characters the reason of a rejection may have. */
export const REASON_LENGTH = 1_000

/** The form above a list of submissions. */
export const submissionForm = {
  state: { label: submissionTexts.state, options: submissionTexts.states },
}

/** A text that a person sent in, as staff see it: a story, or feedback about an installer. */
interface Submission {
  readonly id: number
  readonly state: keyof typeof submissionTexts.states
  /** an ISO moment; null without a record of consent */
  readonly consentedAt: string | null
  readonly consentText: string | null
  readonly decidedBy: string | null
  readonly reason: string | null
}

/** The author's consent, and the decision with its reason once staff have decided. */
export const SubmissionNotes = ({
  submission: { consentedAt, consentText, decidedBy, reason },
}: {
  readonly submission: Submission
}) => (
  <>
    {consentedAt === null ? (
      <Notice tone="warn">{submissionTexts.noConsent}</Notice>
    ) : (
      <p className="meta">
        {submissionTexts.consent(dayOf(consentedAt))} {consentText}
      </p>
    )}
    {decidedBy !== null && (
      <p className="meta">
        {submissionTexts.decided(decidedBy)} {reason}
      </p>
    )}
  </>
)

interface DecisionProps {
  readonly submission: Submission
  /** what "Publish" publishes, for screen readers */
  readonly publishLabel: string
}

/** The forms that publish, refuse or remove a submission; their `intent` names which. */
export function SubmissionDecision({ submission: { id, state, consentedAt }, publishLabel }: DecisionProps) {
  const hiddenId = <input type="hidden" name="id" value={id} />
  if (state !== 'waiting')
    return (
      <Form method="post">
        {hiddenId}
        <Button type="submit" name="intent" value="withdraw">
          {submissionTexts.withdraw}
        </Button>
      </Form>
    )
  return (
    <div className="stack">
      {consentedAt !== null && (
        <Form method="post">
          {hiddenId}
          <Button type="submit" name="intent" value="publish" aria-label={publishLabel}>
            {submissionTexts.publish}
          </Button>
        </Form>
      )}
      <Form method="post" className="stack">
        {hiddenId}
        <TextAreaField
          label={submissionTexts.reason}
          hint={submissionTexts.reasonHint}
          name="reason"
          maxLength={REASON_LENGTH}
          rows={2}
          required
        />
        <Button type="submit" name="intent" value="refuse">
          {submissionTexts.refuse}
        </Button>
      </Form>
    </div>
  )
}
