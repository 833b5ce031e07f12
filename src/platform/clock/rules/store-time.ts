import { merchant } from '#lib/merchant/merchant.ts'

/**
 * Writes moments in the merchant's zone and language. The formatter is made at the first use, because the
 * first use of Intl takes a phone some twenty milliseconds.
 */
function inStoreTime(options: Intl.DateTimeFormatOptions): (at: Date | string) => string {
  let format: Intl.DateTimeFormat | undefined
  return (at) => {
    const { locale, zone: timeZone } = merchant()
    format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options })
    return format.format(new Date(at))
  }
}

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** "Nov 22" for a moment, an ISO text or a Date. */
export const storeShortDay = inStoreTime({ month: 'short', day: 'numeric' })

/** "Sat, Nov 21" */
export const storeDay = inStoreTime({ weekday: 'short', month: 'short', day: 'numeric' })

/** "Saturday, November 21" */
export const storeFullDay = inStoreTime({ weekday: 'long', month: 'long', day: 'numeric' })

/** "Nov 22, 2026" */
export const storeDate = inStoreTime(DATE)

/** "November 22, 2026" */
export const storeFullDate = inStoreTime({ ...DATE, month: 'long' })

/** "3:05 PM" */
export const storeTime = inStoreTime(TIME)

/** "Nov 22, 3:05 PM" */
export const storeDayAndTime = inStoreTime({ month: 'short', day: 'numeric', ...TIME })

/** "Nov 22, 2026, 3:05 PM" */
export const storeDateAndTime = inStoreTime({ ...DATE, ...TIME })
