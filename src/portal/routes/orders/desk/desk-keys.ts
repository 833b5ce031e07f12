import { usePageKeys } from '../../../frame/shortcuts.ts'
import type { texts } from './texts.ts'

/** Where each shortcut of the page puts the keyboard; a step that is not offered has no such place. */
const PLACES = {
  c: ':is([data-step="receive-check"], [data-step="receive-terms"])',
  s: '[data-step="ship"]',
  d: '[data-step="deliver"]',
  r: '#refund',
  t: '#returns',
  m: '[data-step^="damage"]',
} as const satisfies Readonly<Record<keyof typeof texts.keys, string>>

/** The first field, button or link of a place. */
const begin = (place: string): void =>
  document
    .querySelector(place)
    ?.querySelector<HTMLElement>('input:not([type="hidden"]), select, button[type="submit"], a[href]')
    ?.focus()

export const useDeskKeys = (): void =>
  usePageKeys(Object.fromEntries(Object.entries(PLACES).map(([key, place]) => [key, () => begin(place)])))
