import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { AuthorizeRequest, Gateway } from '#features/selling/payments/server/ports.ts'
import { toCents } from '#lib/money.ts'
import { gateways, makeRequest, sandbox, withPaymentSandbox } from './payment-gateways.ts'

withPaymentSandbox()

describe.each(gateways)('$name', ({ make, bring, settle, card, causes, knownBy, mismatch }) => {
  const pay = async (gateway = make(), overrides: Partial<AuthorizeRequest> = {}) => {
    const request = makeRequest(overrides)
    return gateway.authorize({ ...request, token: overrides.token ?? (await bring(request)) })
  }
  /** the references of an order's approvals that the shop has stored */
  const references = async (overrides: Partial<AuthorizeRequest> = {}) => [
    await bring(makeRequest(overrides)),
  ]
  const authorized = async (gateway: Gateway): Promise<string> => {
    const result = await pay(gateway)
    if (result.kind !== 'approved') throw new Error(`not approved: ${result.kind}`)
    return result.chargeId
  }

  test('[S-CO-04] an approved order is authorized for exactly the amount and not captured yet', async () => {
    const result = await pay()

    expect(result).toMatchObject({
      kind: 'approved',
      chargeId: expect.stringMatching(/^[\w-]+$/),
      status: 'authorized',
      amount: 437_362,
      card,
      codes: expect.any(Object),
    })
    expect(sandbox.control.ledger().movements.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['authorize', 437_362],
    ])
  })

  test.each([
    ['never answers', 'commit_then_timeout', 'deadline'],
    ['breaks the connection', 'commit_then_reset', causes.reset],
    ['answers 500', 'commit_then_500', causes.server],
    ['answers with half a document', 'commit_then_garbage', 'unreadable_answer'],
  ] as const)(
    'unknown when the provider charges and then %s; the charge is found by order',
    async (_, behavior, cause) => {
      const gateway = make()
      const known = await references()
      sandbox.control.fault({ op: 'sale', behavior })

      const result = await gateway.authorize(makeRequest({ token: known[0]! }))

      expect(result).toEqual({ kind: 'unknown', cause })
      expect(await gateway.findByOrder('A000000000001', knownBy?.(['A000000000001']) ?? known)).toMatchObject(
        {
          kind: 'found',
          charges: [{ kind: 'sale', status: 'authorized', amount: 437_362, orderId: 'A000000000001' }],
        },
      )
    },
  )

  test.each(['fail_before', 'reset_before'] as const)(
    'unknown when the provider answers with %s, and the order has no charge',
    async (behavior) => {
      const gateway = make()
      const known = await references()
      sandbox.control.fault({ op: 'sale', behavior })

      const result = await gateway.authorize(makeRequest({ token: known[0]! }))

      expect(result).toMatchObject({ kind: 'unknown' })
      expect(await gateway.findByOrder('A000000000001', knownBy?.(['A000000000001']) ?? known)).toEqual({
        kind: 'found',
        charges: [],
      })
    },
  )

  test('a slow answer inside the deadline counts', async () => {
    sandbox.control.fault({ op: 'sale', behavior: 'delay_ms:150' })

    expect(await pay()).toMatchObject({ kind: 'approved' })
  })

  test('an approval of another amount is not a payment', async () => {
    sandbox.control.fault({ op: 'sale', behavior: 'wrong_amount' })

    expect(await pay()).toMatchObject(mismatch ?? { kind: 'unknown', cause: 'answer_does_not_match' })
  })

  test('a provider that cannot be reached was sent nothing: a definite failure', async () => {
    const gateway = make({ url: 'http://127.0.0.1:2' })

    expect(await pay(gateway)).toMatchObject({ kind: 'failed', code: 'not_sent_unreachable' })
  })

  test('a wrong key is a definite failure that carries neither key nor address', async () => {
    const result = await pay(make({ secret: 'a_wrong_key' }))

    expect(result).toMatchObject({ kind: 'failed', code: 'authenticationError' })
    expect(inspect(result, { depth: 9, showHidden: true })).not.toMatch(
      /a_wrong_key|test_public|127\.0\.0\.1/,
    )
  })

  test('capture takes the amount or less, once', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)

    expect(await gateway.capture(chargeId, toCents(437_363))).toMatchObject({
      kind: 'refused',
      reason: 'too_much',
    })
    expect(await gateway.capture(chargeId, toCents(400_000))).toMatchObject({
      kind: 'done',
      charge: { status: 'captured', amount: 400_000 },
    })
    expect(await gateway.capture(chargeId, toCents(400_001))).toMatchObject({
      kind: 'refused',
      reason: 'wrong_state',
    })
    expect(sandbox.control.takenCents('A000000000001')).toBe(400_000)
  })

  test('[29] a capture of less is found by its order with what was taken', async () => {
    const gateway = make()
    const known = await references()
    const paid = await gateway.authorize(makeRequest({ token: known[0]! }))
    if (paid.kind !== 'approved') throw new Error(`not approved: ${paid.kind}`)
    await gateway.capture(paid.chargeId, toCents(400_000))

    const found = await gateway.findByOrder('A000000000001', knownBy?.(['A000000000001']) ?? known)

    expect(found).toMatchObject({ kind: 'found', charges: [{ status: 'captured', amount: 400_000 }] })
  })

  test('void releases an authorized charge, and a voided one cannot be captured', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)

    expect(await gateway.void(chargeId)).toMatchObject({ kind: 'done', charge: { status: 'voided' } })
    expect(await gateway.void(chargeId)).toMatchObject({ kind: 'refused', reason: 'wrong_state' })
    expect(await gateway.capture(chargeId, toCents(437_362))).toMatchObject({
      kind: 'refused',
      reason: 'wrong_state',
    })
    expect(sandbox.control.liveSales('A000000000001')).toBe(0)
  })

  test('refunds come after settlement, in parts, and never exceed the captured amount', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)

    expect(await gateway.refund(chargeId, toCents(100))).toMatchObject({
      kind: 'refused',
      reason: 'wrong_state',
    })

    await gateway.capture(chargeId, toCents(437_362))
    settle(chargeId)
    expect(await gateway.refund(chargeId, toCents(37_362))).toMatchObject({
      kind: 'done',
      charge: { kind: 'refund', amount: 37_362 },
    })
    expect(await gateway.refund(chargeId, toCents(400_001))).toMatchObject({
      kind: 'refused',
      reason: 'too_much',
    })
    expect(await gateway.refund(chargeId, toCents(400_000))).toMatchObject({ kind: 'done' })
    expect(await gateway.refund(chargeId, toCents(1))).toMatchObject({ kind: 'refused', reason: 'too_much' })
    expect(sandbox.control.takenCents('A000000000001')).toBe(0)
  })

  test('a charge that does not exist is refused by name', async () => {
    expect(await make().capture('nosuch1', toCents(100))).toMatchObject({
      kind: 'refused',
      reason: 'no_such_charge',
    })
  })

  test('finds only the charges of the order asked for', async () => {
    const gateway = make()
    const known = [...(await references()), ...(await references({ orderId: 'A000000000002' }))]
    await pay(gateway)
    await pay(gateway, { orderId: 'A000000000002' })

    const found = await gateway.findByOrder(
      'A000000000001',
      knownBy?.(['A000000000001', 'A000000000002']) ?? known,
    )

    expect(found).toMatchObject({
      kind: 'found',
      charges: [{ orderId: 'A000000000001', status: 'authorized' }],
    })
  })

  test('a lookup that fails says nothing about money', async () => {
    const known = await references()
    sandbox.control.fault({ op: 'search', behavior: 'fail_before' })

    expect(await make().findByOrder('A000000000001', known)).toEqual({
      kind: 'unknown',
      cause: expect.stringMatching(/^(serviceUnavailableError|http_503)$/),
    })
  })
})
