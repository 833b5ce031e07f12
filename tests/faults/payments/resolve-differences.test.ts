import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAYMENT } from '#features/selling/fulfilment/rules/access.ts'
import {
  compareAgain,
  giveBackCharge,
  openDifferences,
  settleDifference,
  takeOverRefund,
} from '#features/selling/fulfilment/server/index.ts'
import { movementsOf } from '#features/selling/payments/server/index.ts'
import { toCents } from '#lib/money.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { type ProviderStage, providerStage } from '../stage/provider-stage.ts'

// What staff do about differences that a comparison found.
let stage: ProviderStage

beforeEach(async () => {
  stage = await providerStage(await makeDatabase())
  await fillStock(stage.database.db)
})
afterEach(() => stage.close())

const db = () => stage.database.db
const payments = (instance: 0 | 1 = 0) => stage.shops[instance].payments
const ledger = () => stage.sandbox.control.inner.ledger
const compare = () => stage.work('compare-payments')
const permission = may(PAYMENT.reconcile)
const open = () => openDifferences(db(), permission)

async function paidByCard() {
  const { control } = stage.sandbox
  const { orderID } = await stage.shops[0].checkout(
    makeCardBody([{ id: FURNACE, qty: 1 }], control.tokenize('4111111111111111')),
  )
  return { orderID, sale: [...ledger().state.transactions.values()].find((one) => one.orderId === orderID)! }
}

/** A second charge under a number that is no order, or under a paid order. */
async function strayCharge(orderId?: string) {
  const { orderID, sale } = await paidByCard()
  const stray = { ...sale, id: 'stray1', orderId: orderId ?? orderID }
  const number = orderId ?? orderID
  ledger().state.transactions.set(stray.id, stray)
  ledger().state.byOrder.set(number, [...(ledger().state.byOrder.get(number) ?? []), stray])
  await compare()
  const [difference] = await open()
  const wanted = {
    provider: 'braintree',
    chargeId: stray.id,
    reference: number,
    expected: toCents(sale.amountCents),
    reason: 'charged twice',
  }
  return { stray, wanted, difference, sale }
}

test.each([undefined, 'A0THER0RDER00'])(
  'a charge that our books do not have is given back once by two people (%s)',
  async (number) => {
    const { stray, wanted, difference } = await strayCharge(number)
    expect(difference).toMatchObject({
      reference: wanted.reference,
      kind: number ? 'orphan' : 'unknown',
      theirs: { amount: wanted.expected },
      ours: null,
    })
    const both = await Promise.all([
      giveBackCharge(payments(0), permission, wanted),
      giveBackCharge(payments(1), permission, wanted),
    ])

    expect(both.filter(({ kind }) => kind === 'given_back')).toHaveLength(1)
    // The other one was too early, or found that nothing was left.
    expect(both.map(({ kind }) => kind).toSorted()).not.toEqual(['given_back', 'given_back'])
    expect(ledger().state.transactions.get(stray.id)?.status).toBe('voided')
    expect(await open()).toEqual([])
    expect(await giveBackCharge(payments(), permission, wanted)).toEqual({
      kind: 'refused',
      reason: 'not_listed',
    })
  },
)

test('a charge of our books, another amount or an unlisted charge gives nothing back', async () => {
  const { wanted, sale, stray } = await strayCharge()
  const give = (change: Partial<typeof wanted>) =>
    giveBackCharge(payments(), permission, { ...wanted, ...change })

  expect(await give({ chargeId: sale.id })).toEqual({ kind: 'refused', reason: 'not_listed' })
  expect(await give({ provider: 'paypal' })).toEqual({ kind: 'refused', reason: 'not_listed' })
  expect(await give({ expected: toCents(wanted.expected - 1) })).toEqual({
    kind: 'refused',
    reason: 'amount_changed',
  })
  expect([sale.status, ledger().state.transactions.get(stray.id)?.status]).toEqual([
    'authorized',
    'authorized',
  ])
})

test('the provider does not answer: nothing moves, and the next press gives the money back', async () => {
  const { wanted } = await strayCharge()
  stage.sandbox.control.fault({ op: 'search', behavior: 'fail_before', times: 1 })
  expect(await giveBackCharge(payments(), permission, wanted)).toEqual({
    kind: 'refused',
    reason: 'not_answering',
  })
  stage.restart()
  expect(await giveBackCharge(payments(), permission, wanted)).toEqual({ kind: 'given_back' })
})

test('a refund made by hand at the provider is booked once, and the buyer’s order shows it', async () => {
  const { orderID, sale } = await paidByCard()
  await operate(db(), 'ship', { orderId: orderID, now: stage.clock.now() })
  await stage.work('move-money')
  stage.sandbox.control.advance(sale.id, 'settled')
  const gateway = payments().gateways.creditCard
  if (typeof gateway !== 'object') throw new Error('The card has no gateway')
  await gateway.refund(sale.id, toCents(12_34))
  await compare()
  const [difference] = await open()
  expect(difference).toMatchObject({ kind: 'unknown_refund', theirs: { amount: 12_34 }, ours: null })

  const wanted = {
    reference: orderID,
    chargeId: difference!.chargeId,
    provider: 'braintree',
    reason: 'refunded in the control panel',
  }
  const both = await Promise.all([
    takeOverRefund(payments(0), permission, wanted),
    takeOverRefund(payments(1), permission, wanted),
  ])
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'taken_over'])
  const refunds = (await movementsOf(db(), orderID)).filter(({ kind }) => kind === 'refund')
  expect(refunds.map(({ amount_cents, status }) => [amount_cents, status])).toEqual([[12_34, 'done']])
  expect(await open()).toEqual([])
  expect(await compare()).toBe(0)
})

test('control: without the order’s lock and the refund’s reference two people book it twice', async () => {
  const { orderID, sale } = await paidByCard()
  await operate(db(), 'ship', { orderId: orderID, now: stage.clock.now() })
  await stage.work('move-money')
  stage.sandbox.control.advance(sale.id, 'settled')
  const gateway = payments().gateways.creditCard
  if (typeof gateway !== 'object') throw new Error('The card has no gateway')
  await gateway.refund(sale.id, toCents(12_34))
  await compare()
  const naive = async (id: string) => {
    if ((await open()).length === 0) return
    const [capture] = await movementsOf(db(), orderID)
    await db()
      .insertInto('money_movement')
      .values({ ...capture!, id, kind: 'refund', amount_cents: 12_34, provider_ref: null })
      .execute()
  }
  await Promise.all([naive('one'), naive('other')])
  const refunds = (await movementsOf(db(), orderID)).filter(({ kind }) => kind === 'refund')
  expect(refunds).toHaveLength(2)
})

test('control: without the claim of a charge two people send its money back twice', async () => {
  const { stray } = await strayCharge('A0THER0RDER00')
  let sent = 0
  const naive = async (instance: 0 | 1) => {
    const gateway = payments(instance).gateways.creditCard
    if (typeof gateway !== 'object' || (await open()).length === 0) return
    sent++
    await gateway.void(stray.id)
  }
  await Promise.all([naive(0), naive(1)])
  expect(sent).toBe(2)
})

test('a difference that staff settled stays off the list until its figures change', async () => {
  const { orderID, sale } = await paidByCard()
  sale.amountCents -= 1
  await compare()
  const finding = (await open())[0]?.finding ?? ''
  const explained = { reference: orderID, reason: 'the bank rounds', now: stage.clock.now() }

  expect(await settleDifference(db(), permission, { ...explained, finding: 'other words' })).toBe(false)
  expect(await settleDifference(db(), permission, { ...explained, finding })).toBe(true)
  expect(await settleDifference(db(), permission, { ...explained, finding })).toBe(true)
  expect([await compare(), await open()]).toEqual([0, []])
  sale.amountCents -= 1
  expect([await compare(), (await open()).length]).toEqual([1, 1])
  sale.amountCents -= 1
  expect(await compareAgain(payments(), permission, orderID)).toBe(true)
  expect((await open()).map(({ theirs }) => theirs?.amount)).toEqual([sale.amountCents])
  sale.amountCents += 3
  expect([await compareAgain(payments(), permission, orderID), await open()]).toEqual([false, []])
})
