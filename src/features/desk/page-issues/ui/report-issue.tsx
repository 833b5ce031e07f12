import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Toggle } from '#ui/field/check-field.tsx'
import { FileField, SelectField, TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import {
  IMPORTANCES,
  type IssueProblems,
  issueProblems,
  MOST_DESCRIPTION_CHARS,
  SUBMITTED_MS,
  TEAMS,
} from '../rules/issue.ts'
import { texts } from '../texts.ts'

interface Props {
  /** the address of the page that the issue is about */
  readonly pageURL: string
  /** POST /report-issue under this Idempotency-Key; rejects with the server's refusal */
  readonly send: (form: FormData, key: string) => Promise<unknown>
  readonly onClose: () => void
}

type Sending = { kind: 'idle' | 'loading' | 'submitted' } | { kind: 'failed'; message: string }

const options = (labels: Readonly<Record<string, string>>, values: readonly string[]) =>
  values.map((value) => ({ value, label: labels[value] ?? value }))

/** The form that reports an issue with the page to one of five teams (L-ISSUE). */
export function ReportIssue({ pageURL, send, onClose }: Props) {
  const { sending, problems, submit } = useReport({ pageURL, send })
  const isSubmitted = sending.kind === 'submitted'
  const formId = useId()
  useEffect(() => {
    if (!isSubmitted) return
    const timer = setTimeout(onClose, SUBMITTED_MS)
    return () => clearTimeout(timer)
  }, [isSubmitted, onClose])

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      className="report-issue"
      closeOutside={false}
      footer={
        !isSubmitted && (
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={sending.kind === 'loading'}
            busyText={texts.sending}
          >
            {texts.send}
          </Button>
        )
      }
    >
      {isSubmitted ? (
        <Notice tone="ok" live="status">
          {texts.submitted}
        </Notice>
      ) : (
        <form id={formId} className="stack" noValidate onSubmit={(event) => void submit(event)}>
          <p className="meta report-page">
            {texts.page}: {pageURL}
          </p>
          <div className="report-choices">
            <SelectField label={texts.importance} name="importance" error={problems.importance} required>
              <option value="" />
              {options(texts.importances, IMPORTANCES).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <SelectField label={texts.sendTo} name="sendTo" error={problems.team} required>
              <option value="" />
              {options(texts.teams, TEAMS).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
          <TextAreaField
            label={texts.describe}
            name="description"
            rows={4}
            maxLength={MOST_DESCRIPTION_CHARS}
            error={problems.description}
            required
          />
          <FileField
            label={texts.screenshot}
            hint={texts.screenshotHint}
            name="screenshot"
            accept={PHOTO_TYPES}
            error={problems.screenshot}
          />
          <Toggle label={texts.includeMe} hint={texts.includeMeHint} name="includeMe" value="yes" />
          {sending.kind === 'failed' && (
            <Notice tone="bad" live="alert">
              {sending.message}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  )
}

function useReport({ pageURL, send }: Pick<Props, 'pageURL' | 'send'>) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const [problems, setProblems] = useState<IssueProblems>({})
  // A changed form is another issue; the same one sent twice is one.
  const attempt = useRef<{ key: string; of: string } | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.kind === 'loading') return
    const element = event.currentTarget
    const { form, of, found } = readForm(element, pageURL)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirst(element, found)
    if (attempt.current?.of !== of) attempt.current = { key: crypto.randomUUID(), of }
    setSending({ kind: 'loading' })
    try {
      await send(form, attempt.current.key)
      setSending({ kind: 'submitted' })
    } catch (error) {
      setSending({ kind: 'failed', message: error instanceof ApiError ? error.message : texts.failed })
    }
  }
  return { sending, problems, submit }
}

/** The form as it is sent, with the problems in it. `of` names its content. */
function readForm(element: HTMLFormElement, pageURL: string) {
  const form = new FormData(element)
  form.set('pageURL', pageURL)
  const file = form.get('screenshot')
  const size = file instanceof File ? file.size : 0
  if (size === 0) form.delete('screenshot')
  const found = issueProblems({
    importance: String(form.get('importance')),
    team: String(form.get('sendTo')),
    description: String(form.get('description')),
    screenshotBytes: size,
  })
  const of = [...form].map(([name, value]) => `${name}=${value instanceof File ? value.size : value}`)
  return { form, found, of: of.join('&') }
}

function focusFirst(element: HTMLFormElement, found: IssueProblems): void {
  const [first] = Object.keys(found)
  element.querySelector<HTMLElement>(`[name=${first === 'team' ? 'sendTo' : first}]`)?.focus()
}
