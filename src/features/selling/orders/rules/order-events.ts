/**
 * Who reads what happened to an order: also its buyer and the contractor, or staff alone. Every kind of event
 * stands here, so no kind is written without saying who reads it.
 */
export const ORDER_EVENTS = {
  created: 'buyer',
  placed: 'buyer',
  authorized: 'buyer',
  paid: 'buyer',
  captured: 'buyer',
  capture_failed: 'staff',
  payment_returned: 'buyer',
  dispute: 'buyer',
  terms_overdue: 'buyer',
  terms_paid: 'buyer',
  approved: 'buyer',
  certificate_verified: 'buyer',
  certificate_refused: 'buyer',
  edited: 'buyer',
  quote_sent: 'buyer',
  held: 'staff',
  released: 'staff',
  note_written: 'staff',
  note_changed: 'staff',
  note_removed: 'staff',
  note_restored: 'staff',
  mailed_again: 'staff',
  shipment_made: 'buyer',
  shipped: 'buyer',
  part_shipped: 'buyer',
  in_transit: 'buyer',
  appointment: 'buyer',
  delivered: 'buyer',
  part_delivered: 'buyer',
  called_off: 'buyer',
  cancel_asked: 'buyer',
  cancel_refused: 'buyer',
  cancelled: 'buyer',
  // What staff still decide is theirs; the refund that they make is the buyer's too.
  refund_asked: 'staff',
  refund_approved: 'staff',
  refund_refused: 'staff',
  refund_ended: 'staff',
  refund_failed: 'staff',
  refund_requested: 'buyer',
  refunded: 'buyer',
  return_asked: 'buyer',
  return_approved: 'buyer',
  return_refused: 'buyer',
  return_received: 'buyer',
  damage_reported: 'buyer',
  // A claim is between us and the carrier. The buyer sees the refund, return or replacement itself.
  claim_filed: 'staff',
  damage_settled: 'staff',
  damage_reopened: 'staff',
  replacement_asked: 'buyer',
  replacement_shipped: 'buyer',
  replacement_delivered: 'buyer',
  replacement_called_off: 'buyer',
  serials_added: 'staff',
  serial_changed: 'staff',
  serials_removed: 'staff',
  serials_restored: 'staff',
} as const satisfies Readonly<Record<string, 'buyer' | 'staff'>>

export type OrderEventKind = keyof typeof ORDER_EVENTS

/** Whether the buyer and the contractor of an order may read such an event. */
export const isForBuyer = ({ kind }: { kind: string }): boolean =>
  (ORDER_EVENTS as Readonly<Record<string, 'buyer' | 'staff'>>)[kind] === 'buyer'
