import { type ReactNode, useEffect } from 'react'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import {
  type Filter,
  type FilterFaults,
  type Filters,
  type QueryOf,
  writeQuery,
} from '#platform/lists/rules/query.ts'
import { Button, buttonClass, LinkButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { texts } from '../texts.ts'
import { type Column, changedSearch, EXPORT, FIRST_PAGE, type FilterForm, type List } from './define-list.ts'
import { tickEveryRow, tickedTo } from './tick-rows.ts'

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
                  <input
                    type="checkbox"
                    className="tick"
                    onChange={(event) => tickEveryRow(event.currentTarget)}
                  />
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

function ListRow<R>({ row, list }: { readonly row: R; readonly list: ListTableProps<R> }) {
  const { columns, keyOf, hrefOf, nameOf, phoneNoteOf, selects } = list
  const [first, ...others] = columns
  return (
    <tr data-row="">
      {selects && (
        <td className="portal-box">
          <label>
            <input
              type="checkbox"
              className="tick"
              name="id"
              value={keyOf(row)}
              form={selects}
              onClick={(event) => tickedTo(event.currentTarget, event.shiftKey)}
            />
            <span className="visually-hidden">{texts.lists.selectRow(nameOf(row))}</span>
          </label>
        </td>
      )}
      <th scope="row" className={first?.oneLine ? 'no-wrap' : undefined}>
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

const columnClass = ({ numeric, oneLine, wide }: Column<never>): string | undefined =>
  classNames(
    numeric && 'numeric',
    oneLine && 'no-wrap',
    wide && 'desktop-only',
    wide === 'very' && 'portal-very-wide',
    wide === 'most' && 'portal-most-wide',
  ) || undefined

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

interface Asking<F extends Filters> {
  readonly list: Pick<List<F, never>, 'query' | 'form'>
  readonly query: QueryOf<F>
  readonly faults: FilterFaults
}

/** What the address says beside the fields of a form, so that the form keeps it. */
function Kept<F extends Filters>({
  list,
  query,
  fields,
}: Asking<F> & { readonly fields: readonly string[] }) {
  return [...writeQuery(list.query, query)]
    .filter(([name]) => !fields.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Why filters without a field are left out. */
const OtherFaults = ({
  faults,
  fields,
}: {
  readonly faults: FilterFaults
  readonly fields: readonly string[]
}) =>
  Object.entries(faults)
    .filter(([name]) => !fields.includes(name))
    .map(([name, fault]) => (
      <Notice key={name} tone="warn">
        {texts.lists.filterOff(fault)}
      </Notice>
    ))

interface SearchProps<F extends Filters> extends Asking<F> {
  readonly hint: string
  /** values of the address that belong to the page alone */
  readonly children?: ReactNode
}

/** The search field of a list; its filters and its order stay. */
export function ListSearch<F extends Filters>({ hint, children, ...asking }: SearchProps<F>) {
  const { query, faults } = asking
  const { search: key } = useLocation()
  const filter = asking.list.query.filters.search
  return (
    <>
      <Form method="get" role="search" aria-label={hint} className="portal-search" key={key}>
        <Icon name="search" />
        <input
          type="search"
          name="search"
          className="input"
          placeholder={hint}
          aria-label={hint}
          defaultValue={String((query as { search?: string }).search ?? '')}
          maxLength={filter?.kind === 'words' ? filter.longest : undefined}
          autoComplete="off"
        />
        <Kept {...asking} fields={['search']} />
        {children}
      </Form>
      <OtherFaults faults={faults} fields={[]} />
    </>
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
  /** who shared it with all staff; null: it is the reader's own */
  sharedBy: string | null
  mayRemove: boolean
}

interface ViewsProps {
  readonly views: { readonly views: readonly View[]; readonly mayShare: boolean }
}

/** The saved views of a list, own and shared; the open one can be removed, and an unsaved one saved. */
export function SavedViews({ views: { views, mayShare } }: ViewsProps) {
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
              {view.sharedBy === null ? view.name : texts.lists.sharedView(view.name, view.sharedBy)}
            </Link>
          ))}
        </nav>
      )}
      {open?.mayRemove && <RemoveView view={open} />}
      {!open && here !== '' && <SaveView search={here} mayShare={mayShare} />}
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

const SaveView = ({ search, mayShare }: { readonly search: string; readonly mayShare: boolean }) => (
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
    {mayShare && (
      <Button type="submit" look="quiet" name="share" value="yes">
        {texts.lists.shareView}
      </Button>
    )}
  </Form>
)

/**
 * The list as a file, for spreadsheets unless another is named, with the search and filters of the page. It
 * needs a fresh second factor: the server sends a person without one to confirm, and then back with `EXPORT`
 * in the address.
 */
export function FileLink({
  href,
  kind = EXPORT.value,
  children = texts.lists.csv,
}: {
  readonly href: string
  /** the value of `EXPORT` in the address that begins this file, where a page has several */
  readonly kind?: string
  readonly children?: ReactNode
}) {
  const [search, setSearch] = useSearchParams()
  const asked = changedSearch(search, FIRST_PAGE)
  const file = asked === '' ? href : `${href}?${asked}`
  const isConfirmed = search.get(EXPORT.name) === kind
  useEffect(() => {
    if (!isConfirmed) return
    setSearch(asked, { replace: true, preventScrollReset: true })
    window.location.assign(file)
  }, [isConfirmed, asked, file, setSearch])
  return (
    <a href={file} className={buttonClass({ look: 'plain' })}>
      {children}
    </a>
  )
}

/** The form of a list's filters; they are in its address. Works without script. */
export function ListFilters<F extends Filters>({
  submit,
  ...asking
}: Asking<F> & { readonly submit: string }) {
  const { list, query, faults } = asking
  const [search] = useSearchParams()
  const fields = Object.keys(list.form ?? {})
  return (
    <>
      <Form className="row portal-form" key={search.toString()}>
        {fields.map((name) => (
          <FilterField
            key={name}
            name={name}
            filter={list.query.filters[name]}
            words={list.form?.[name]}
            value={String((query as Readonly<Record<string, unknown>>)[name] ?? '')}
            fault={faults[name]}
          />
        ))}
        <Kept {...asking} fields={fields} />
        <Button type="submit">{submit}</Button>
      </Form>
      <OtherFaults faults={faults} fields={fields} />
    </>
  )
}

interface FieldProps {
  readonly name: string
  readonly filter: Filter | undefined
  readonly words: FilterForm<Filters>[string]
  readonly value: string
  readonly fault: string | undefined
}

function FilterField({ name, filter, words, value, fault }: FieldProps) {
  const [search] = useSearchParams()
  const error = fault && texts.lists.filterOff(fault)
  const shared = { label: words?.label ?? name, hint: words?.hint, name, error }
  if (words?.choose) return <words.choose label={words.label} name={name} error={error} />
  if (filter?.kind === 'choice' || words?.options)
    return (
      <SelectField
        {...shared}
        defaultValue={value}
        options={Object.entries(words?.options ?? {}).map(([each, label]) => ({ value: each, label }))}
      />
    )
  return (
    <TextField
      {...shared}
      type={filter?.kind === 'day' ? 'date' : 'search'}
      defaultValue={fault === undefined ? value : (search.get(name) ?? '')}
      maxLength={filter?.kind === 'words' ? filter.longest : undefined}
      inputMode={filter?.kind === 'id' ? 'numeric' : undefined}
      autoComplete="off"
    />
  )
}
