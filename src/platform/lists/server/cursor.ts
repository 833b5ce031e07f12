import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ApiError } from '#lib/api-error.ts'
import { isMoment } from '#lib/dates.ts'
import { defineTexts } from '#lib/language/texts.ts'

const texts = defineTexts({ noPlace: 'after: not a place in this list' })

/** The order of a list. Rows with equal values follow their ids in the same direction. */
interface ListOrder {
  /** what the rows are sorted by: a column or the expression of an index; without it by ids alone */
  by?: readonly [values: keyof typeof VALUES, column: string | RawBuilder<unknown>]
  /** the column of the ids */
  id: string
  direction: 'asc' | 'desc'
  /** how an id looks, where it is no number */
  ids?: RegExp
}

type Value = Date | number | string

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/
const NUMBER = /^\d{1,15}$/

/** Whether a text of an address can be a value of the order, and the value in SQL. */
const VALUES = {
  moment: {
    fits: (text: string) => MOMENT.test(text) && isMoment(text),
    inSql: (text: string) => sql`${text}::timestamptz`,
  },
  number: { fits: (text: string) => NUMBER.test(text), inSql: (text: string) => sql`${text}::bigint` },
  text: { fits: () => true, inSql: (text: string) => sql`${text}` },
} as const

/**
 * Keyset paging: each page costs the same. `after` is the `next` of the page before; throws ApiError invalid
 * for a text that is no place in this list. A list by ids alone also reads an id, as links before December
 * 2026 have it. `pageOf` needs one row more than the page has.
 */
export function placeIn({ by, id, direction, ids = NUMBER }: ListOrder, after: string | undefined) {
  const [values, column] = by ?? []
  const keys = [...(column === undefined ? [] : [columnOf(column)]), sql.ref(id)]
  return {
    order: sql.join(keys.map((key) => sql`${key} ${sql.raw(direction)}`)),
    isAfter: after === undefined ? sql<SqlBool>`true` : rowsAfter(after),
  }

  function rowsAfter(text: string): RawBuilder<SqlBool> {
    const place = column === undefined && !text.includes('~') ? `${text}~` : text
    const [, rowId = '', value = ''] = /^([^~]*)~([\s\S]*)$/.exec(place) ?? []
    const kind = values && VALUES[values]
    if (!ids.test(rowId) || (kind && !kind.fits(value))) throw noPlace()
    const from = [...(kind ? [kind.inSql(value)] : []), sql`${rowId}`]
    return sql<SqlBool>`(${sql.join(keys)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(from)})`
  }
}

const columnOf = (column: string | RawBuilder<unknown>) =>
  typeof column === 'string' ? sql.ref(column) : column

const noPlace = () => new ApiError('invalid', texts.noPlace, { status: 400 })

/**
 * Splits `limit + 1` rows into a page and the place where the next one begins: the id of its last row, and
 * the value by which the list is sorted.
 */
export function pageOf<R>(
  rows: readonly R[],
  limit: number,
  sortedBy?: (row: R) => Value,
  idOf: (row: R) => number | string = idIn,
): { page: R[]; next: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    page: rows.slice(0, limit),
    next: last ? `${idOf(last)}~${written(sortedBy?.(last) ?? '')}` : null,
  }
}

/** The id of a row that has one. */
const idIn = (row: unknown): number | string => (row as { id: number | string }).id

const written = (value: Value): string => (value instanceof Date ? value.toISOString() : String(value))
