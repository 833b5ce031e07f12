import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { dayOf } from '../routes/reading.ts'
import { submissionTexts as texts } from './submission-texts.ts'

/** A text that a person sent in, as staff see it: a story, or feedback about an installer. */
interface Submission {
  readonly id: number
  readonly state: keyof typeof texts.states
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
      <Notice tone="warn">{texts.noConsent}</Notice>
    ) : (
      <p className="meta">
        {texts.consent(dayOf(consentedAt))} {consentText}
      </p>
    )}
    {decidedBy !== null && (
      <p className="meta">
        {texts.decided(decidedBy)} {reason}
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
          {texts.withdraw}
        </Button>
      </Form>
    )
  return (
    <div className="stack">
      {consentedAt !== null && (
        <Form method="post">
          {hiddenId}
          <Button type="submit" name="intent" value="publish" aria-label={publishLabel}>
            {texts.publish}
          </Button>
        </Form>
      )}
      <Form method="post" className="stack">
        {hiddenId}
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          maxLength={1_000}
          rows={2}
          required
        />
        <Button type="submit" name="intent" value="refuse">
          {texts.refuse}
        </Button>
      </Form>
    </div>
  )
}
