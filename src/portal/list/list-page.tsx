import { type ChangeEvent, type ReactNode, useEffect } from 'react'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { Button, buttonClass, LinkButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { SelectField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { texts } from '../texts.ts'
import { changedSearch, EXPORT, FIRST_PAGE } from './define-list.ts'

export interface Column<R> {
  name: string
  cell: (row: R) => ReactNode
  numeric?: boolean
  /** hidden on a phone, where a row shows what matters; `very`: hidden on a tablet too */
  wide?: boolean | 'very'
  /** the value of `sort` in the address that sorts by it */
  sort?: string
}

interface ListTableProps<R> {
  readonly caption: string
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => number | string
  readonly hrefOf: (row: R) => string
  readonly nameOf: (row: R) => string
  /** on a phone it stands under the row's link, in place of columns that are hidden there */
  readonly phoneNoteOf?: ((row: R) => ReactNode) | undefined
  /** the id of the form that the boxes belong to; without it the rows have no boxes */
  readonly selects?: string | undefined
}

/** The rows of a list. The first cell is the row's link; J and K move between rows. */
export function ListTable<R>(props: ListTableProps<R>) {
  const { caption, columns, rows, keyOf, selects } = props
  return (
    <div className="portal-rows">
      <table className="dense portal-list">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selects && (
              <th scope="col" className="portal-box">
                <label>
                  <input type="checkbox" className="tick" onChange={tickEveryRow} />
                  <span className="visually-hidden">{texts.lists.selectAll}</span>
                </label>
              </th>
            )}
            {columns.map((column) => (
              <th key={column.name} scope="col" className={columnClass(column)}>
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ListRow key={keyOf(row)} row={row} list={props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Ticks every row of a table, or none, as the box in its head. */
function tickEveryRow({ currentTarget: box }: ChangeEvent<HTMLInputElement>): void {
  const rows = box.closest('table')?.querySelectorAll<HTMLInputElement>('tbody .tick')
  for (const row of rows ?? []) row.checked = box.checked
}

function ListRow<R>({ row, list }: { readonly row: R; readonly list: ListTableProps<R> }) {
  const { columns, keyOf, hrefOf, nameOf, phoneNoteOf, selects } = list
  const [first, ...others] = columns
  return (
    <tr data-row="">
      {selects && (
        <td className="portal-box">
          <label>
            <input type="checkbox" className="tick" name="id" value={keyOf(row)} form={selects} />
            <span className="visually-hidden">{texts.lists.selectRow(nameOf(row))}</span>
          </label>
        </td>
      )}
      <th scope="row">
        <Link to={hrefOf(row)} discover="none" prefetch="intent" data-row-link="">
          {first?.cell(row)}
        </Link>
        {phoneNoteOf && <span className="meta phone-only">{phoneNoteOf(row)}</span>}
      </th>
      {others.map((column) => (
        <td key={column.name} className={columnClass(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

const columnClass = ({ numeric, wide }: Column<never>): string | undefined =>
  classNames(numeric && 'numeric', wide && 'desktop-only', wide === 'very' && 'portal-very-wide') || undefined

function ColumnName({ column }: { readonly column: Column<never> }) {
  const [search] = useSearchParams()
  if (column.sort === undefined) return column.name
  const isSorted = (search.get('sort') ?? '') === column.sort
  return (
    <Link to={`?${changedSearch(search, { sort: column.sort, ...FIRST_PAGE })}`} discover="none">
      {column.name}
      {isSorted && <Icon name="down" />}
    </Link>
  )
}

/** The search field of a list; other values of the address stay. */
export function ListSearch({ hint, keeps }: { readonly hint: string; readonly keeps: readonly string[] }) {
  const [search] = useSearchParams()
  const { search: key } = useLocation()
  return (
    <Form method="get" role="search" aria-label={hint} className="portal-search" key={key}>
      <Icon name="search" />
      <input
        type="search"
        name="search"
        className="input"
        placeholder={hint}
        aria-label={hint}
        defaultValue={search.get('search') ?? ''}
        maxLength={100}
        autoComplete="off"
      />
      {keeps.map((name) => {
        const value = search.get(name)
        return value ? <input key={name} type="hidden" name={name} value={value} /> : null
      })}
    </Form>
  )
}

/** The link to the next page and back to the first. */
export function ListPager({ next }: { readonly next: string | null }) {
  const [search] = useSearchParams()
  const isFirst = !search.has('after')
  if (next === null && isFirst) return null
  return (
    <nav className="row" aria-label={texts.lists.pages}>
      {!isFirst && (
        <LinkButton href={`?${changedSearch(search, FIRST_PAGE)}`}>{texts.lists.first}</LinkButton>
      )}
      {next !== null && (
        <LinkButton href={`?${changedSearch(search, { ...FIRST_PAGE, after: next })}`}>
          {texts.lists.next}
        </LinkButton>
      )}
    </nav>
  )
}

interface View {
  id: number
  name: string
  search: string
}

/** The saved views of a list; the open one can be removed, and an unsaved one saved. */
export function SavedViews({ views }: { readonly views: readonly View[] }) {
  const [search] = useSearchParams()
  const here = changedSearch(search, FIRST_PAGE)
  const open = views.find((view) => view.search === here)
  if (views.length === 0 && here === '') return null
  return (
    <div className="row portal-views">
      {views.length > 0 && (
        <nav className="segmented" aria-label={texts.lists.views}>
          {views.map((view) => (
            <Link
              key={view.id}
              to={`?${view.search}`}
              discover="none"
              aria-current={view === open ? 'true' : undefined}
            >
              {view.name}
            </Link>
          ))}
        </nav>
      )}
      {open ? <RemoveView view={open} /> : here !== '' && <SaveView search={here} />}
    </div>
  )
}

const RemoveView = ({ view }: { readonly view: View }) => (
  <Form method="post">
    <input type="hidden" name="intent" value="remove-view" />
    <input type="hidden" name="view" value={view.id} />
    <Button type="submit" look="quiet">
      {texts.lists.removeView(view.name)}
    </Button>
  </Form>
)

const SaveView = ({ search }: { readonly search: string }) => (
  <Form method="post" className="row nowrap">
    <input type="hidden" name="intent" value="save-view" />
    <input type="hidden" name="search" value={search} />
    <input
      className="input"
      name="name"
      required
      maxLength={60}
      placeholder={texts.lists.viewName}
      aria-label={texts.lists.viewName}
    />
    <Button type="submit">{texts.lists.saveView}</Button>
  </Form>
)

/**
 * The list as a file for spreadsheets, with the search and filters of the page. The file needs a fresh second
 * factor: the server sends a person without one to confirm, and then back with `EXPORT` in the address.
 */
export function CsvLink({ href }: { readonly href: string }) {
  const [search, setSearch] = useSearchParams()
  const asked = changedSearch(search, FIRST_PAGE)
  const file = asked === '' ? href : `${href}?${asked}`
  const isConfirmed = search.get(EXPORT.name) === EXPORT.value
  useEffect(() => {
    if (!isConfirmed) return
    setSearch(asked, { replace: true, preventScrollReset: true })
    window.location.assign(file)
  }, [isConfirmed, asked, file, setSearch])
  return (
    <a href={file} className={buttonClass({ look: 'plain' })}>
      {texts.lists.csv}
    </a>
  )
}

interface Filter {
  /** its name in the address */
  name: string
  label: string
  value: string
  /** the values with their words */
  options: Readonly<Record<string, string>>
}

interface Props {
  readonly filters: readonly Filter[]
  readonly submit: string
}

/** The filters of a list; they are in its address. Works without script. */
export const ListFilters = ({ filters, submit }: Props) => (
  <Form className="row portal-form">
    {filters.map(({ name, label, value, options }) => (
      <SelectField
        key={name}
        label={label}
        name={name}
        defaultValue={value}
        options={Object.entries(options).map(([each, words]) => ({ value: each, label: words }))}
      />
    ))}
    <Button type="submit">{submit}</Button>
  </Form>
)
