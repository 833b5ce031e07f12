import { tidyMailbox } from '#platform/personal-data/rules/tidy-mailbox.ts'
import { texts } from '../texts.ts'

export const MOST_REASON = 300

/** Why a request is refused, by field; empty: it may go on. Both ends ask this. */
export function checkRequest(typed: {
  email: string
  reason: string
  /** the address typed a second time, before an erasure */
  again?: string | undefined
}): Partial<Record<'again' | 'reason', string>> {
  const reason = typed.reason.trim()
  const email = tidyMailbox(typed.email)
  return {
    ...(typed.again !== undefined && tidyMailbox(typed.again) !== email
      ? { again: texts.problems.again }
      : {}),
    ...(reason === '' ? { reason: texts.problems.reason } : {}),
    // The reason stays when the person is gone.
    ...(email !== '' && reason.toLowerCase().includes(email) ? { reason: texts.problems.address } : {}),
  }
}
