import { safeStorage } from '#lib/storage.ts'
import type { Draft } from './draft.ts'

const storage = safeStorage(() => window.sessionStorage)
const entry = (quote: number) => `alpine.portal.draft.quote.${quote}`

interface KeptDraft {
  /** the revision on which the changes were made */
  revision: number
  draft: Draft
}

/** Keeps a draft in this tab until it is saved: a lost connection or a reload loses nothing. */
export const keepInTab = (quote: number, revision: number, draft: Draft): void =>
  storage.write(entry(quote), JSON.stringify({ revision, draft } satisfies KeptDraft))

export const forgetKept = (quote: number): void => storage.remove(entry(quote))

/** The unsaved draft of this tab; undefined when there is none, or when it cannot be read. */
export function keptDraft(quote: number): KeptDraft | undefined {
  const text = storage.read(entry(quote))
  if (!text) return undefined
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft>
    return Array.isArray(kept.draft?.content?.sections) && typeof kept.revision === 'number'
      ? { revision: kept.revision, draft: kept.draft }
      : undefined
  } catch {
    return undefined
  }
}
