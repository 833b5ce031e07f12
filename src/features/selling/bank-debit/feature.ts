import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { sweepLinks } from './server/links.ts'
import type { BankServices } from './server/services.ts'

export const bankDebit = defineFeature({
  name: 'bank-debit',
  jobs: ({ bank }: { bank: BankServices }) => [
    { name: 'sweep-bank-links', everySeconds: 600, run: () => sweepLinks(bank) },
  ],
})
