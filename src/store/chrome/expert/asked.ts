import type { CallRequest } from '#features/leads/rules/expert-form.ts'
import { safeStorage } from '#kit/storage.ts'

const KEY = 'alpine.expertLead'

/** Stored for this tab only: the first page of the visit, and the request for a call once it was sent. */
interface Kept {
  landing: string
  asked?: CallRequest
}

const storage = safeStorage(
  () => window.sessionStorage,
  () => undefined,
)

function read(): Kept {
  try {
    const kept = JSON.parse(storage.read(KEY) ?? '') as Kept | null
    if (typeof kept?.landing === 'string') return kept
  } catch {
    // unreadable: counts as not stored
  }
  return { landing: window.location.href }
}

const write = (kept: Kept): void => storage.write(KEY, JSON.stringify(kept))

/** Remembers the page at which the visit began. */
export const keepLanding = (): void => write(read())

export const landingPage = (): string => read().landing

export const readAsked = (): CallRequest | undefined => read().asked

export const keepAsked = (asked: CallRequest): void => write({ ...read(), asked })
