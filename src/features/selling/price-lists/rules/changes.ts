import { listQuery, rowId } from '#platform/lists/rules/query.ts'

/**
 * What a sheet of prices changes. `list`: the sheet is the whole list of a company. `costs`, `public`: a
 * product that it does not name keeps its cost or its public price.
 */
export const SHEET_KINDS = ['list', 'costs', 'public'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** What the list of price lists can be asked for. */
export const PRICE_LIST_LIST = listQuery({ filters: { company: rowId() } })
