import { type FormEvent, useState } from 'react'
import { TOLD_HOME, withToldHome } from '#features/choosing/sizing/rules/told/told-home.ts'
import { ApiError } from '#lib/api-error.ts'
import * as fields from '#lib/typed/fields.ts'
import { newClientId } from '#platform/streams/ui/live.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { MOST_EMAIL_CHARS, MOST_MESSAGE_CHARS, MOST_NAME_CHARS, MOST_PHONE_CHARS } from '../rules/bounds.ts'
import { texts } from '../texts.ts'

type Post = (path: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>

interface Props {
  readonly promise: string
  readonly draft: string
  readonly path: string
  readonly post: Post
  /** the sentence about the visitor's home; '' while none is known */
  readonly home: string
  readonly onSent: () => void
}

/** The form while no agent is free: the visitor's question, and the time by which we answer. */
export function LeaveMessage({ promise, draft, path, post, home, onSent }: Props) {
  const { sent, problem, isBusy, send } = usePromise(post, '/chat/leave-message')
  if (sent !== undefined)
    return (
      <Notice tone="ok" live="status" takesFocus>
        {texts.formSent(sent)}
      </Notice>
    )
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = readFields(form)
    const text = withToldHome(read.text, form.get(TOLD_HOME), MOST_MESSAGE_CHARS)
    if (
      await send({ ...read, text, path }, read.email === '' && read.phone === '' ? texts.reachRequired : '')
    )
      onSent()
  }
  return (
    <form className="chat-form stack" onSubmit={(event) => void submit(event)}>
      <p>{texts.formIntro(promise)}</p>
      <TextAreaField
        label={texts.message}
        name="text"
        defaultValue={draft}
        maxLength={MOST_MESSAGE_CHARS}
        required
      />
      <HomeField home={home} />
      <TextField label={texts.name} name="name" autoComplete="name" maxLength={MOST_NAME_CHARS} required />
      <fieldset className="stack">
        <legend>{texts.reach}</legend>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MOST_EMAIL_CHARS}
          check={fields.faultOf(fields.email)}
        />
        <TextField
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={MOST_PHONE_CHARS}
          check={fields.faultOf(fields.phone)}
        />
      </fieldset>
      <p role="alert" className="chat-bad">
        {problem}
      </p>
      <Button type="submit" look="primary" busy={isBusy} busyText={texts.sending}>
        {texts.formSend}
      </Button>
    </form>
  )
}

/** The offer to call back a visitor whose message has had no answer for a minute. */
export function CallBack({ post, name }: { readonly post: Post; readonly name: string }) {
  const { problem, isBusy, send } = usePromise(post, '/chat/call-back')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name: typed, phone } = readFields(new FormData(event.currentTarget))
    void send({ name: typed, phone }, '')
  }
  return (
    <form className="chat-late stack" onSubmit={submit}>
      <p role="status">
        <span className="strong">{texts.lateTitle}.</span> {texts.late}
      </p>
      <TextField label={texts.name} name="name" defaultValue={name} autoComplete="name" required />
      <TextField
        label={texts.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={MOST_PHONE_CHARS}
        check={fields.faultOf(fields.phone)}
        required
      />
      <p role="alert" className="chat-bad">
        {problem}
      </p>
      <Button type="submit" busy={isBusy} busyText={texts.sending}>
        {texts.callMe}
      </Button>
    </form>
  )
}

const readFields = (form: FormData) => {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  return { text: field('text'), name: field('name'), email: field('email'), phone: field('phone') }
}

/** A call that answers with a promised time. The client id stays for a second try. */
function usePromise(post: Post, path: string) {
  const [clientId] = useState(newClientId)
  const [sent, setSent] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (input: Readonly<Record<string, unknown>>, wrong: string): Promise<boolean> => {
    setProblem(wrong)
    if (wrong !== '') return false
    setBusy(true)
    try {
      const { promise } = (await post(path, { clientId, ...input })) as { promise: string }
      setSent(promise)
      return true
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : texts.failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { sent, problem, isBusy, send }
}

/** The sentence about the visitor's home that goes with the message, unless the box is cleared. */
export const HomeField = ({ home }: { readonly home: string }) =>
  home === '' ? null : (
    <CheckField key={home} label={texts.tellHome} hint={home} name={TOLD_HOME} value={home} defaultChecked />
  )
