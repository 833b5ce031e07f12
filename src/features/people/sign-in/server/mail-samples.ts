import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import type { Samples } from '#tests/mails/sample.ts'
import type { SignInChange } from '../mail-texts.ts'
import { ACCOUNT_MAIL_TOPIC as topic } from './mails.ts'

const CHANGES: readonly SignInChange[] = [
  ...(['password', 'passkey', 'passkey-removed', 'code-app', 'code-app-removed'] as const),
  'recovery-codes',
]

export const samples: Samples = () => {
  const { id: accountId, email } = DEMO_PEOPLE[0]!
  return [
    { topic, kind: 'invitation', payload: { kind: 'invitation', accountId } },
    { topic, kind: 'reset', payload: { kind: 'reset', email } },
    ...CHANGES.map((change) => ({
      ...{ topic, kind: `changed: ${change}` },
      payload: { kind: 'changed', accountId, change },
    })),
  ]
}
