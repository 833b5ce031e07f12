import { refusalOf } from '#api/refusal.ts'
import { texts } from './texts.ts'

/** What a form shows when the API refused it. */
export interface FormRefusal {
  code: string
  error: string
  /** the proof of work that the browser solves before it sends the form again */
  challenge?: object | undefined
}

/** Asks the API for a form. A refusal becomes what the form shows; any other error is a bug. */
export async function refusalFrom(ask: () => Promise<unknown>): Promise<FormRefusal | undefined> {
  try {
    await ask()
    return undefined
  } catch (error) {
    return asFormRefusal(error)
  }
}

export function asFormRefusal(error: unknown): FormRefusal {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  const { code, message, details } = refusal
  // The framework's own refusal of a field names no field to a person.
  if (code === 'BAD_REQUEST') return { code, error: texts.check }
  const challenge = typeof details.challenge === 'object' ? (details.challenge ?? undefined) : undefined
  return { code, error: message, challenge }
}
