import { afterEach, describe, expect, test, vi } from 'vitest'
import { CHECKOUT_LIMITS } from '#features/selling/checkout/rules/access.ts'
import type { ApiError } from '#lib/api-error.ts'
import { prove } from '#tests/fixtures/shop/prove.ts'
import { PROOF_MS, type Purpose } from '../rules/proof.ts'
import { admit } from './admit.ts'
import { makeLimits } from './limits.ts'

const POINTS = CHECKOUT_LIMITS['order-mailbox'].points
const refusalOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => expect.fail('the call was admitted'),
    (error) => error,
  )

function setUp() {
  const limits = makeLimits()
  const ask = (proof?: string, purpose: Purpose = 'order') =>
    admit(limits, { proof }, purpose, [[CHECKOUT_LIMITS['order-mailbox'], 'ann@example.com']])
  const useUp = async () => {
    for (let n = 0; n < POINTS; n++) await ask()
  }
  return { limits, ask, useUp }
}

describe('a proof of work', () => {
  afterEach(() => vi.useRealTimers())

  test('is required above the limit, and lets one call pass', async () => {
    const { ask, useUp } = setUp()
    await useUp()
    const refusal = await refusalOf(ask())
    const proof = await prove(refusal)

    expect(refusal).toMatchObject({ code: 'proof_needed', status: 429 })
    expect(await ask(proof)).toMatchObject({ isProved: true })
    expect(await refusalOf(ask(proof))).toMatchObject({ code: 'proof_needed' })
  })

  test('sent 60 times at once lets one call pass', async () => {
    const { ask, useUp } = setUp()
    await useUp()
    const proof = await prove(await refusalOf(ask()))

    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => ask(proof)))

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is refused for another purpose, when changed or invented, and after ten minutes', async () => {
    const { ask, useUp } = setUp()
    await useUp()
    const refusal = await refusalOf(ask())
    const proof = await prove(refusal)
    const read = JSON.parse(Buffer.from(proof, 'base64').toString())
    const write = (change: object) => Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64')
    const { parameters } = read.challenge

    const others = [
      [proof, 'card'],
      [write({ solution: { ...read.solution, derivedKey: 'ab'.repeat(32) } }), 'order'],
      [
        write({ challenge: { ...read.challenge, parameters: { ...parameters, keyPrefix: '0'.repeat(32) } } }),
        'order',
      ],
      ['{', 'order'],
      ['x'.repeat(10_000), 'order'],
    ] as const
    for (const [text, purpose] of others)
      expect(await refusalOf(ask(text, purpose))).toMatchObject({ code: 'proof_needed' })
    vi.useFakeTimers({ now: Date.now() + PROOF_MS + 1_000 })
    expect(await refusalOf(ask(proof))).toMatchObject({ code: 'proof_needed' })
  })

  test('of another server is refused', async () => {
    const { ask, useUp } = setUp()
    const other = setUp()
    await useUp()
    await other.useUp()

    const foreign = await prove(await refusalOf(other.ask()))

    expect(await refusalOf(ask(foreign))).toMatchObject({ code: 'proof_needed' })
  })
})

test('a limit that asks to wait refuses calls even with a proof, and counts no other limit', async () => {
  const limits = makeLimits()
  const ask = () =>
    admit(limits, {}, 'order', [
      [CHECKOUT_LIMITS['order-network'], '192.0.2.1'],
      [CHECKOUT_LIMITS['large-order'], '192.0.2.1'],
    ])
  for (let n = 0; n < CHECKOUT_LIMITS['large-order'].points; n++) await ask()

  for (let n = 0; n < 20; n++) expect(await refusalOf(ask())).toMatchObject({ code: 'too_many', status: 429 })
  expect((await limits.take(CHECKOUT_LIMITS['order-network'], '192.0.2.1')).used).toBe(
    CHECKOUT_LIMITS['large-order'].points + 1,
  )
})
