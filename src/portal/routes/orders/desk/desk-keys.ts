import { usePageKeys } from '../../../frame/shortcuts.ts'
import type { texts } from './texts.ts'

/** Where each shortcut of the page puts the keyboard; a step that is not offered has no such place. */
const PLACES = {
  c: ':is([data-step="receive-check"], [data-step="receive-terms"])',
  s: '[data-step="ship"]',
  d: '[data-step="deliver"]',
  n: '[data-step="write-note"]',
  h: ':is([data-step="release"], [data-step="hold"])',
  e: '[data-step="edit-place"]',
  r: '#refund',
  t: '#returns',
  m: '[data-step^="damage"]',
  u: '#serials',
  b: '#papers [data-paper="bill-of-lading"]',
} as const satisfies Readonly<Record<keyof typeof texts.keys, string>>

/** The first field, button or link of a place. */
function begin(place: string): void {
  const field = document
    .querySelector(place)
    ?.querySelector<HTMLElement>('input:not([type="hidden"]), select, button[type="submit"], a[href]')
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}

export const useDeskKeys = (): void =>
  usePageKeys(Object.fromEntries(Object.entries(PLACES).map(([key, place]) => [key, () => begin(place)])))
