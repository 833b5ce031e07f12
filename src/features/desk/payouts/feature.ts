import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { payoutsContract } from './contract.ts'
import * as payoutTables from './migrations/0211-payouts.ts'
import * as payoutMatches from './migrations/0212-payout-matches.ts'
import { PAYOUT, PAYOUT_LIMITS } from './rules/access.ts'
import { payoutsHandlers } from './server/handlers.ts'
import { matchTonight } from './server/match-lines.ts'

export const payouts = defineFeature({
  name: 'payouts',
  permissions: [PAYOUT],
  limits: PAYOUT_LIMITS,
  migrations: { '0211-payouts': payoutTables, '0212-payout-matches': payoutMatches },
  // A settlement report names charges by the provider's number.
  indexes: { payment_attempt_charge: 'payment_attempt (provider_txn_id)' },
  jobs: ({ db, clock }: Stored) => [
    { name: 'match-payouts', everySeconds: 'night', run: () => matchTonight(db, clock.now()) },
  ],
  portal: { payouts: calls(payoutsContract, payoutsHandlers) },
})
