import { createAffirmGateway } from '#adapters/payments-affirm/affirm-gateway.ts'
import { createCreditKeyGateway } from '#adapters/payments-creditkey/creditkey-gateway.ts'
import { toCents } from '#lib/money.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { type SandboxStage, sandboxStage } from '../stage/fault-stage.ts'

const CALLS = { deadlineMs: PROVIDER_DEADLINE_MS, limits: { failures: 100, maxInFlight: 50 } }

/** A stage with Affirm and Credit Key through our own clients, on the sandbox that speaks their protocols. */
export const lenderStage = (): Promise<SandboxStage> =>
  sandboxStage({
    sandbox: {
      merchantId: 'm',
      publicKey: 'p',
      privateKey: 'k',
      storeOrigins: ['http://localhost:3000'],
    },
    shop: ({ sandbox: { url }, clock: { now } }) => ({
      affirm: createAffirmGateway({
        publicKey: 'demo_affirm_public',
        privateKey: 'demo_affirm_private',
        url: `${url}/affirm/api/v1/transactions`,
        mode: 'modal',
        merchantName: 'Alpine',
        ...CALLS,
      }),
      creditkey: createCreditKeyGateway({
        publicKey: 'demo_creditkey_public',
        sharedSecret: 'demo_creditkey_secret',
        url: `${url}/creditkey`,
        nowMs: () => now().getTime(),
        ...CALLS,
      }),
      limits: {
        affirm: { min: toCents(5_000), max: toCents(1_000_000) },
        creditkey: { min: toCents(5_000), max: toCents(1_000_000) },
      },
      deadlineMs: PROVIDER_DEADLINE_MS + 500,
    }),
  })
