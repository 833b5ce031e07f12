/** Events of an order that are about the work of staff. Buyers and contractors never read them. */
const STAFF_EVENTS: ReadonlySet<string> = new Set([
  'held',
  'released',
  'note_written',
  'note_changed',
  'note_removed',
  'note_restored',
  'serials_added',
  'serial_changed',
  'serials_removed',
  'serials_restored',
])

export const isStaffOrderEvent = ({ kind }: { kind: string }): boolean => STAFF_EVENTS.has(kind)
