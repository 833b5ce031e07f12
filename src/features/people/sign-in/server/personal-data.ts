import { defineTexts } from '#lib/language/texts.ts'
import { DELETE, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({
  passkey: 'Passkeys',
  recovery: 'Recovery codes',
  link: 'Invitations and links to set a password',
  step: 'Sign-ins that were begun',
})

const ofAccount = through('account_id', 'account')

export const SIGN_IN_DATA: readonly PersonalData[] = [
  { table: 'passkey', what: what.passkey, found: ofAccount, fate: DELETE },
  { table: 'recovery_code', what: what.recovery, found: ofAccount, fate: DELETE },
  { table: 'account_link', what: what.link, found: ofAccount, fate: DELETE },
  {
    table: 'sign_in_step',
    what: what.step,
    found: through('account_id', 'account', { needsIndex: true }),
    fate: DELETE,
  },
  // A session ends after the steps that name it.
  {
    table: 'sign_in_step',
    what: what.step,
    found: through('session_id', 'session', { needsIndex: true }),
    fate: DELETE,
  },
]
