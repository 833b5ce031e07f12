import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { texts } from '../texts.ts'
import { type Choice, findRows } from './find-rows.ts'
import { destinationsOf, type Navigation } from './navigation.ts'
import { useChoices } from './use-choices.ts'

/** After the last key, milliseconds until the server is asked. */
const PAUSE_MS = 60
const SHORTEST = 2

/** Opens a page, begins an action, or finds a row. The arrows move, Enter opens. */
export function Palette({
  navigation,
  words = '',
  onClose,
}: {
  readonly navigation: Navigation
  /** what was typed before it opened */
  readonly words?: string | undefined
  readonly onClose: () => void
}) {
  const [typed, setTyped] = useState(words)
  const { rows, isSearching } = useFound(typed)
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const wanted = typed.trim().toLowerCase()
  const pages = destinationsOf(navigation)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ href, name, key }) => ({ href, name, note: key ? texts.frame.goKeys(key.toUpperCase()) : '' }))
  const choices: Choice[] = [...pages, ...rows]
  const open = (choice: Choice) => {
    onClose()
    void navigate(choice.href)
  }
  const isAnswered = !isSearching || pages.length > 0
  const { here, forget, onKeyDown } = useChoices({
    choices,
    keyOf: ({ href }) => href,
    isAnswered,
    take: open,
  })
  return (
    <Dialog open onClose={onClose} title={texts.frame.paletteTitle}>
      <input
        ref={input}
        className="input"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={choices[here] && `${listId}-${here}`}
        aria-label={texts.frame.search}
        placeholder={texts.frame.searchHint}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          forget()
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={texts.frame.results} className="palette-list">
        {choices.map((choice, index) => (
          <div
            key={choice.href}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === here}
            className={classNames('palette-row', index === here && 'here')}
            onMouseDown={() => open(choice)}
          >
            <span>{choice.name}</span>
            <span className="meta">{choice.note}</span>
          </div>
        ))}
      </div>
      {choices.length === 0 && !isSearching && <p className="meta">{texts.frame.nothingFound}</p>}
    </Dialog>
  )
}

/** The rows that the server finds for the typed text; until it answers, those of the text before. */
function useFound(typed: string) {
  const search = typed.trim()
  const [found, setFound] = useState<{ search: string; rows: Choice[] }>({ search: '', rows: [] })
  useEffect(() => {
    if (search.length < SHORTEST) return setFound({ search, rows: [] })
    const stop = new AbortController()
    const timer = setTimeout(() => {
      findRows(search, stop.signal).then(
        (rows) => setFound({ search, rows }),
        () => stop.signal.aborted || setFound({ search, rows: [] }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search])
  return { rows: found.rows, isSearching: search.length >= SHORTEST && found.search !== search }
}
