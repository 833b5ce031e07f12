import { TOLD_HOME } from '#features/choosing/sizing/rules/told/told-home.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { PhoneField } from '#ui/field/phone-field.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import {
  type CallHours,
  type CallRequest,
  type ExpertForm,
  type OfferedHour,
  phoneProblem,
} from '../rules/expert-form.ts'
import { MOST } from '../rules/lead.ts'
import { texts } from '../texts.ts'
import { useExpertForm } from './use-expert-form.ts'

interface Props {
  /** undefined until they are loaded */
  readonly hours: CallHours | undefined
  /** the request that this browser has sent already */
  readonly request: CallRequest | undefined
  readonly phone: { number: string; href: string }
  readonly privacyHref: string
  /** the sentence about the visitor's home; '' while none is known */
  readonly home: string
  /** POST /api/leads/expert of the partner host; rejects with the server's refusal */
  readonly send: (form: ExpertForm) => Promise<CallRequest>
  readonly onSent: (request: CallRequest) => void
  readonly onClose: () => void
}

/** The popup of expert advice: the form, and the thanks once it was sent (S-EXP-04). */
export function ExpertPopup(props: Props) {
  const { request, onClose } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title={request ? texts.thanks : texts.title}
      closeOutside={request !== undefined}
    >
      {request ? <Thanks {...props} request={request} /> : <Form {...props} />}
    </Dialog>
  )
}

const Thanks = ({ request, phone, onClose }: Props & { readonly request: CallRequest }) => (
  <div className="stack">
    <Notice tone="ok" live="status">
      {(request.isRepeat ? texts.thanksAgain : texts.thanksPromise)(request.promise)}{' '}
      {texts.thanksReference(request.reference)}
    </Notice>
    <p>
      {texts.orCall}{' '}
      <a className="no-wrap" href={phone.href}>
        {phone.number}
      </a>
    </p>
    <p>
      <Button look="primary" onClick={onClose}>
        {texts.close}
      </Button>
    </p>
  </div>
)

function Form({ hours, privacyHref, home, send, onSent }: Props) {
  const { problems, failure, isSending, times, submit } = useExpertForm({ hours, send, onSent })
  return (
    <form className="stack expert-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.lead}</p>
      {hours?.isOpen && times.length === 0 && (
        <p>
          {texts.openNow} <b>{hours.by}</b>.
        </p>
      )}
      {times.length > 0 && <p>{texts.closedNow}</p>}
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={MOST.name}
        error={problems.name}
        required
      />
      <PhoneField label={texts.phone} name="phone" check={phoneProblem} error={problems.phone} required />
      {times.length > 0 && <CallTimes times={times} error={problems.callback} />}
      <TextAreaField
        label={texts.comments}
        name="comments"
        hint={texts.commentsHint}
        rows={3}
        maxLength={MOST.comments}
        optional
      />
      {home !== '' && (
        <CheckField label={texts.tellHome} hint={home} name={TOLD_HOME} value={home} defaultChecked />
      )}
      <p className="meta">
        {texts.consent} <Link href={privacyHref}>{texts.privacy}</Link>
      </p>
      <div>
        <Button type="submit" look="primary" busy={isSending} busyText={texts.sending}>
          {texts.send}
        </Button>
      </div>
      {failure && (
        <Notice tone="bad" live="alert">
          {failure}
        </Notice>
      )}
    </form>
  )
}

function CallTimes({ times, error }: { times: readonly OfferedHour[]; error: string | undefined }) {
  const days = [...new Set(times.map(({ day }) => day))]
  return (
    <SelectField label={texts.callback} name="callback" defaultValue="" error={error} required>
      <option value="">{texts.callbackChoose}</option>
      {days.map((day) => (
        <optgroup key={day} label={day}>
          {times
            .filter((time) => time.day === day)
            .map(({ from, hour }) => (
              <option key={from} value={from}>
                {hour}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
