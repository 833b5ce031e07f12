import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { ownAccountContract, signInContract, usersContract } from './contract.ts'
import { OWN_ACCOUNT, USER } from './rules/permissions.ts'
import { clearSignIns } from './server/clear.ts'
import { ownAccountHandlers, signInHandlers, usersHandlers } from './server/handlers.ts'
import { ACCOUNT_MAIL_TOPIC, sendAccountMails } from './server/mails.ts'

export const signIn = defineFeature({
  name: 'sign-in',
  permissions: [USER, OWN_ACCOUNT],
  navigation: [
    { group: 'people', place: 30, href: '/users', name: 'Users', needs: USER.read, key: 'u' },
    { group: 'people', place: 50, href: '/account', name: 'Your account', key: 'y' },
  ],
  portal: {
    signIn: calls(signInContract, signInHandlers),
    ownAccount: calls(ownAccountContract, ownAccountHandlers),
    users: calls(usersContract, usersHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'clear-sign-ins', everySeconds: 3_600, run: () => clearSignIns(db, clock.now()) },
  ],
  mails: ({ db, clock, mailer, shop }: Mailing & Stored) => ({
    [ACCOUNT_MAIL_TOPIC]: sendAccountMails({ db, clock, mailer, shop, portalOrigin: shop.portalOrigin }),
  }),
})
