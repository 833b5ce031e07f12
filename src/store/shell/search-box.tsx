import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import { texts } from '../texts.ts'

/** S: the longest text anybody may search for (L-SEARCH-MAX). */
export const SEARCH_MAX = 100
/** How long typing rests before a search starts (L-SEARCH-DEB). */
export const DEBOUNCE_MS = { desktop: 200, mobile: 500 } as const

const restFor = (): number => (window.matchMedia('(max-width: 640px)').matches ? DEBOUNCE_MS.mobile : DEBOUNCE_MS.desktop)

/**
 * Searches while one types: the address becomes the search route's, each letter replaces the last, and the router
 * cancels the request before. Without JavaScript it is a plain form. Leaving /search empties it.
 */
export function SearchBox() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const searching = pathname === '/search'
  const asked = searching ? (params.get('q') ?? '') : ''
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)

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

  const go = (value: string, replace: boolean): void => {
    clearTimeout(timer.current)
    navigate(value.trim() ? `/search?q=${encodeURIComponent(value.trim())}` : '/search', { replace, preventScrollReset: false })
  }

  return (
    <Form
      className="search"
      action="/search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        go(text, searching)
      }}
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
        maxLength={SEARCH_MAX}
        placeholder={texts.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          const value = event.target.value.slice(0, SEARCH_MAX)
          setText(value)
          clearTimeout(timer.current)
          if (value.trim() || searching) timer.current = setTimeout(() => go(value, searching), restFor())
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !text) return
          event.preventDefault()
          clearTimeout(timer.current)
          setText('')
        }}
      />
    </Form>
  )
}
