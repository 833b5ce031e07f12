import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import { usePageKeys } from '../../../frame/shortcuts.ts'
import { may } from './panel.ts'
import { texts } from './texts.ts'

type Key = keyof typeof texts.keys

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
} as const satisfies Readonly<Record<Key, string>>

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

/** Which of the shortcuts that wait for a step have it; the others have their place on every order's page. */
const HAS_STEP: { readonly [K in Key]?: (order: DeskOrder) => boolean } = {
  c: (order) => may(order, 'receive-check'),
  s: (order) => may(order, 'ship'),
  d: (order) => may(order, 'deliver'),
  e: (order) => may(order, 'edit'),
  h: (order) => may(order, 'hold') || may(order, 'release'),
  r: ({ refunds }) => refunds.waiting !== null || (refunds.mayRefund && refunds.left > 0),
  t: ({ returns }) => returns.returns.length > 0 || (returns.mayAsk && returns.returnable.length > 0),
  m: ({ damage }) => damage.reports.length > 0 || damage.mayReport,
  u: ({ serials }) => serials.machines.some(({ kind }) => kind !== 'waiting'),
  b: (order) => order.shipments.length > 0 || may(order, 'ship'),
}

/** The shortcuts that do something for this order now. */
export const usedKeys = (order: DeskOrder): Key[] =>
  (Object.keys(texts.keys) as Key[]).filter((key) => HAS_STEP[key]?.(order) ?? true)
