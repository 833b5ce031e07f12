import { type ReactNode, useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { idOf } from '../routes/reading.ts'
import { texts } from '../texts.ts'

export interface Person {
  id: number
  name: string
}

interface Option {
  value: string
  label: string
}

/** The people who may be chosen for a row, and the choice of no person. */
export const peopleOptions = (people: readonly Person[]): Option[] => [
  { value: '', label: texts.lists.unassigned },
  ...people.map(({ id, name }) => ({ value: String(id), label: name })),
]

interface Assigned {
  assigneeID: number | null
  assignee: string | null
}

/** The row's present person stays in the list, even one of another team. */
export const withAssignee = (options: readonly Option[], { assigneeID, assignee }: Assigned): Option[] =>
  assigneeID === null || options.some(({ value }) => value === String(assigneeID))
    ? [...options]
    : [...options, { value: String(assigneeID), label: assignee ?? '' }]

const Options = ({ options }: { readonly options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

interface BarProps {
  /** the id that the boxes of the rows name */
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/** What can be done with the ticked rows: a bar at the bottom of the window, there while a row is ticked. */
export const ManyBar = ({ id, label, children }: BarProps) => (
  <Form method="post" id={id} className="portal-many" preventScrollReset aria-label={label}>
    <span className="strong">{label}</span>
    {children}
  </Form>
)

interface DownloadProps extends BarProps {
  readonly file: string
  /** what the bar shows in place of its label */
  readonly shown?: string
}

/** The ticked rows as a file: the ids go into the address of the file, which is no page of the portal. */
export const DownloadBar = ({ id, label, shown = label, children, file }: DownloadProps) => (
  <form method="get" action={file} id={id} className="portal-many" aria-label={label}>
    <span className="strong">{shown}</span>
    {children}
  </form>
)

/** How many rows are ticked whose boxes name this form. `rows`: counted anew when the list shows others. */
export function useTicked(form: string, rows: readonly unknown[]): number {
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other boxes
  useEffect(() => {
    const recount = () =>
      setCount(document.querySelectorAll(`tbody .tick:checked[form="${CSS.escape(form)}"]`).length)
    recount()
    document.addEventListener('change', recount)
    return () => document.removeEventListener('change', recount)
  }, [form, rows])
  return count
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
}

/** A value for the ticked rows. */
export const Choice = ({ name, label, options }: ChoiceProps) => (
  <select name={name} className="input" aria-label={label}>
    <Options options={options} />
  </select>
)

interface InPlaceProps extends ChoiceProps {
  readonly row: { id: number; version: number; name: string }
  readonly intent: string
  readonly value: string
}

/** A value of a row that is saved when another one is chosen. */
export function InPlace({ row: { id, version, name }, intent, name: field, ...shown }: InPlaceProps) {
  const submit = useSubmit()
  const { label, value, options } = shown
  return (
    <select
      className="input portal-in-place"
      aria-label={label}
      value={value}
      onChange={({ target }) =>
        void submit(
          { intent, id, version, name, [field]: target.value },
          { method: 'post', preventScrollReset: true },
        )
      }
    >
      <Options options={options} />
    </select>
  )
}

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
