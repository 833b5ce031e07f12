import type { Samples } from '#tests/mails/sample.ts'
import { confirmationMail } from './effects.ts'

export const samples: Samples = ({ orderID }) => [
  { topic: confirmationMail.topic, kind: 'placed', payload: { orderID } },
]
