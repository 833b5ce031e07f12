import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import type { Suggestion } from '#features/choosing/search/rules/query/suggestions.ts'
import { useEarlyText } from '#lib/react/early-text.ts'
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
const NOTHING: { suggestions: readonly Suggestion[]; active: number } = { suggestions: [], active: -1 }

/**
 * Searches while the shopper types: after a pause, the address becomes the search route's, each text in
 * place of the one before, and the router cancels the earlier request. Suggestions are below it; the arrow
 * keys reach them. Leaving /search empties the field. Without JavaScript it is a plain form, and also until
 * its code is loaded: the text typed meanwhile stays and is searched for.
 */
export function SearchBox() {
  const navigate = useNavigate()
  const { saved } = useShop()
  const { text, rested, setText, type, stopTyping, search } = useSearchText()
  const list = useSuggestionList()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  // Search for early text only while the field has focus: a browser that restores a form must not start one.
  useEarlyText(field, text, (early) => {
    if (field.current !== document.activeElement) return setText(early)
    list.reopen()
    type(early)
  })

  const choose = (words: string): void => {
    stopTyping()
    void loadSuggestions().then(
      ({ rememberSearch }) => rememberSearch(saved.recentSearches, words),
      () => undefined,
    )
    list.close()
  }
  const submit = (): void => {
    const { chosen } = list
    choose(text)
    if (chosen) void navigate(chosen.href)
    else search(text)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step && list.isListed) {
      event.preventDefault()
      list.move(step)
    } else if (step === 1 && !list.isOpen) {
      list.open()
    } else if (event.key === 'Escape' && (list.isListed || text)) {
      event.preventDefault()
      if (!list.isListed) {
        stopTyping()
        setText('')
      }
      list.close()
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
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && list.close()}
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
        {...FIELD}
        role="combobox"
        aria-expanded={list.isListed}
        aria-controls={list.isListed ? id : undefined}
        aria-activedescendant={list.active >= 0 ? `${id}-${list.active}` : undefined}
        value={text}
        onFocus={() => void loadSuggestions().catch(() => undefined)}
        onClick={list.open}
        onChange={(event) => {
          list.reopen()
          type(event.target.value.slice(0, SEARCH_MAX))
        }}
        onKeyDown={onKeyDown}
      />
      {list.isOpen && (
        <Suggestions id={id} typed={text} rested={rested} active={list.active} onChange={list.show} />
      )}
    </Form>
  )
}

/** The fixed attributes of the field. */
const FIELD = {
  id: 'site-search',
  className: 'input',
  name: 'q',
  type: 'search',
  'aria-autocomplete': 'list',
  maxLength: SEARCH_MAX,
  placeholder: texts.searchHint,
  autoComplete: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
} as const

/** The text of the field, and the search that starts when typing pauses. */
function useSearchText() {
  const navigate = useNavigate()
  const here = useLocation()
  const goal = useNavigation().location ?? here
  const goingTo = addressOf(goal)
  const [text, setText] = useState(searchedFor(here))
  const [rested, setRested] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /**
   * The place that the text belongs to, then the searches that the field has started since. A slow page shows
   * them one after another, while the shopper already types the next one.
   */
  const own = useRef([goingTo])
  // Every other navigation ends the field's search: the shopper has chosen another page, or went back.
  useEffect(() => {
    const reached = own.current.indexOf(goingTo)
    own.current = reached < 0 ? [goingTo] : own.current.slice(reached)
    if (reached >= 0) return
    clearTimeout(timer.current)
    setText(searchedFor(goal))
  }, [goingTo, goal])

  const search = (words: string): void => {
    own.current.push(`/search ${words.trim()}`)
    // The address itself: the page that it names may still be on its way.
    void navigate(searchAddress(words), { replace: isSearch(window.location) })
  }
  return {
    text,
    rested,
    setText,
    search,
    stopTyping: () => clearTimeout(timer.current),
    type(value: string) {
      setText(value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setRested(value)
        if (value.trim() || isSearch(window.location)) search(value)
      }, restFor())
    },
  }
}

type Place = Pick<Location, 'pathname' | 'search'>

const isSearch = ({ pathname }: Place): boolean => pathname === '/search'

/** What a place searches for; '' elsewhere. */
const searchedFor = (place: Place): string =>
  isSearch(place) ? (new URLSearchParams(place.search).get('q') ?? '') : ''

/** A page, and on the search its text: filters and sorting do not make it another place. */
const addressOf = (place: Place): string =>
  isSearch(place) ? `/search ${searchedFor(place)}` : place.pathname + place.search

/**
 * The suggestions below the field, and which of them the arrow keys have reached; -1 is the field itself. A
 * newer list keeps the reached suggestion when it still has it.
 */
function useSuggestionList() {
  const [isOpen, setOpen] = useState(false)
  const [{ suggestions, active }, set] = useState(NOTHING)
  return {
    isOpen,
    isListed: isOpen && suggestions.length > 0,
    active,
    chosen: suggestions[active],
    show: (newer: readonly Suggestion[]) =>
      set((now) => ({
        suggestions: newer,
        active: newer.findIndex(({ href }) => href === now.suggestions[now.active]?.href),
      })),
    open: () => setOpen(true),
    reopen() {
      setOpen(true)
      set((now) => ({ ...now, active: -1 }))
    },
    move: (step: number) =>
      set((now) => {
        const places = now.suggestions.length + 1
        return { ...now, active: ((now.active + 1 + step + places) % places) - 1 }
      }),
    close() {
      setOpen(false)
      set(NOTHING)
    },
  }
}
