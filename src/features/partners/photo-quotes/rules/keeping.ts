import { KEPT_DAYS as LEAD_KEPT_DAYS } from '#features/partners/leads/rules/lead.ts'
import { addDays, type Day, inStoreZone } from '#platform/clock/rules/calendar.ts'

/** Photos of an unfinished request are deleted this many days after its last change. Our choice, 2026-11. */
const DRAFT_DAYS = 14
/** A request that was sent is deleted with its photos when its lead is. */
export const KEPT_DAYS = LEAD_KEPT_DAYS

export const deletionDay = (changedAt: Date, isSent: boolean): Day =>
  addDays(inStoreZone(changedAt).day, isSent ? KEPT_DAYS : DRAFT_DAYS)
