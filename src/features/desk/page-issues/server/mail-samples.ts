import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { ISSUE_MAIL_TOPIC as topic } from './issue-mail.ts'

const ISSUE = {
  ...{ id: 7, importance: 'high', team: 'product-management', text: 'The picture shows another unit.' },
  ...{ pageURL: '/product/x/450000001', reporterName: 'Dana Reyes', to: null, notedBy: null },
}

export const samples: Samples = () => [
  { topic, kind: 'issue', payload: ISSUE },
  { topic, kind: 'note', payload: { ...ISSUE, to: EMAIL, notedBy: 'Ada King' } },
]
