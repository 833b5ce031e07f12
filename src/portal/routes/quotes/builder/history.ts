import type { WireContent } from '#features/partners/quotes/contract/shapes.ts'
import { type Draft, withStorePrices } from './draft.ts'
import { type Edit, edited } from './edit.ts'

/** A draft with its earlier and later states, for undo and redo. */
export interface Work {
  draft: Draft
  past: readonly Draft[]
  future: readonly Draft[]
  /** what the last change changed: typing into one field is one step of undo */
  field: string | undefined
}

export type Step =
  | { type: 'edit'; edit: Edit }
  | { type: 'undo' }
  | { type: 'redo' }
  /** another person's version, or a kept draft; undo goes back to the draft before it */
  | { type: 'replace'; draft: Draft }
  /** the store filled in prices: no step of undo */
  | { type: 'priced'; content: WireContent }

const MOST_STEPS = 100

export const beginWork = (draft: Draft): Work => ({ draft, past: [], future: [], field: undefined })

/** Names the field that a change types into; undefined for a change that is its own step of undo. */
function fieldOf(edit: Edit): string | undefined {
  switch (edit.type) {
    case 'set-line':
      return `${edit.section} ${edit.key} ${Object.keys(edit.to).join()}`
    case 'set-section':
      return `${edit.key} ${Object.keys(edit.to).join()}`
    case 'set-content':
    case 'set-draft':
      return Object.keys(edit.to).join()
    default:
      return undefined
  }
}

function withStep(work: Work, draft: Draft, field: string | undefined): Work {
  if (draft === work.draft) return work
  const isTyping = field !== undefined && field === work.field
  const past = isTyping ? work.past : [...work.past, work.draft].slice(-MOST_STEPS)
  return { draft, past, future: [], field }
}

export function worked(work: Work, step: Step): Work {
  switch (step.type) {
    case 'edit':
      return withStep(work, edited(work.draft, step.edit), fieldOf(step.edit))
    case 'replace':
      return withStep(work, step.draft, undefined)
    case 'priced': {
      const draft = withStorePrices(work.draft, step.content)
      return draft === work.draft ? work : { ...work, draft }
    }
    case 'undo': {
      const draft = work.past.at(-1)
      return draft
        ? { draft, past: work.past.slice(0, -1), future: [work.draft, ...work.future], field: undefined }
        : work
    }
    case 'redo': {
      const [draft, ...future] = work.future
      return draft ? { draft, past: [...work.past, work.draft], future, field: undefined } : work
    }
  }
}
