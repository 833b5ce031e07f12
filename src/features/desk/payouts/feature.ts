import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { payoutsContract } from './contract.ts'
import * as payoutTables from './migrations/0211-payouts.ts'
import { PAYOUT, PAYOUT_LIMITS } from './rules/access.ts'
import { payoutsHandlers } from './server/handlers.ts'

export const payouts = defineFeature({
  name: 'payouts',
  permissions: [PAYOUT],
  limits: PAYOUT_LIMITS,
  migrations: { '0211-payouts': payoutTables },
  // A settlement report names charges by the provider's number.
  indexes: { payment_attempt_charge: 'payment_attempt (provider_txn_id)' },
  portal: { payouts: calls(payoutsContract, payoutsHandlers) },
})
