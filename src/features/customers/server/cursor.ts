import { ApiError } from '#kit/api-error.ts'
import { isMoment } from '#kit/dates.ts'

/** Where a page of a list begins: the sorted value of the last row before it, and its id. */
export interface Cursor {
  value: string
  id: number
}

const writeCursor = ({ value, id }: Cursor): string => `${id}~${value}`

/** Reads what `writeCursor` wrote. Throws ApiError invalid. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const [, id, value] = /^(\d{1,15})~([\s\S]*)$/.exec(text) ?? []
  if (id === undefined || value === undefined) throw wrong()
  return { id: Number(id), value }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/

/** A cursor of a list that is sorted by a moment. Throws ApiError invalid for one that is on no calendar. */
export function readMoment(text: string | undefined): Cursor | undefined {
  const cursor = readCursor(text)
  if (cursor && !(MOMENT.test(cursor.value) && isMoment(cursor.value))) throw wrong()
  return cursor
}

const wrong = () => new ApiError('invalid', 'after: not a place in this list', { status: 400 })

/** Splits `limit + 1` rows into a page and the row where the next one begins. */
export const pageOf = <R>(rows: readonly R[], limit: number, cursorOf: (row: R) => Cursor) => ({
  page: rows.slice(0, limit),
  next: rows.length > limit ? writeCursor(cursorOf(rows[limit - 1]!)) : null,
})
