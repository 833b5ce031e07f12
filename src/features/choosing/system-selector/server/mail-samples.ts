import { EMAIL, FURNACE_LINE, type Samples } from '#tests/mails/sample.ts'
import { QUESTION_MAIL_TOPIC, QUOTE_MAIL_TOPIC } from './mails.ts'

export const samples: Samples = ({ clock }) => [
  {
    ...{ topic: QUOTE_MAIL_TOPIC, kind: 'results' },
    payload: {
      ...{ reference: 'SQ000004', email: EMAIL, zip: '60614', at: clock.now().toISOString() },
      kits: [
        {
          ...{ id: 'a', title: 'Furnace and air conditioner', path: '/system-selector/results' },
          ...{ lines: [FURNACE_LINE], goods: 129_999, total: 143_324 },
        },
      ],
    },
  },
  {
    ...{ topic: QUESTION_MAIL_TOPIC, kind: 'question' },
    payload: {
      ...{ reference: 'SQ000004', name: 'Ann', email: EMAIL, phone: '', message: 'Which one is quieter?' },
      answers: [{ step: 'Fuel', answer: 'Natural gas' }],
    },
  },
]
