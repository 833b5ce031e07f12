import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { SuggestionList, suggestionId } from '#features/search/ui/suggestion-list.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useSuggestions } from '../client/suggestions.ts'
import { texts } from '../texts.ts'

/** The longest text anybody may search for (L-SEARCH-MAX). */
export const SEARCH_MAX = 100
/** How long typing rests before a search starts (L-SEARCH-DEB). */
export const DEBOUNCE_MS = { desktop: 200, mobile: 500 } as const

const restFor = (): number => (window.matchMedia('(max-width: 640px)').matches ? DEBOUNCE_MS.mobile : DEBOUNCE_MS.desktop)

const searchAddress = (text: string): string => (text.trim() ? `/search?q=${encodeURIComponent(text.trim())}` : '/search')

/**
 * Searches while one types: the address becomes the search route's, each text replaces the one before, and the router
 * cancels the earlier request. Suggestions stand below, reached by the arrow keys. Leaving /search empties the field.
 * Without JavaScript it is a plain form.
 */
export function SearchBox() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const searching = pathname === '/search'
  const asked = searching ? (params.get('q') ?? '') : ''
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  const [typing, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const suggestions = useSuggestions(text, typing)

  // The address is the truth: going back, a link to a search or leaving it changes what stands in the field.
  if (known !== asked) {
    setKnown(asked)
    if (text.trim() !== asked) setText(asked)
  }

  useEffect(() => {
    // What was typed before this code arrived is kept.
    const early = field.current?.value
    if (early) setText(early)
    return () => clearTimeout(timer.current)
  }, [])

  const close = (): void => {
    setTyping(false)
    setActive(-1)
  }
  const go = (address: string, replace: boolean): void => {
    clearTimeout(timer.current)
    void navigate(address, { replace })
  }
  const type = (value: string): void => {
    setText(value)
    setTyping(true)
    setActive(-1)
    clearTimeout(timer.current)
    if (value.trim() || searching) timer.current = setTimeout(() => go(searchAddress(value), searching), restFor())
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && suggestions.length > 0) {
      event.preventDefault()
      // one place more than there are suggestions: the field itself
      setActive((now) => ((now + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    } else if (event.key === 'Escape' && (suggestions.length > 0 || text)) {
      event.preventDefault()
      if (suggestions.length === 0) {
        clearTimeout(timer.current)
        setText('')
      }
      close()
    }
  }

  return (
    <Form
      className="search"
      action="/search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = suggestions[active]
        close()
        go(chosen?.href ?? searchAddress(text), searching && !chosen)
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onClick={(event) => event.target instanceof Element && event.target.closest('[role="option"]') && close()}
    >
      <Icon name="search" />
      <label className="vh" htmlFor="site-search">
        {texts.search}
      </label>
      <input
        ref={field}
        id="site-search"
        className="input"
        name="q"
        type="search"
        role="combobox"
        aria-expanded={suggestions.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? suggestionId(list, active) : undefined}
        maxLength={SEARCH_MAX}
        placeholder={texts.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => type(event.target.value.slice(0, SEARCH_MAX))}
        onKeyDown={onKeyDown}
      />
      {suggestions.length > 0 && <SuggestionList id={list} suggestions={suggestions} active={active} label={texts.suggestions} />}
    </Form>
  )
}
