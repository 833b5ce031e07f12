import { isUsPhone, normalPhone } from '#lib/phone.ts'
import { texts } from '../texts.ts'

/** The form of expert advice as people type it (V-EXPERT). */
export interface ExpertForm {
  name: string
  phone: string
  /** the beginning of the chosen hour as an ISO moment; '' for none */
  callback: string
  comments: string
}

/** An hour in which we can call: its beginning, and how it is shown. */
export interface OfferedHour {
  from: string
  day: string
  hour: string
}

/** What the server answered to a request for a call. */
export interface CallRequest {
  reference: string
  /** "today by 2:40 PM CT" */
  promise: string
  /** we had a request of this phone already */
  isRepeat?: boolean
}

/** The answer about business hours, as far as the popup shows it. */
export interface CallHours {
  isOpen: boolean
  by: string
  times: readonly OfferedHour[]
}

export type ExpertProblems = Partial<Record<'name' | 'phone' | 'callback', string>>

/** Characters of a phone number as it is typed. */
const FEWEST_CHARS = 10
const MOST_CHARS = 14

/** What is wrong with a phone number as it is typed (V-EXPERT). */
export function phoneProblem(typed: string): string | undefined {
  const phone = typed.trim()
  if (phone === '') return texts.phoneRequired
  if (phone.length < FEWEST_CHARS) return texts.phoneShort
  if (phone.length > MOST_CHARS) return texts.phoneLong
  return isUsPhone(normalPhone(phone)) ? undefined : texts.phoneInvalid
}

/**
 * The problems of the form, by field; empty when it may be sent. A time is needed only while we are closed.
 */
export function expertProblems(form: ExpertForm, needsTime: boolean): ExpertProblems {
  const phone = phoneProblem(form.phone)
  return {
    ...(form.name.trim() === '' && { name: texts.nameRequired }),
    ...(phone !== undefined && { phone }),
    ...(needsTime && form.callback === '' && { callback: texts.timeRequired }),
  }
}
