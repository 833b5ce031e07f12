import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { mailChoicesContract } from './contract.ts'
import { MAIL_CHOICE_LIMITS } from './rules/access.ts'
import { mailChoicesHandlers } from './server/handlers.ts'
import { MAIL_CHOICE_DATA } from './server/personal-data.ts'

export const mailChoices = defineFeature({
  name: 'mail-choices',
  personalData: MAIL_CHOICE_DATA,
  limits: MAIL_CHOICE_LIMITS,
  store: {
    mailChoices: calls(mailChoicesContract, mailChoicesHandlers),
  },
})
