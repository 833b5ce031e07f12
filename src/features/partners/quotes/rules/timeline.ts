/** What a quote's history tells. */
export const EVENT_KINDS = [
  'made',
  'edited',
  'asked',
  'approved',
  'refused',
  'sent',
  'opened',
  'reminded',
  'commented',
  'revised',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'honored',
  'asked-again',
  'link-made',
  'ordered',
  'order-ended',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]
