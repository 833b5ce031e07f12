import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { SIZING_MAIL_TOPIC } from './mail-result.ts'

export const samples: Samples = () => [
  {
    ...{ topic: SIZING_MAIL_TOPIC, kind: 'result' },
    payload: {
      ...{ email: EMAIL, by: 'whole', home: '1,800 sq ft', place: 'Chicago, IL 60614' },
      ...{ winterF: 4, summerF: 89, climateDate: '2021', search: 'zipCode=60614&squareFeet=1800' },
      need: { heatingBtu: 47_200, heatingBtuRounded: 47_000, coolingBtu: 27_500, tons: 2.5, systems: 1 },
    },
  },
]
