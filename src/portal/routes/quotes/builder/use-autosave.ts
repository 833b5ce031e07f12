import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#api/client.ts'
import { refusalOf } from '#api/refusal.ts'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { safeStorage } from '#lib/storage.ts'
import { type Draft, draftOf, sameDraft, saveRequest } from './draft.ts'

/** The state of the autosave. */
export type Saving =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** there is no connection; the draft is kept in this tab and sent again */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  /** another person saved meanwhile */
  | { kind: 'conflict'; theirs: DeskQuote }

/** After the last change, milliseconds until the draft is saved. */
const PAUSE_MS = 700
/** Without a connection, milliseconds until the draft is sent again. */
const RETRY_MS = 5_000

interface Autosave {
  saving: Saving
  /** the revision that the next change names */
  revision: number
  /** Saves what is not saved yet. Answers the revision, or undefined when something could not be saved. */
  flush: () => Promise<number | undefined>
  /** Continues from another person's version; the next save replaces it. */
  goOnFrom: (theirs: DeskQuote) => void
  /** Stops the saving until the person has chosen between both versions. */
  conflictWith: (theirs: DeskQuote) => void
}

interface Options {
  quote: DeskQuote
  draft: Draft
  /** the draft as the store has it */
  stored: Draft
  onSaved: (quote: DeskQuote) => void
}

const path = (id: number) => `/partner/quotes/${id}`

/** Saves a draft a moment after each change, one request at a time. */
export function useAutosave({ quote, draft, stored, onSaved }: Options): Autosave {
  const [saving, setSaving] = useState<Saving>({ kind: 'saved' })
  const state = useRef({ revision: quote.revision, saved: stored, latest: draft, isChanged: false })
  const running = useRef<Promise<number | undefined>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { id } = quote
  state.current.latest = draft

  /** Sends the latest draft once. Returns the reason when it cannot be saved. */
  const send = useCallback(async (): Promise<Saving | undefined> => {
    const { latest, saved, revision } = state.current
    try {
      const answer = (await call('POST', path(id), { revision, ...saveRequest(latest) })) as DeskQuote
      state.current.revision = answer.revision
      state.current.saved = latest
      onSaved(answer)
      return undefined
    } catch (error) {
      const problem = await problemOf(error, id)
      // A comment or an opened mail made a new revision; the draft itself has not changed.
      if (problem.kind !== 'conflict' || !isSameDraft(problem.theirs, saved)) return problem
      state.current.revision = problem.theirs.revision
      return undefined
    }
  }, [id, onSaved])

  const save = useCallback(async (): Promise<number | undefined> => {
    clearTimeout(timer.current)
    while (state.current.latest !== state.current.saved) {
      setSaving({ kind: 'saving' })
      const problem = await send()
      if (problem) {
        setSaving(problem)
        return undefined
      }
    }
    forgetKept(id)
    setSaving({ kind: 'saved' })
    return state.current.revision
  }, [id, send])

  /** A second save waits for the one that runs. */
  const saveOnce = useCallback((): Promise<number | undefined> => {
    running.current ??= save().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save])

  const isConflict = saving.kind === 'conflict'
  useEffect(() => {
    if (isConflict) return
    if (draft === state.current.saved) {
      if (!state.current.isChanged || running.current) return
      // A change was taken back before it was sent.
      state.current.isChanged = false
      forgetKept(id)
      setSaving({ kind: 'saved' })
      return
    }
    state.current.isChanged = true
    keepInTab(id, state.current.revision, draft)
    setSaving((now) => (now.kind === 'saving' ? now : { kind: 'unsaved' }))
    timer.current = setTimeout(() => void saveOnce(), PAUSE_MS)
    return () => clearTimeout(timer.current)
  }, [draft, id, isConflict, saveOnce])

  const isOffline = saving.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return
    const retry = setInterval(() => void saveOnce(), RETRY_MS)
    return () => clearInterval(retry)
  }, [isOffline, saveOnce])

  const goOnFrom = useCallback((theirs: DeskQuote) => {
    state.current.revision = theirs.revision
    setSaving({ kind: 'unsaved' })
  }, [])
  const conflictWith = useCallback((theirs: DeskQuote) => setSaving({ kind: 'conflict', theirs }), [])

  return { saving, revision: state.current.revision, flush: saveOnce, goOnFrom, conflictWith }
}

const isSameDraft = (theirs: DeskQuote, saved: Draft): boolean =>
  theirs.allowedActions.includes('save') && sameDraft(draftOf(theirs), saved)

async function problemOf(error: unknown, id: number): Promise<Saving> {
  const refusal = refusalOf(error)
  if (refusal?.code === 'quote_changed')
    try {
      return { kind: 'conflict', theirs: (await call('GET', path(id))) as DeskQuote }
    } catch {
      return { kind: 'offline' }
    }
  return refusal ? { kind: 'refused', message: refusal.message } : { kind: 'offline' }
}

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
