import { call } from '@orpc/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { STORE_FACTS_LIMITS } from '#features/desk/store-facts/rules/access.ts'
import { storeFactsHandlers } from '#features/desk/store-facts/server/handlers.ts'
import { testProvider } from '#features/desk/store-facts/server/providers/test-provider.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type ProviderStage, providerStage } from '../stage/provider-stage.ts'

let stage: ProviderStage
beforeAll(async () => {
  stage = await providerStage(await makeDatabase(), { deadlineMs: 300 })
  await demoPeople(stage.database.db)
})
afterEach(() => stage.restart())
afterAll(() => stage.close())

const services = () => stage.shops[0].services
const testNow = async (id: string, deadlineMs = 5_000) => {
  const provider = services().testedProviders.find((each) => each.id === id)!
  return testProvider(services().db, provider, { by: 'pat', now: stage.clock.now(), deadlineMs })
}
const ask = (id: string, who: Parameters<typeof whoAsks>[0]) =>
  call(
    storeFactsHandlers.testProvider,
    { id },
    { context: { ...services(), ...whoAsks(who), request: makeRequest() } },
  )

test('[29] a contractor and sales test nothing, and a name that is none is not found', async () => {
  await expect(ask('tax', 'contractor')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(ask('tax', 'sales')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(ask('none', 'operations')).rejects.toMatchObject({ code: 'not_found' })
  expect(await services().db.selectFrom('provider_test').selectAll().execute()).toEqual([])
})

test('[29] the last answer is kept with who asked; a person tests so often a minute', async () => {
  const answer = await ask('tax', 'operations')
  expect(answer.last).toMatchObject({
    trouble: null,
    detail: expect.stringMatching(/^Chicago, IL 60614: [\d.]+%$/),
  })
  const { providers } = await call(storeFactsHandlers.providers, undefined, {
    context: { ...services(), ...whoAsks('admin'), request: makeRequest() },
  })
  expect(providers.find(({ id }) => id === 'tax')).toEqual(answer)
  expect(JSON.stringify(providers)).not.toMatch(/demo_\w+_(secret|private|public)|test_private/)
  const { points } = STORE_FACTS_LIMITS['provider-test']
  const rest = await Promise.allSettled(Array.from({ length: points }, () => ask('tax', 'operations')))
  expect(rest.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'too_many' } }])
})

test('[29] a mail server that is not there is named as that', async () => {
  expect((await ask('mail', 'admin')).last).toMatchObject({ trouble: 'unreachable' })
})

const PAYMENTS = ['braintree', 'paypal', 'affirm', 'creditkey']

test.each(PAYMENTS)('[29] %s answers a test call, and no money and no order is made there', async (id) => {
  const row = await testNow(id)
  expect(row).toMatchObject({ provider: id, cause: null, tested_by: 'pat' })
  expect(stage.sandbox.control.ledger().movements).toEqual([])
})

test.each(PAYMENTS)('[29] %s that hangs, breaks or answers nonsense is named, not waited for', async (id) => {
  const causes: (string | null)[] = []
  for (const behavior of ['commit_then_timeout', 'fail_before', 'commit_then_garbage'] as const) {
    stage.sandbox.control.fault({ op: '*', behavior })
    causes.push((await testNow(id)).cause)
    stage.sandbox.control.inner.faults.clear()
  }
  expect(causes[0]).toBe('deadline')
  expect(causes.slice(1)).not.toContain(null)
  expect((await testNow(id)).cause).toBeNull()
})

test('[29] a provider without a deadline of its own ends at ours', async () => {
  const hanging = { id: 'slow', does: 'tax' as const, call: () => new Promise<never>(() => {}) }
  const row = await testProvider(services().db, hanging, { by: 'pat', now: new Date(), deadlineMs: 50 })
  expect(row).toMatchObject({ cause: 'deadline' })
  expect(row.ms).toBeLessThan(5_000)
})
