import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo } from '#platform/mail/rules/mail-topic.ts'
import { ownAccountContract, signInContract, usersContract } from './contract.ts'
import { OWN_ACCOUNT, SIGN_IN_LIMITS, USER } from './rules/access.ts'
import { ownAccountHandlers, signInHandlers, usersHandlers } from './server/handlers.ts'
import { ACCOUNT_MAIL_TOPIC, sendAccountMails } from './server/mails.ts'
import { SIGN_IN_DATA } from './server/personal-data.ts'
import { clearSignIns } from './server/steps.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ users: 'Users', yourAccount: 'Your account' })

const account = mailTo(defineTexts('Account holder'))

export const signIn = defineFeature({
  name: 'sign-in',
  personalData: SIGN_IN_DATA,
  permissions: [USER, OWN_ACCOUNT],
  limits: SIGN_IN_LIMITS,
  navigation: [
    { group: 'people', place: 30, href: '/users', name: pageNames.users, needs: USER.read, key: 'u' },
    { group: 'people', place: 50, href: '/account', name: pageNames.yourAccount, key: 'y' },
  ],
  portal: {
    signIn: calls(signInContract, signInHandlers),
    ownAccount: calls(ownAccountContract, ownAccountHandlers),
    users: calls(usersContract, usersHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'clear-sign-ins', everySeconds: 3_600, run: () => clearSignIns(db, clock.now()) },
  ],
  mails: [
    {
      topic: ACCOUNT_MAIL_TOPIC,
      group: 'accounts',
      place: 10,
      about: 'an account',
      typed: {
        prints: 'name of the person',
        safety: 'anyone',
        limits: ['invitation', 'invitation-to', 'reset-from', 'reset-to'],
      },
      kinds: defineTexts({
        invitation: account('A user was invited to the portal.'),
        reset: account('A user asked to reset a password.'),
        'changed: password': account('The password was changed.'),
        'changed: passkey': account('A passkey was added.'),
        'changed: passkey-removed': account('A passkey was removed.'),
        'changed: code-app': account('An authenticator app was added.'),
        'changed: code-app-removed': account('The authenticator app was removed.'),
        'changed: recovery-codes': account('New recovery codes were created.'),
      }),
      send: (services: Mailing & Stored) =>
        sendAccountMails({ ...services, portalOrigin: services.shop.portalOrigin }),
    },
  ],
})
