import { useEffect, useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { useChoices } from '../frame/use-choices.ts'
import { texts } from '../texts.ts'

export interface RowChoice {
  id: number
  name: string
  note: string
}

interface Found {
  rows: RowChoice[]
  next: string | null
}

interface Props {
  readonly label: string
  /** of the field that holds the id */
  readonly name: string
  readonly chosen: { id: number; name: string } | undefined
  readonly error: string | undefined
  /** reads a page of the rows whose names have these words; all of them without words */
  readonly read: (words: string, after: string | undefined, signal: AbortSignal) => Promise<Found>
}

/** After the last key, milliseconds until the server is asked. */
const PAUSE_MS = 80

/** A row chosen by name: it opens with the first page of all rows, and typing narrows them. */
export function PagedChoice({ label, name, chosen, error, read }: Props) {
  const [value, setValue] = useState(chosen)
  const [typed, setTyped] = useState(chosen?.name ?? '')
  const [isOpen, setOpen] = useState(false)
  const words = value?.name === typed ? '' : typed.trim()
  const { rows, isAnswered, more } = useRows(words, isOpen, read)
  const listId = useId()
  const take = (row: RowChoice) => {
    setValue(row)
    setTyped(row.name)
    setOpen(false)
  }
  const keys = useChoices({ choices: rows, keyOf: ({ id }) => String(id), isAnswered, take })
  return (
    <div className="portal-choice">
      <input type="hidden" name={name} value={value?.id ?? ''} />
      <TextField
        label={label}
        error={error}
        role="combobox"
        autoComplete="off"
        maxLength={60}
        placeholder={texts.lists.anyRow}
        value={typed}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && rows[keys.here] ? `${listId}-${keys.here}` : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false)
          setTyped(value?.name ?? '')
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          setValue(undefined)
          setOpen(true)
          keys.forget()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
          // Enter sends the form when there is nothing to take.
          else if (isOpen && (words !== '' || event.key !== 'Enter')) keys.onKeyDown(event)
        }}
      />
      <div id={listId} role="listbox" aria-label={label} hidden={!isOpen} className="portal-choice-list">
        {rows.map((row, index) => (
          <div
            key={row.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === keys.here}
            className={classNames('palette-row', index === keys.here && 'here')}
            onMouseDown={(event) => {
              event.preventDefault()
              take(row)
            }}
          >
            <span>{row.name}</span>
            <span className="meta">{row.note}</span>
          </div>
        ))}
        {more && (
          <div
            role="option"
            tabIndex={-1}
            aria-selected={false}
            className="palette-row"
            onMouseDown={(event) => {
              event.preventDefault()
              more()
            }}
          >
            {texts.lists.moreRows}
          </div>
        )}
        {isAnswered && rows.length === 0 && <p className="meta portal-choice-none">{texts.lists.noRows}</p>}
      </div>
    </div>
  )
}

/** The pages read so far for the words; until the server answers, those of the words before. */
function useRows(words: string, isOpen: boolean, read: Props['read']) {
  const [found, setFound] = useState<Found & { words: string | undefined }>({
    words: undefined,
    rows: [],
    next: null,
  })
  const isAnswered = found.words === words
  useEffect(() => {
    if (!isOpen || isAnswered) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      read(words, undefined, stop.signal).then(
        (page) => setFound({ ...page, words }),
        () => stop.signal.aborted || setFound({ words, rows: [], next: null }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words, isOpen, isAnswered, read])
  const { rows, next } = found
  const addPage = () =>
    void read(words, next ?? undefined, AbortSignal.timeout(10_000)).then(
      (page) => setFound({ words, rows: [...rows, ...page.rows], next: page.next }),
      () => undefined,
    )
  return { rows, isAnswered, more: isAnswered && next !== null ? addPage : undefined }
}
