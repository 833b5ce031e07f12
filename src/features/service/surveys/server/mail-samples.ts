import { EMAIL, FURNACE_LINE, type Samples } from '#tests/mails/sample.ts'
import { SURVEY_MAIL_TOPIC, UNHAPPY_MAIL_TOPIC } from './mails.ts'

export const samples: Samples = () => [
  {
    ...{ topic: SURVEY_MAIL_TOPIC, kind: 'invitation' },
    payload: { id: 7, email: EMAIL, name: 'Ann', until: '2026-12-23', products: [FURNACE_LINE] },
  },
  {
    ...{ topic: UNHAPPY_MAIL_TOPIC, kind: 'unhappy' },
    payload: { orderId: 'A000000000001', answers: { recommend: 3 } },
  },
]
