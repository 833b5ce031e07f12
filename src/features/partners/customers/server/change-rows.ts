import type { Db } from '#db/connect.ts'
import { type Authorized, teamOf } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { texts } from '../texts.ts'

/** One of several rows that one press changes; with `version`, only while it is unchanged. */
interface AskedRow {
  id: number
  version?: number | undefined
  assigneeID?: number | null | undefined
}

interface KnownRow {
  id: number
  version: number
}

/**
 * Changes each row that the actor may change. Rows that are not known, and rows that another person changed,
 * are skipped. `change` answers what takes one change back.
 */
export async function changeRows<Asked extends AskedRow, Known extends KnownRow>(
  rows: readonly Asked[],
  locked: readonly Known[],
  change: (known: Known, row: Asked) => Promise<Asked>,
): Promise<{ changed: number; skipped: number; undo: Asked[] }> {
  const known = new Map(locked.map((row) => [row.id, row]))
  const undo: Asked[] = []
  for (const row of rows) {
    const before = known.get(row.id)
    // A row that was changed once is not changed again by the same press.
    known.delete(row.id)
    if (!before || (row.version !== undefined && row.version !== before.version)) continue
    undo.push(await change(before, row))
  }
  return { changed: undo.length, skipped: rows.length - undo.length, undo }
}

/** Throws ApiError invalid for an assignee who is not of the team. */
export async function refuseStrangers(
  db: Db,
  { actor }: Authorized,
  rows: readonly AskedRow[],
): Promise<void> {
  const wanted = new Set(rows.flatMap(({ assigneeID }) => assigneeID ?? []))
  if (wanted.size === 0) return
  for (const { id } of await teamOf(db, actor)) wanted.delete(id)
  if (wanted.size > 0) throw new ApiError('invalid', texts.notOfTeam, { status: 400 })
}
