import { DAY_MS } from '#lib/dates.ts'

/** S-EXP-01: how long the teaser shows one of its labels. */
export const LABEL_MS = 30_000
/** K-COOKIES: a teaser that was closed stays away for 30 days. */
export const HIDDEN_MS = 30 * DAY_MS
/** K-COOKIES: leaving the page opens the popup once a day. */
export const EXIT_INTENT_MS = DAY_MS
/** Narrower windows are phones, where a pointer cannot leave the page. */
export const FEWEST_EXIT_PX = 641

const WITHOUT_EXPERT = ['/system-selector', '/quote-by-photo']
const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** A-ANON: the teaser is for visitors who are not signed in, and not on two pages that help by themselves. */
export const showsTeaser = ({ path, userID }: { path: string; userID: number }): boolean =>
  userID === 0 && !WITHOUT_EXPERT.some((base) => isBelow(path, base))

/** A buyer who pays is not interrupted. */
export const mayInterrupt = (path: string): boolean => !isBelow(path, '/checkout')

/** Whether a pointer left the window at its top: toward the tabs and the address. */
export const leavesAtTop = ({ clientY, isOutside }: { clientY: number; isOutside: boolean }): boolean =>
  isOutside && clientY <= 0
