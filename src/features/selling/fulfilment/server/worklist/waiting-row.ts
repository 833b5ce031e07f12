import { type RawBuilder, sql } from 'kysely'

export interface WorkRow {
  kind: string
  orderID: string
  what: string
  since: Date
}

/** Work with the id of what it is about among its kind, and until when it is promised. */
export type WaitingRow = WorkRow & { key: string; due: Date | null }

export type Column = RawBuilder<unknown>

/** A word of our own as a value. */
export const text = (words: string): Column => sql`${words}::text`

/** The columns of a `WaitingRow`. Without a key the order names the work among its kind. */
export const work = (row: {
  kind: Column
  key?: Column
  order: Column
  what: Column
  since: Column
  due?: Column
}) =>
  sql`${row.kind} as kind, ${row.key ?? row.order} as key, ${row.order} as "orderID", ${row.what} as what,
    ${row.since} as since, ${row.due ?? sql`null::timestamptz`} as due`
