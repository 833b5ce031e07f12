import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { bankDebitContract } from './contract.ts'
import { BANK_LIMITS } from './rules/access.ts'
import { bankDebitHandlers } from './server/handlers.ts'
import { sweepLinks } from './server/links.ts'
import { BANK_DATA } from './server/personal-data.ts'
import type { BankServices } from './server/services.ts'

export const bankDebit = defineFeature({
  name: 'bank-debit',
  personalData: BANK_DATA,
  limits: BANK_LIMITS,
  store: {
    bankDebit: calls(bankDebitContract, bankDebitHandlers),
  },
  jobs: ({ bank }: { bank: BankServices }) => [
    { name: 'sweep-bank-links', everySeconds: 600, run: () => sweepLinks(bank) },
  ],
})
