import { idOf } from '../routes/reading.ts'

interface SentRow {
  id: number
  version?: number | undefined
}

/** The rows that an undo sends; the API checks each. */
function undoOf<Row>(text: string): Row[] {
  try {
    return JSON.parse(text) as Row[]
  } catch {
    return []
  }
}

/**
 * The rows of a form with one change for all of them, or those of its undo. No rows when the form asks for no
 * change that the page knows.
 */
export function sentRows<Row extends SentRow>(
  form: FormData,
  change: Omit<Row, 'id' | 'version'> | undefined,
): Row[] {
  if (form.get('intent') === 'undo') return undoOf<Row>(String(form.get('undo') ?? ''))
  const ids = form.getAll('id').flatMap((id) => idOf(id) ?? [])
  const version = idOf(form.get('version'))
  if (!change) return []
  return ids.map((id) => ({ id, ...change, ...(version !== undefined && { version }) }) as Row)
}
