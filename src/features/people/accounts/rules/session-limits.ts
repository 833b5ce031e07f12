import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/dates.ts'
import type { Role } from './actions.ts'

export interface SessionLimits {
  /** a session ends when nothing was asked for this long */
  idleMs: number
  /** a session ends after this, however much it is used */
  absoluteMs: number
}

const STAFF: SessionLimits = { idleMs: HOUR_MS, absoluteMs: 12 * HOUR_MS }
const CONTRACTOR: SessionLimits = { idleMs: 8 * HOUR_MS, absoluteMs: 30 * DAY_MS }

/**
 * How long sessions last: a shift for staff, who see every customer; a month for a contractor, whose phone is
 * in a basement without a keyboard and who reaches one company alone. Our decision of 2026-11-22. NIST SP
 * 800-63B-4, 2.2.3 (July 2025) recommends at most 24 hours and one hour idle at AAL2: staff are within it.
 */
export const sessionLimitsOf = (role: Exclude<Role, 'shopper'>): SessionLimits =>
  role === 'contractor' ? CONTRACTOR : STAFF

/** How long a second factor opens the actions that need a fresh one: money, prices, roles, exports, MFA. */
const STEP_UP_MS = 5 * MINUTE_MS

/** The life of a token for the store's API; each use also checks the session. */
export const BEARER_SECONDS = 600

export const isFresh = (steppedUpAt: Date | undefined, now: Date): boolean =>
  steppedUpAt !== undefined && now.getTime() - steppedUpAt.getTime() < STEP_UP_MS
