import type { ListName, PortalApi } from '#api/contract.ts'

/** Where the portal has a list. */
export interface ListPlace {
  /** under which its views are saved and its exports recorded */
  name: ListName
  /** the first part of its addresses: /orders, /orders.csv; by default its name */
  path?: string
  /** whether people save views of it */
  hasViews?: boolean
}

/** What a list asks the API for: at least the place where a page begins. */
export interface ListQuery {
  after?: string | undefined
}

export interface ListAnswer {
  rows: unknown[]
  /** where the next page begins; null after the last */
  next: string | null
}

/** A list of the portal: what its page, its saved views and its file need. */
export interface List<Query extends ListQuery, Answer extends ListAnswer> extends ListPlace {
  /** the search, filters, order and place that an address names; unknown values are left out */
  query: (search: URLSearchParams) => Query
  call: (api: PortalApi, query: Query) => Promise<Answer>
  /** the columns of its file: a heading and the cell of a row */
  file?: readonly (readonly [heading: string, cell: (row: Answer['rows'][number]) => string])[]
  /** what the reading for a file asks for in place of the page's */
  fileQuery?: Partial<Query>
}

/** Whether a value of a list.ts is its list. */
export const isList = (value: unknown): value is List<ListQuery, ListAnswer> =>
  typeof value === 'object' && value !== null && 'call' in value

/** Gives the columns of a list the type of the rows that its call answers. */
export const defineList = <Query extends ListQuery, Answer extends ListAnswer>(
  list: List<Query, Answer>,
): List<Query, Answer> => list

/** The value in a list's address that begins its export when the page opens. */
export const EXPORT = { name: 'export', value: 'csv' } as const

/** The values of an address that name a later page, or what the page does once. */
export const FIRST_PAGE = { after: '', [EXPORT.name]: '' }

/** The place where the page of an address begins. The call refuses what is no place of its list. */
export function placeOf(search: URLSearchParams): { after?: string } {
  const after = search.get('after')?.slice(0, 400) ?? ''
  return after === '' ? {} : { after }
}

/** The search of an address with some values changed; an empty value is left out. */
export function changedSearch(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  return changed.toString()
}
