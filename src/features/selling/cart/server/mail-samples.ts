import { DAY_MS, later } from '#lib/dates.ts'
import { EMAIL, FURNACE_LINE, type Samples } from '#tests/mails/sample.ts'
import { CART_REMINDER_TOPIC } from './cart-reminder.ts'
import { CART_MAIL_TOPIC } from './mails.ts'

export const samples: Samples = ({ clock }) => {
  const now = clock.now()
  const cart = { name: 'Basement', lines: [FURNACE_LINE] }
  return [
    {
      ...{ topic: CART_MAIL_TOPIC, kind: 'cart' },
      payload: { ...cart, email: EMAIL, at: now.toISOString() },
    },
    {
      ...{ topic: CART_REMINDER_TOPIC, kind: 'reminder' },
      payload: { ...cart, email: 'new@example.com', at: later(now, -DAY_MS).toISOString() },
    },
  ]
}
