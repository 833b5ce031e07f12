import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { PHOTO_QUOTE_MAIL_TOPIC } from './mails.ts'

export const samples: Samples = () => [
  {
    ...{ topic: PHOTO_QUOTE_MAIL_TOPIC, kind: 'received' },
    payload: {
      ...{ id: 3, reference: 'PQ000003', to: EMAIL, promise: 'today by 5 PM CT', photos: 4 },
      ...{ key: 'a-key-of-a-photo-quote' },
    },
  },
]
