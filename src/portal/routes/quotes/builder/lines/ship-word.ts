import type { QuoteProduct } from '#features/partners/quotes/rules/quote-product.ts'
import { shipDay } from '#features/selling/shipping/rules/ship-date.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'

type Stock = Pick<QuoteProduct, 'available' | 'restockOn' | 'isService'>

/** The day on which this quantity of a product leaves, as yyyy-mm-dd; null when it is unknown. */
export const shipsOn = ({ available, restockOn, isService }: Stock, qty: number, at: Date): string | null =>
  shipDay(at, isService ? [] : [{ qty, stock: { available, restockOn } }])

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "Today", "Dec 9" or the word for an unknown day. */
export function shipWord(day: string | null, at: Date, words: { today: string; unknownDay: string }): string {
  if (day === null) return words.unknownDay
  return day === inStoreZone(at).day ? words.today : DAY.format(new Date(`${day}T12:00:00Z`))
}
