import { damagingCalls } from './contract/damaging.ts'
import { decidingCalls } from './contract/deciding.ts'
import { editingCalls } from './contract/editing.ts'
import { mailingCalls } from './contract/mailing.ts'
import { notingCalls } from './contract/noting.ts'
import { readingCalls } from './contract/reading.ts'
import { refundingCalls } from './contract/refunding.ts'
import { returningCalls } from './contract/returning.ts'
import { serialCalls } from './contract/serials.ts'
import { shippingCalls } from './contract/shipping.ts'
import { timelineCalls } from './contract/timeline.ts'

export type { DeskOrder } from './contract/reading.ts'
export type { TimelineEntry } from './contract/timeline.ts'

/** The order page of staff. One file of `contract` and one of `server` a group of calls. */
export const orderDeskContract = {
  ...readingCalls,
  ...decidingCalls,
  ...notingCalls,
  ...mailingCalls,
  ...editingCalls,
  ...shippingCalls,
  ...serialCalls,
  ...timelineCalls,
  ...refundingCalls,
  ...returningCalls,
  ...damagingCalls,
}
