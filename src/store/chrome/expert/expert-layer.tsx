import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import {
  EXIT_INTENT_MS,
  FEWEST_EXIT_PX,
  HIDDEN_MS,
  leavesAtTop,
  mayInterrupt,
  showsTeaser,
} from '#features/partners/leads/rules/teaser.ts'
import { Teaser } from '#features/partners/leads/ui/teaser.tsx'
import { later } from '#lib/dates.ts'
import { cookieNames, readCookie, useVisitor, writeCookie } from '#shop/visitor.ts'
import styles from '../../sheets/expert.css?url'
import { sheet } from '../../sheets/sheet.ts'
import type { AskProps } from './ask.tsx'
import { storedRequest, storeLandingPage } from './visit-storage.ts'

storeLandingPage()

const hasCookie = (name: string): boolean => readCookie(document.cookie, name) !== undefined

/** The teaser and the popup of expert advice (L-EXPERT). Loaded after the page is idle. */
export function ExpertLayer({ portalOrigin }: { portalOrigin: string }) {
  const { pathname } = useLocation()
  const { userID } = useVisitor()
  const [isHidden, setHidden] = useState(() => hasCookie(cookieNames.teaserHidden))
  const [hasSent, setSent] = useState(() => storedRequest() !== undefined)
  const { Ask, isOpen, open, close } = useAsk()
  const isShown = showsTeaser({ path: pathname, userID }) && (hasSent || !isHidden)
  useExitIntent(isShown && !hasSent && mayInterrupt(pathname), open)
  if (!isShown) return null
  const hide = (): void => {
    writeCookie(cookieNames.teaserHidden, '1', later(new Date(), HIDDEN_MS))
    setHidden(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <link {...sheet(styles)} />
      <Teaser hasSent={hasSent} onOpen={open} onHide={hide} />
      {Ask && isOpen && <Ask portalOrigin={portalOrigin} onSent={() => setSent(true)} onClose={close} />}
    </>
  )
}

/** The popup with its form, whose code is loaded when it is first opened. */
function useAsk() {
  const [Ask, setAsk] = useState<ComponentType<AskProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    void import('./ask.tsx').then((part) => setAsk(() => part.Ask))
  }, [])
  const close = useCallback(() => setOpen(false), [])
  return { Ask, isOpen, open, close }
}

/** S-EXP-03: opens the popup once a day when the pointer leaves the page at its top; never on a phone. */
function useExitIntent(isOn: boolean, open: () => void): void {
  useEffect(() => {
    if (!isOn || hasCookie(cookieNames.exitIntent)) return
    if (!matchMedia(`(hover: hover) and (pointer: fine) and (min-width: ${FEWEST_EXIT_PX}px)`).matches) return
    const onOut = ({ clientY, relatedTarget }: MouseEvent): void => {
      if (!leavesAtTop({ clientY, isOutside: relatedTarget === null })) return
      // A person with an open dialog, or who types, is busy. Another tab may have opened the popup today.
      const isBusy = document.querySelector('dialog[open]') !== null || hasTypedInto(document.activeElement)
      if (isBusy || hasCookie(cookieNames.exitIntent)) return
      writeCookie(cookieNames.exitIntent, '1', later(new Date(), EXIT_INTENT_MS))
      document.removeEventListener('mouseout', onOut)
      open()
    }
    document.addEventListener('mouseout', onOut)
    return () => document.removeEventListener('mouseout', onOut)
  }, [isOn, open])
}

const hasTypedInto = (element: Element | null): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value !== ''
