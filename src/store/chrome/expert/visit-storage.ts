import type { CallRequest } from '#features/partners/leads/rules/expert-form.ts'
import { safeStorage } from '#lib/storage.ts'

const KEY = 'alpine.expertLead'

/** Stored for this tab only: the first page of the visit, and the request for a call once it was sent. */
interface StoredVisit {
  landing: string
  request?: CallRequest
}

const storage = safeStorage(
  () => window.sessionStorage,
  () => undefined,
)

function read(): StoredVisit {
  try {
    const kept = JSON.parse(storage.read(KEY) ?? '') as StoredVisit | null
    if (typeof kept?.landing === 'string') return kept
  } catch {
    // unreadable: counts as not stored
  }
  return { landing: window.location.href }
}

const write = (kept: StoredVisit): void => storage.write(KEY, JSON.stringify(kept))

/** Remembers the page at which the visit began. */
export const storeLandingPage = (): void => write(read())

export const landingPage = (): string => read().landing

export const storedRequest = (): CallRequest | undefined => read().request

export const storeRequest = (request: CallRequest): void => write({ ...read(), request })
