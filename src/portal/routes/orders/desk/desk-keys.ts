import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import { usePageKeys } from '../../../frame/shortcuts.ts'
import { may } from './panel.ts'
import { texts } from './texts.ts'
import type { Timeline } from './timeline/read-timeline.server.ts'

type Key = keyof typeof texts.keys

/** Where each shortcut of the page puts the keyboard: the first of these places that the page offers. */
const PLACES = {
  c: ':is([data-step="receive-check"], [data-step="receive-terms"])',
  s: '[data-step="ship"]',
  d: '[data-step="deliver"]',
  n: '[data-step="write-note"]',
  h: ':is([data-step="release"], [data-step="hold"])',
  e: '[data-step="edit-place"]',
  r: '#refund',
  t: '#returns',
  // What waits comes first; what can be changed later is folded.
  m: ['[data-step^="damage"]:not(details *)', '[data-step="report-damage"]', '[data-step^="damage"]'],
  u: '#serials',
  i: '#history',
  o: '#work .portal-work-owner',
  b: '#papers [data-paper="bill-of-lading"]',
} as const satisfies Readonly<Record<Key, string | readonly string[]>>

const FIELDS = ['input:not([type="hidden"])', 'textarea', 'select', 'button[type="submit"]', 'a[href]'].join()

/** The field of a place that says so, or its first field, button or link. */
function begin(places: string | readonly string[]): void {
  const place = [places].flat().flatMap((each) => document.querySelector(each) ?? [])[0]
  const field = place?.querySelector<HTMLElement>('[data-begin]') ?? place?.querySelector<HTMLElement>(FIELDS)
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
  // What most often changes is typed over.
  if (field instanceof HTMLInputElement && 'begin' in field.dataset) field.select()
}

export const useDeskKeys = (): void =>
  usePageKeys(Object.fromEntries(Object.entries(PLACES).map(([key, place]) => [key, () => begin(place)])))

/** Which of the shortcuts that wait for a step have it; the others have their place on every order's page. */
const HAS_STEP: { readonly [K in Key]?: (order: DeskOrder, timeline: Timeline) => boolean } = {
  c: (order) => may(order, 'receive-check'),
  s: (order) => may(order, 'ship'),
  d: (order) => may(order, 'deliver'),
  e: (order) => may(order, 'edit'),
  h: (order) => may(order, 'hold') || may(order, 'release'),
  r: ({ refunds }) => refunds.waiting !== null || (refunds.mayRefund && refunds.left > 0),
  t: ({ returns }) => returns.returns.length > 0 || (returns.mayAsk && returns.returnable.length > 0),
  m: ({ damage }) => damage.reports.length > 0 || damage.mayReport,
  u: ({ serials }) => serials.machines.some(({ kind }) => kind !== 'waiting'),
  o: (_, { work }) => work.length > 0,
  b: (order) => order.shipments.length > 0 || may(order, 'ship'),
}

/** The shortcuts that do something for this order now. */
export const usedKeys = (order: DeskOrder, timeline: Timeline): Key[] =>
  (Object.keys(texts.keys) as Key[]).filter((key) => HAS_STEP[key]?.(order, timeline) ?? true)
