import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Suggestion } from '#features/search/rules/query/suggestions.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { useShop } from '../shop-context.ts'
import { texts } from '../texts.ts'

/** The longest search text (L-SEARCH-MAX). */
const SEARCH_MAX = 100
/** Pause in typing before a search starts, in milliseconds (L-SEARCH-DEB). */
export const DEBOUNCE_MS = { desktop: 200, mobile: 500 } as const

const restFor = (): number =>
  window.matchMedia('(max-width: 640px)').matches ? DEBOUNCE_MS.mobile : DEBOUNCE_MS.desktop

const loadSuggestions = () => import('./suggestions.tsx')
const Suggestions = lazyPart(async () => (await loadSuggestions()).Suggestions)

const searchAddress = (text: string): string =>
  text.trim() ? `/search?q=${encodeURIComponent(text.trim())}` : '/search'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const NONE: readonly Suggestion[] = []

/**
 * Searches while one types: when typing rests, the address becomes the search route's, each text in place of
 * the one before, and the router cancels the earlier request. Suggestions stand below, reached by the arrow
 * keys. Leaving /search empties the field. Without JavaScript it is a plain form.
 */
export function SearchBox() {
  const navigate = useNavigate()
  const { saved } = useShop()
  const { searching, asked } = useAsked()
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  /** the text that we wrote into the address; it may be older than the typed text */
  const [sent, setSent] = useState<string>()
  const [open, setOpen] = useState(false)
  const [rested, setRested] = useState('')
  const [suggestions, setSuggestions] = useState(NONE)
  const [active, setActive] = useState(-1)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const listed = open && suggestions.length > 0

  // The address decides: going back, following a link to a search or leaving it changes the field.
  if (known !== asked) {
    setKnown(asked)
    if (asked !== sent) {
      setText(asked)
      setSent(undefined)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the page came with
  useEffect(() => {
    // Keep the text that was typed before this code loaded.
    const early = field.current?.value
    if (early && early !== asked) setText(early)
    return () => clearTimeout(timer.current)
  }, [])

  const close = (): void => {
    setOpen(false)
    setActive(-1)
    setSuggestions(NONE)
  }
  const search = (words: string): void => {
    setSent(words.trim())
    void navigate(searchAddress(words), { replace: searching })
  }
  const type = (value: string): void => {
    setText(value)
    setOpen(true)
    setActive(-1)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setRested(value)
      if (value.trim() || searching) search(value)
    }, restFor())
  }
  const choose = (words: string): void => {
    clearTimeout(timer.current)
    void loadSuggestions().then(
      ({ rememberSearch }) => rememberSearch(saved.recentSearches, words),
      () => undefined,
    )
    close()
  }
  const submit = (): void => {
    const chosen = suggestions[active]
    choose(text)
    if (chosen) void navigate(chosen.href)
    else search(text)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step && open && suggestions.length > 0) {
      event.preventDefault()
      // one position more than the suggestions: the field itself
      setActive((now) => ((now + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    } else if (step === 1 && !open) {
      setOpen(true)
    } else if (event.key === 'Escape' && (listed || text)) {
      event.preventDefault()
      if (!listed) {
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
        submit()
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onClick={(event) =>
        event.target instanceof Element && event.target.closest('[role="option"]') && choose(text)
      }
    >
      <Icon name="search" />
      <label className="visually-hidden" htmlFor="site-search">
        {texts.search}
      </label>
      <input
        ref={field}
        id="site-search"
        className="input"
        name="q"
        type="search"
        role="combobox"
        aria-expanded={listed}
        aria-controls={listed ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        maxLength={SEARCH_MAX}
        placeholder={texts.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onFocus={() => void loadSuggestions().catch(() => undefined)}
        onClick={() => setOpen(true)}
        onChange={(event) => type(event.target.value.slice(0, SEARCH_MAX))}
        onKeyDown={onKeyDown}
      />
      {open && (
        <Suggestions id={list} typed={text} rested={rested} active={active} onChange={setSuggestions} />
      )}
    </Form>
  )
}

/** Whether the page is the search, and what it searched for. */
function useAsked(): { searching: boolean; asked: string } {
  const searching = useLocation().pathname === '/search'
  const [params] = useSearchParams()
  return { searching, asked: searching ? (params.get('q') ?? '') : '' }
}
