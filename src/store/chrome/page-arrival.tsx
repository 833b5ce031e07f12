import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The steps of the checkout choose what has the focus themselves. */
const OWN_FOCUS = /^\/checkout\/(shipping|payment|review)$/

/**
 * A page whose field or dialog took the focus keeps it. The search field keeps it too: the page changes while
 * the shopper types.
 */
const KEEPS_FOCUS = 'main :is(input, textarea), dialog *, [role=combobox]'

/**
 * After a press on a link the browser keeps the focus where the old page had it, and a screen reader says
 * nothing. This moves the focus to the new page's title and says the title. It leaves changes of the query
 * and the hash alone, because filters and anchors stay on the page, and does not scroll: going back keeps the
 * place.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const from = useRef(pathname)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (from.current === pathname) return
    from.current = pathname
    if (said.current) said.current.textContent = document.title
    if (OWN_FOCUS.test(pathname) || document.activeElement?.matches(KEEPS_FOCUS)) return
    const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1
    title?.focus({ preventScroll: true })
  }, [pathname])
  return <p ref={said} className="visually-hidden" aria-live="polite" />
}
