import { damagingHandlers } from './damaging.ts'
import { decidingHandlers } from './deciding.ts'
import { editingHandlers } from './editing.ts'
import { mailingHandlers } from './mails/mailing.ts'
import { notingHandlers } from './noting.ts'
import { readingHandlers } from './reading.ts'
import { refundingHandlers } from './refunding.ts'
import { returningHandlers } from './returning.ts'
import { serialHandlers } from './serials.ts'
import { shippingHandlers } from './shipping.ts'
import { timelineHandlers } from './timeline/timeline.ts'

export const orderDeskHandlers = {
  ...readingHandlers,
  ...decidingHandlers,
  ...notingHandlers,
  ...mailingHandlers,
  ...editingHandlers,
  ...shippingHandlers,
  ...serialHandlers,
  ...timelineHandlers,
  ...refundingHandlers,
  ...returningHandlers,
  ...damagingHandlers,
}
