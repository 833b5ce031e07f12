import type { OrderEventKind } from '#features/selling/orders/rules/order-events.ts'

export const TIMELINE_GROUPS = ['all', 'messages', 'money', 'shipping', 'people'] as const
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number]
type Part = Exclude<TimelineGroup, 'all'>

/** The group of each kind of event; a kind without a row is about people. */
export const EVENTS_OF: Readonly<Record<Exclude<Part, 'people'>, readonly OrderEventKind[]>> = {
  messages: [
    ...(['mailed_again', 'note_changed', 'note_removed', 'note_restored'] as const),
    ...(['cancel_asked', 'cancel_refused', 'return_asked', 'damage_reported', 'quote_sent'] as const),
  ],
  money: [
    ...(['paid', 'payment_returned', 'dispute', 'terms_paid'] as const),
    ...(['refund_asked', 'refund_requested', 'refund_approved', 'refund_refused', 'refunded'] as const),
    'refund_ended',
  ],
  shipping: [
    ...(['shipment_made', 'shipped', 'part_shipped', 'in_transit', 'appointment', 'delivered'] as const),
    ...(['part_delivered', 'called_off', 'held', 'released', 'return_received', 'claim_filed'] as const),
    ...(['replacement_asked', 'replacement_shipped', 'replacement_called_off'] as const),
    'replacement_delivered',
  ],
}

/** Events that another entry tells better: the note with its words, the movement with its amount. */
export const TOLD_OTHERWISE: readonly OrderEventKind[] = ['note_written', 'captured']

/** The group of each source of entries; events belong to several. */
const SOURCE_GROUPS = {
  event: undefined,
  mail: 'messages',
  note: 'messages',
  payment: 'money',
  movement: 'money',
  shipment: 'shipping',
  work: 'people',
} as const satisfies Readonly<Record<string, Part | undefined>>
export type TimelineSource = keyof typeof SOURCE_GROUPS

/** The sources that a filter of the timeline reads. */
export const sourcesOf = (group: TimelineGroup): TimelineSource[] =>
  (Object.keys(SOURCE_GROUPS) as TimelineSource[]).filter((source) => {
    const own = SOURCE_GROUPS[source]
    return group === 'all' || own === undefined || own === group
  })
