import type { PortalApi } from '#api/contract.ts'
import { sentRows } from '../../list/many-rows.ts'
import type { BatchResult } from '../../list/outcome.tsx'
import { texts } from './texts.ts'

interface CartRow {
  id: number
}

/** Deletes the carts of a form, or brings back those that a form of Undo names. */
export async function changeCarts(api: PortalApi, form: FormData): Promise<BatchResult<CartRow>> {
  const isUndo = form.get('intent') === 'undo'
  const rows = sentRows<CartRow>(form, form.get('intent') === 'remove' ? {} : undefined)
  if (rows.length === 0) return { sentence: texts.noneChosen, skipped: 0, undo: [] }
  const ids = rows.map(({ id }) => id)
  const { changed, skipped } = await api.savedCarts.setRemoved({ ids, removed: !isUndo })
  return {
    sentence: isUndo ? texts.restoredMany(changed.length) : texts.removedMany(changed.length),
    skipped,
    undo: isUndo ? [] : changed.map((id) => ({ id })),
  }
}
