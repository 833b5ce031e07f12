import { type ComponentType, startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#lib/react/first-input.ts'
import { loadsAnew, versionState } from '../client/version.ts'

/**
 * Counts the pages of a visit and checks for a newer build, which the next link then loads. Its code is
 * loaded after the page is shown. A framed page also loads the partner's part: only the portal may frame it.
 * Other pages load the teaser of expert advice when they are idle.
 */
export function VisitLayer({ version, portalOrigin }: { version: string; portalOrigin: string }) {
  const { pathname, key } = useLocation()
  const versionMismatch = useSyncExternalStore(
    versionState.subscribe,
    () => versionState.getState().versionMismatch,
    () => false,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts
  useEffect(() => {
    void import('../client/visit.ts').then(({ visited }) => visited(pathname, version))
  }, [pathname, key, version])

  useEffect(() => {
    if (!versionMismatch) return
    const onClick = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[href]:not([aria-haspopup], [target])')
          : null
      // The router would stay in the old build, so let the browser follow the link.
      if (
        link?.origin === location.origin &&
        link.pathname !== pathname &&
        loadsAnew({ versionMismatch, from: pathname, to: link.pathname })
      )
        event.stopPropagation()
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [versionMismatch, pathname])

  const [Chat, setChat] = useState<ComponentType>()
  const [Layer, setLayer] = useState<ComponentType<{ portalOrigin: string }>>()
  useEffect(() => {
    // Each layer brings a sheet of styles, and React shows nothing of an update until its sheet is there. In
    // a transition only the layer waits. Otherwise each press and letter of that time would wait with it,
    // and a field would lose the letter.
    // A framed page belongs to a partner: neither chat nor teaser.
    if (window.parent === window)
      return whenIdle(() => {
        void import('./expert/expert-layer.tsx').then(({ ExpertLayer }) =>
          startTransition(() => setLayer(() => ExpertLayer)),
        )
        void import('../chat/chat-layer.tsx').then(({ ChatLayer }) =>
          startTransition(() => setChat(() => ChatLayer)),
        )
      })
    void import('../partner/partner-layer.tsx').then(({ PartnerLayer }) =>
      startTransition(() => setLayer(() => PartnerLayer)),
    )
    return
  }, [])
  return (
    <>
      {Layer && <Layer portalOrigin={portalOrigin} />}
      {Chat && <Chat />}
    </>
  )
}

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
