import { type FormEvent, useState } from 'react'
import { TOLD_HOME, withToldHome } from '#features/choosing/sizing/rules/told/told-home.ts'
import { ApiError } from '#lib/api-error.ts'
import {
  type CallHours,
  type CallRequest,
  type ExpertForm,
  type ExpertProblems,
  expertProblems,
  type OfferedHour,
} from '../rules/expert-form.ts'
import { MOST } from '../rules/lead.ts'
import { texts } from '../texts.ts'

interface Parts {
  hours: CallHours | undefined
  send: (form: ExpertForm) => Promise<CallRequest>
  onSent: (request: CallRequest) => void
}

/** The state of the form. What was typed stays in its fields, whatever the server answers. */
export function useExpertForm({ hours, send, onSent }: Parts) {
  const [problems, setProblems] = useState<ExpertProblems>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [offered, setOffered] = useState<readonly OfferedHour[]>()
  const times = offered ?? (hours && !hours.isOpen ? hours.times : [])

  const show = (form: HTMLFormElement, found: ExpertProblems): void => {
    setProblems(found)
    const [first] = Object.keys(found)
    // The field of the time may be new: it is there after the next paint.
    if (first) requestAnimationFrame(() => form.querySelector<HTMLElement>(`[name=${first}]`)?.focus())
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const element = event.currentTarget
    const form = readForm(element)
    const found = expertProblems(form, times.length > 0)
    setFailure(undefined)
    show(element, found)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      onSent(await send(form))
    } catch (error) {
      const refused = problemsOf(error)
      // We have closed since the page asked for the hours: the refusal brings the hours to choose from.
      const hoursNow = error instanceof ApiError && error.details.callBackTimes
      if (Array.isArray(hoursNow) && hoursNow.length > 0) setOffered(hoursNow as OfferedHour[])
      show(element, refused)
      if (Object.keys(refused).length === 0) setFailure(failureOf(error))
    } finally {
      setSending(false)
    }
  }
  return { problems, failure, isSending, times, submit }
}

function readForm(element: HTMLFormElement): ExpertForm {
  const form = new FormData(element)
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    phone: text('phone'),
    callback: text('callback'),
    comments: withToldHome(text('comments'), form.get(TOLD_HOME), MOST.comments),
  }
}

const FIELDS = ['name', 'phone', 'callback'] as const

/** The messages of the server by field. */
function problemsOf(error: unknown): ExpertProblems {
  const issues = error instanceof ApiError ? error.details.issues : undefined
  if (!Array.isArray(issues)) return {}
  const messages = new Map(issues.map(({ path, message }) => [String(path), String(message)]))
  return Object.fromEntries(
    FIELDS.flatMap((field) => (messages.has(field) ? [[field, messages.get(field)]] : [])),
  )
}

/** X-EXPERT; a limit adds its own sentence. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? `${texts.failed} ${error.message}` : texts.failed
