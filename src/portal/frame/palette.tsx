import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { texts } from '../texts.ts'
import { type Choice, findRows } from './find-rows.ts'
import { destinationsOf, type Navigation } from './navigation.ts'

/** After the last key, milliseconds until the server is asked. */
const PAUSE_MS = 60

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
  const [at, setAt] = useState(0)
  const rows = useFound(typed)
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const wanted = typed.trim().toLowerCase()
  const pages = destinationsOf(navigation)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ href, name, key }) => ({ href, name, note: key ? texts.frame.goKeys(key.toUpperCase()) : '' }))
  const choices: Choice[] = [...pages, ...rows]
  const here = Math.min(at, choices.length - 1)
  const open = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    void navigate(choice.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) open(choices[here])
    else setAt((here + step + choices.length) % Math.max(1, choices.length))
  }
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
          setAt(0)
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
      {choices.length === 0 && <p className="meta">{texts.frame.nothingFound}</p>}
    </Dialog>
  )
}

/** The rows that the server finds for the typed text; a later answer replaces an earlier one. */
function useFound(typed: string): Choice[] {
  const [found, setFound] = useState<Choice[]>([])
  useEffect(() => {
    const search = typed.trim()
    if (search.length < 2) return setFound([])
    const stop = new AbortController()
    const timer = setTimeout(() => {
      findRows(search, stop.signal).then(setFound, () => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return found
}
