import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PAYMENT, WORKLIST } from '#features/selling/fulfilment/rules/access.ts'
import { requestComparison } from '#features/selling/fulfilment/server/reconciliation/comparisons.ts'
import { worklist } from '#features/selling/fulfilment/server/worklist/worklist.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { approvedPaypal, type ProviderStage, providerStage } from '../stage/provider-stage.ts'

// Compares the charges that the providers list with those in our database.
let stage: ProviderStage

beforeEach(async () => {
  stage = await providerStage(await makeDatabase())
  await fillStock(stage.database.db)
})
afterEach(() => stage.close())

const db = () => stage.database.db
const control = () => stage.sandbox.control
const compare = () => stage.work('compare-payments')
const list = async () =>
  (await worklist(db(), may(WORKLIST.read), stage.clock.now())).map(
    ({ kind, orderID, what }) => `${kind} ${orderID} ${what}`,
  )
const lastRun = () =>
  db()
    .selectFrom('comparison')
    .select(['actor', 'compared', 'differences', 'not_asked'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

async function paidByCard(): Promise<{ orderID: string; chargeId: string }> {
  const { orderID } = await stage.shops[0].checkout(
    makeCardBody([{ id: FURNACE, qty: 1 }], control().tokenize('4111111111111111')),
  )
  return {
    orderID,
    chargeId: control()
      .ledger()
      .transactions.find((sale) => sale.orderId === orderID)!.id,
  }
}

async function paidByPaypal(): Promise<string> {
  const { orderID, reference } = await approvedPaypal(stage)
  await stage.shops[0].payByPaypal(orderID, reference)
  return orderID
}

describe('both sides agree', () => {
  test('orders by card and PayPal in every state: the provider’s records and ours agree', async () => {
    const { orderID, chargeId } = await paidByCard()
    await paidByCard()
    const wallet = await paidByPaypal()
    await approvedPaypal(stage)
    await stage.shops[0]
      .checkout(makeCardBody([{ id: FURNACE, qty: 1 }], control().tokenize('4000111111111115')))
      .catch(() => undefined)
    for (const id of [orderID, wallet]) await operate(db(), 'ship', { orderId: id, now: stage.clock.now() })
    await stage.work('move-money')
    control().advance(chargeId, 'settled')
    for (const id of [orderID, wallet]) await operate(db(), 'refund', { orderId: id, now: stage.clock.now() })
    await stage.work('move-money')

    expect([await compare(), await list(), await lastRun()]).toEqual([
      0,
      [],
      { actor: 'night', compared: 5, differences: 0, not_asked: 0 },
    ])
  })

  test('more orders than fit on one page of the provider: every one is compared', async () => {
    for (let more = 0; more < 60; more++) await paidByCard()
    const last = await paidByCard()
    control().inner.ledger.state.transactions.get(last.chargeId)!.amountCents += 1

    expect([await compare(), (await lastRun())?.compared, (await list()).length]).toEqual([1, 61, 1])
  })
})

describe('a difference is on the staff’s list until they explain it', () => {
  test('F30 money whose order number does not exist', async () => {
    control().fault({ op: 'sale', behavior: 'wrong_order' })
    await stage.shops[0].checkout(
      makeCardBody([{ id: FURNACE, qty: 1 }], control().tokenize('4111111111111111')),
    )
    stage.clock.advance(70_000)
    await stage.work('reconcile-payments')
    const { id } = control().ledger().transactions[0]!

    expect([await compare(), await list()]).toEqual([
      1,
      [
        expect.stringMatching(
          new RegExp(`^charge_without_order A0THER0RDER00 braintree ${id} authorized [\\d.]+ USD$`),
        ),
      ],
    ])
    expect(await compare()).toBe(1)
    control().inner.ledger.move(control().inner.ledger.state.transactions.get(id)!, 'voided')
    expect([await compare(), await list()]).toEqual([0, []])
  })

  test('F24 a charge that the provider makes after the store gave it up', async () => {
    control().fault({ op: 'sale', behavior: 'reset_before' })
    const { orderID } = await stage.shops[0].checkout(
      makeCardBody([{ id: FURNACE, qty: 1 }], control().tokenize('4111111111111111')),
    )
    stage.clock.advance(70_000)
    await stage.work('reconcile-payments')
    const { chargeId } = await paidByCard()
    const { state } = control().inner.ledger
    const late = { ...state.transactions.get(chargeId)!, id: 'late', orderId: orderID }
    state.transactions.set(late.id, late)
    state.byOrder.set(orderID, [late])

    expect([await compare(), await list()]).toEqual([
      1,
      [`payment_difference ${orderID} charge late: authorized at the provider, unknown to us`],
    ])
  })

  test('a charge that is missing at the provider', async () => {
    const { orderID, chargeId } = await paidByCard()
    control().inner.ledger.state.transactions.delete(chargeId)
    control().inner.ledger.state.byOrder.delete(orderID)

    expect([await compare(), await list()]).toEqual([
      1,
      [`payment_difference ${orderID} charge ${chargeId}: the provider does not know it`],
    ])
  })

  test('an amount that is a cent off, and a capture made by hand at PayPal', async () => {
    const { orderID, chargeId } = await paidByCard()
    const sale = control().inner.ledger.state.transactions.get(chargeId)!
    sale.amountCents -= 1
    const wallet = await paidByPaypal()
    control().inner.ledger.move(
      [...control().inner.ledger.state.transactions.values()].find(({ orderId }) => orderId === wallet)!,
      'settled',
    )

    expect(await compare()).toBe(2)
    const rows = await list()
    expect(rows).toContain(
      `payment_difference ${orderID} charge ${chargeId}: ` +
        `${sale.amountCents} cents at the provider, ${sale.amountCents + 1} with us`,
    )
    expect(rows).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^payment_difference ${wallet} charge \\w+: captured at the provider, authorized with us$`,
        ),
      ),
    )
  })

  test('the report tells a provider that does not answer from one that agrees', async () => {
    await paidByCard()
    control().fault({ op: 'search', behavior: 'fail_before', times: 50 })

    expect([await compare(), await lastRun()]).toEqual([
      0,
      { actor: 'night', compared: 1, differences: 0, not_asked: 2 },
    ])
  })

  test('control: asking only about our own orders misses money without an order', async () => {
    control().fault({ op: 'sale', behavior: 'wrong_order' })
    const { orderID } = await stage.shops[0].checkout(
      makeCardBody([{ id: FURNACE, qty: 1 }], control().tokenize('4111111111111111')),
    )
    const found = await (
      stage.shops[0].payments.gateways.creditCard as { findByOrder(id: string): Promise<unknown> }
    ).findByOrder(orderID)

    expect(found).toEqual({ kind: 'found', charges: [] })
  })
})

test('staff request a reconciliation, and exactly one running instance carries it out', async () => {
  await paidByCard()
  await requestComparison(db(), may(PAYMENT.reconcile), stage.clock.now())

  expect(
    (await Promise.all([stage.work('asked-comparisons', 0), stage.work('asked-comparisons', 1)])).toSorted(),
  ).toEqual([0, 1])
  expect(await lastRun()).toEqual({ actor: 'staff ann', compared: 1, differences: 0, not_asked: 0 })
})

test('staff see PayPal’s honor period (3 days) and authorization (29 days) before they end', async () => {
  const orderID = await paidByPaypal()
  const kinds = async () =>
    (await worklist(db(), may(WORKLIST.read), stage.clock.now())).map(({ kind }) => kind)
  const day = 86_400_000
  const seen: string[][] = []
  for (const days of [0.9, 0.2, 25.8, 0.2]) {
    stage.clock.advance(days * day)
    seen.push(await kinds())
  }

  expect(seen).toEqual([[], ['honour_period_ends'], ['honour_period_ends'], ['authorization_ends']])
  await operate(db(), 'ship', { orderId: orderID, now: stage.clock.now() })
  await stage.work('move-money')
  expect(await kinds()).toEqual([])
})

test('no provider is asked about an order by check', async () => {
  await stage.shops[0].checkout(makeBody([{ id: FURNACE, qty: 1 }]))

  expect([await compare(), (await lastRun())?.compared]).toEqual([0, 0])
})
