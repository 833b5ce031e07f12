import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { LEAD_MAIL_TOPIC as topic } from './mails.ts'

export const samples: Samples = ({ clock }) => {
  const at = clock.now().toISOString()
  const lead = {
    ...{ id: 12, name: 'Ann Reyes', phone: '3125550119', email: EMAIL, kind: 'expert' },
    ...{
      comments: 'Which size?',
      pageUrl: '/sizing-estimator',
      promisedAt: at,
      writtenAt: at,
      claimedBy: null,
    },
  }
  return [
    { topic, kind: 'new', payload: { ...lead, isWarning: false } },
    { topic, kind: 'warning', payload: { ...lead, isWarning: true } },
  ]
}
