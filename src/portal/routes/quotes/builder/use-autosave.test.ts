// @vitest-environment happy-dom

import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import type { Draft } from './draft.ts'
import { keepInTab, keptDraft, useAutosave } from './use-autosave.ts'

afterEach(cleanup)

const quote = { id: 7, revision: 3 } as DeskQuote
const draft = (customerID: number): Draft => ({
  content: { sections: [] } as unknown as Draft['content'],
  contact: {} as Draft['contact'],
  customerID,
  projectID: null,
  offeredUntil: '2026-12-27T00:00:00Z',
})

const onSaved = () => undefined
const autosave = (stored: Draft) =>
  renderHook((now: Draft) => useAutosave({ quote, draft: now, stored, onSaved }), {
    initialProps: stored,
  })

test('a change that is taken back before it is sent leaves the quote saved', () => {
  const stored = draft(1)
  const { result, rerender } = autosave(stored)
  rerender(draft(2))
  expect(result.current.saving).toEqual({ kind: 'unsaved' })
  expect(keptDraft(quote.id)?.draft.customerID).toBe(2)

  rerender(stored)

  expect(result.current.saving).toEqual({ kind: 'saved' })
  expect(keptDraft(quote.id)).toBeUndefined()
})

test('a draft that this tab kept before the page was opened again stays until it is read', () => {
  keepInTab(quote.id, quote.revision, draft(2))

  autosave(draft(1))

  expect(keptDraft(quote.id)?.draft.customerID).toBe(2)
})
