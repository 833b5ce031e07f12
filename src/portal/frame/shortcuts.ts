import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { safeStorage } from '#lib/storage.ts'
import { pressBox } from '../list/tick-rows.ts'
import { destinationsOf, type Navigation } from './navigation.ts'

const SWITCH = 'alpine.portal.shortcuts'
const storage = safeStorage(() => window.localStorage)

/** WCAG 2.1.4: a person can switch the shortcuts of single letters off. */
export const areShortcutsOn = (): boolean => storage.read(SWITCH) !== 'off'
export const switchShortcuts = (on: boolean): void => storage.write(SWITCH, on ? 'on' : 'off')

/** What single keys do to the rows of a list. */
const ROW_KEYS: Readonly<
  Record<string, (row: HTMLElement | undefined, rows: HTMLElement[], isRange: boolean) => void>
> = {
  j: (row, rows) => focusRow(rows[row ? rows.indexOf(row) + 1 : 0]),
  k: (row, rows) => focusRow(rows[row ? rows.indexOf(row) - 1 : 0]),
  x: (row, _, isRange) => pressBox(row, isRange),
  ' ': (row, _, isRange) => pressBox(row, isRange),
  m: () => document.querySelector<HTMLElement>('.portal-many :is(select, button)')?.focus(),
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

const rowsOfPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** Moves the focus to the search field of the list, or else of the portal. */
const focusSearch = (): void =>
  (
    document.querySelector<HTMLInputElement>('main input[type="search"]') ??
    document.querySelector<HTMLInputElement>('.portal-search input')
  )?.focus()

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), select, textarea'))

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** Single letters do nothing while a person types, while a dialog is open, and when they are switched off. */
const isResting = ({ target }: KeyboardEvent): boolean =>
  isTyping(target) || !areShortcutsOn() || document.querySelector('dialog[open]') !== null

interface Openers {
  page(href: string): void
  palette(): void
  help(): void
}

/** Finds what a pressed key does; it remembers whether the key before was G. */
function keyReader(navigation: Navigation, open: Openers) {
  let isAfterG = false
  const letter = (key: string, isRange: boolean): (() => void) | undefined => {
    const wasAfterG = isAfterG
    isAfterG = key === 'g' && !wasAfterG
    const to = wasAfterG ? destinationsOf(navigation).find((entry) => entry.key === key) : undefined
    return to ? () => open.page(to.href) : actionOf(key, isRange, open.help)
  }
  return (event: KeyboardEvent): (() => void) | undefined => {
    const key = event.key.toLowerCase()
    if (hasModifier(event)) return key === 'k' && !event.altKey ? open.palette : undefined
    return isResting(event) ? undefined : letter(key, event.shiftKey)
  }
}

/** Listens for the portal's shortcuts. */
export function useShortcuts(
  navigation: Navigation,
  { palette, help }: Pick<Openers, 'palette' | 'help'>,
): void {
  const navigate = useNavigate()
  useEffect(() => {
    const actOf = keyReader(navigation, { palette, help, page: (href) => void navigate(href) })
    const listen = (event: KeyboardEvent) => {
      const act = actOf(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [navigation, palette, help, navigate])
}

/** Single letters of one page. A letter after G opens a page of the portal instead. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let isAfterG = false
    const listen = (event: KeyboardEvent) => {
      if (hasModifier(event) || isResting(event)) return
      const key = event.key.toLowerCase()
      const act = isAfterG ? undefined : latest.current[key]
      isAfterG = key === 'g' && !isAfterG
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Space presses what has the focus, and scrolls where that is no row. */
const isOnRow = (): boolean => document.activeElement?.matches('[data-row-link]') ?? false

function actionOf(key: string, isRange: boolean, help: () => void): (() => void) | undefined {
  if (key === '?') return help
  if (key === ' ' && !isOnRow()) return undefined
  if (key === '/') return focusSearch
  const onRow = ROW_KEYS[key]
  if (!onRow) return undefined
  return () => {
    const rows = rowsOfPage()
    onRow(
      rows.find((row) => row.contains(document.activeElement)),
      rows,
      isRange,
    )
  }
}
