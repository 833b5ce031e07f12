import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { addDays, inStoreZone } from '#platform/clock/rules/calendar.ts'

/** Characters of one message. */
export const MOST_MESSAGE_CHARS = 2_000
/** Characters of a name, a mailbox and a phone number. */
export const MOST_NAME_CHARS = 80
export const MOST_EMAIL_CHARS = 254
export const MOST_PHONE_CHARS = 30
/** The most entries in one answer; a longer chat is read in parts. */
export const PAGE_ENTRIES = 200
/** Products of a cart that a card shows or that a shopper shares. */
export const MOST_CART_LINES = 200
export const MOST_FILE_BYTES = 5 * 1024 * 1024
/** A chat that waits longer than this is offered a call back. */
export const CALL_OFFER_MS = 60_000
/** A closed chat stays in the shopper's window this long. */
export const SHOWN_AFTER_END_MS = DAY_MS
/** Chats are deleted this many days after their last change. The privacy page says so. */
const KEPT_DAYS = 365
/** The most chats that one agent answers at the same time. */
export const MOST_CAPACITY = 12
/** An agent whose console has sent nothing for this long is away. */
export const PRESENT_MS = 45_000
/** Streams of one visitor and of one agent. */
export const STREAMS_A_VISITOR = 4
export const STREAMS_AN_AGENT = 8
/** A closed chat has a stream this long, in which a reader may still miss its last words. */
export const STREAMED_AFTER_END_MS = HOUR_MS

export const deletionDay = (now: Date): string => addDays(inStoreZone(now).day, KEPT_DAYS)
