import type { ComponentType, ReactNode } from 'react'
import type { ListName, PortalApi } from '#api/contract.ts'
import type { Filters, ListQuery, QueryOf } from '#platform/lists/rules/query.ts'

export interface Column<R> {
  name: string
  cell: (row: R) => ReactNode
  numeric?: boolean
  /** dates, times and numbers that stay on one line */
  oneLine?: boolean
  /** hidden on a phone, where a row shows what matters; `very`: on a tablet too; `most`: on a laptop too */
  wide?: boolean | 'very' | 'most'
  /** the value of `sort` in the address that sorts by it */
  sort?: string
}

/** Where the portal has a list. */
export type ListPlace = {
  /** whether people save views of it */
  hasViews?: boolean
} & (
  | {
      /** under which its views are saved and its exports recorded */
      name: ListName
      /** its address without the first stroke: "orders" for /orders and /orders.csv; by default its name */
      path?: string
    }
  | { name?: undefined; path: string }
)

/** The path of a list. */
export const pathOf = ({ name, path = name ?? '' }: ListPlace): string => path

interface ListAnswer<Row> {
  rows: Row[]
  /** where the next page begins; null after the last */
  next: string | null
}

/** What the field of a row's id is given. */
export interface ChoiceField {
  readonly label: string
  readonly name: string
  readonly error: string | undefined
}

/** A filter in the form above a list. */
interface FormField {
  label: string
  hint?: string
  /** the words of its choices, in their order; '' for no choice */
  options?: Readonly<Record<string, string>>
  /** the field of a row that is chosen by its name */
  choose?: ComponentType<ChoiceField>
}
export type FilterForm<F extends Filters> = { readonly [N in keyof F]?: FormField }

/** The columns of a file: a heading and the cell of a row. */
export type FileColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string])[]

/** Rows of a page where the call leaves that open, and of each reading for a file. */
interface Limits {
  page: number
  file: number
}

/**
 * A list of the portal: what its page, its saved views and its file need. `More`: what its call answers
 * beside the rows; `Shown`: what its columns need of the page.
 */
export type List<F extends Filters, Row, More = object, Shown = void> = ListPlace & {
  /** what it can be asked for: its feature says it once, for the address and the call */
  query: ListQuery<F>
  call: (api: PortalApi, query: QueryOf<F> & { limit?: number }) => Promise<ListAnswer<Row> & More>
  /** the filters that stand in the form, in their order; others come from links and stay in the address */
  form?: FilterForm<F>
  columns?: (shown: Shown) => readonly Column<Row>[]
  /** the columns of its file; those that depend on what the reader may see are chosen by the first rows */
  file?: FileColumns<Row> | ((rows: readonly Row[]) => FileColumns<Row>)
  limits?: Limits
}

type WithColumns<Row, Shown> = { columns: (shown: Shown) => readonly Column<Row>[] }

/** Gives the columns of a list the type of the rows that its call answers. */
export const defineList = <F extends Filters, Row, More = object, Shown = void>(
  list: List<F, Row, More, Shown>,
): List<F, Row, More, Shown> & WithColumns<Row, Shown> => ({ columns: () => [], ...list })

/** Whether a value of a list.tsx is its list. */
export const isList = (value: unknown): value is List<Filters, unknown> =>
  typeof value === 'object' && value !== null && 'call' in value

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
