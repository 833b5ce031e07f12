import { refusalOf } from '#api/refusal.ts'
import { sentRows } from '../../list/many.tsx'
import type { BatchResult } from '../../list/outcome.tsx'
import { texts } from './texts.ts'

interface Row {
  id: number
}

/** The calls of the API for leads that this needs. */
interface LeadCalls {
  open(lead: Row): Promise<{ isMine: boolean }>
  claim(lead: Row): Promise<unknown>
  giveBack(lead: Row): Promise<unknown>
}

/**
 * Takes the leads of a form for the person who asks, or gives them back again. A lead that a colleague has,
 * or that is closed, is skipped; Undo gives back only what was taken now.
 */
export async function takeLeads(leads: LeadCalls, form: FormData): Promise<BatchResult<Row>> {
  const isUndo = form.get('intent') === 'undo'
  const rows = sentRows<Row>(form, form.get('intent') === 'take' ? {} : undefined)
  if (rows.length === 0) return { sentence: texts.noneChosen, skipped: 0, undo: [] }
  const changed: Row[] = []
  let skipped = 0
  for (const { id } of rows) {
    if (!isUndo && (await leads.open({ id })).isMine) continue
    if (await isDone(isUndo ? leads.giveBack({ id }) : leads.claim({ id }))) changed.push({ id })
    else skipped++
  }
  const sentence = isUndo ? texts.givenBackMany(changed.length) : texts.takenMany(changed.length)
  return { sentence, skipped, undo: isUndo ? [] : changed }
}

/** False when another person was faster. */
async function isDone(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (refusalOf(error)?.status === 409) return false
    throw error
  }
}
