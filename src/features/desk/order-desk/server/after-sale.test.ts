import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const shipped = () => stage.shipped()
const desk = (person: Person) => stage.desk(person)

test('[29] a large refund: operations asks, sales may not, an administrator approves', async () => {
  const orderID = await shipped()
  const wanted = { orderID, lines: [{ lineNo: 1, quantity: 1 }] }
  const preview = await desk('operations').previewRefund(wanted)
  expect(preview).toMatchObject({ byHand: false, takesTwo: true, amount: preview.leftAfter })

  const form = { ...wanted, key: randomUUID(), expected: preview.amount, reason: 'dented' }
  await expect(desk('sales').refund(form)).rejects.toMatchObject({ status: 403 })
  await expect(desk('admin').refund(form)).rejects.toMatchObject({ status: 403 })
  await expect(desk('operations').refund({ ...form, expected: 1 })).rejects.toMatchObject({
    code: 'amount_changed',
  })
  const waiting = { result: 'waiting', amount: preview.amount }
  expect(await desk('operations').refund(form)).toEqual(waiting)
  expect(await desk('operations').refund(form)).toEqual(waiting)

  const { waiting: asked } = (await desk('operations').open({ orderID })).refunds
  const toAdmin = (await desk('admin').open({ orderID })).refunds
  expect([asked?.mayDecide, toAdmin.waiting?.mayDecide]).toEqual([false, true])
  expect(await desk('admin').decideRefund({ orderID, id: asked!.id, decision: 'approved' })).toEqual({
    result: 'requested',
    amount: preview.amount,
  })
  const { refunds: after } = await desk('operations').open({ orderID })
  expect([after.left, after.waiting, after.lines[0]?.units]).toEqual([preview.leftAfter, null, 1])
})

/** An administrator approves the refund that waits. */
async function approve(orderID: string) {
  const { waiting } = (await desk('admin').open({ orderID })).refunds
  return desk('admin').decideRefund({ orderID, id: waiting!.id, decision: 'approved' })
}

async function approvedReturn(orderID: string): Promise<string> {
  const asked = { orderID, why: 'defective' as const, lines: [{ lineNo: 1, quantity: 1 }] }
  const { rma } = await desk('operations').askReturn(asked)
  await desk('operations').decideReturn({ orderID, rma, decision: 'approved' })
  return rma
}

test('[29] a return above the limit of one person: the goods are in, its money waits for two', async () => {
  const orderID = await shipped()
  const rma = await approvedReturn(orderID)
  const before = await desk('operations').open({ orderID })
  const { refund: price, takesTwo } = before.returns.returns[0]!
  expect([price > before.refunds.aloneUpTo, takesTwo]).toEqual([true, true])
  const receipt = { orderID, rma, writtenOff: [] }
  await expect(desk('sales').receiveReturn(receipt)).rejects.toMatchObject({ status: 403 })
  expect(await desk('operations').receiveReturn(receipt)).toEqual({ result: 'waiting', amount: price })

  // The goods are in, and no money has moved.
  await stage.work('move-money')
  const waits = await desk('operations').open({ orderID })
  expect(waits.lines[0]).toMatchObject({ returned: 1 })
  expect(waits.money.filter(({ kind }) => kind === 'refund')).toEqual([])
  expect(waits.refunds.waiting).toMatchObject({ amount: price, reason: rma, mayDecide: false })
  const id = waits.refunds.waiting!.id
  const own = desk('operations').decideRefund({ orderID, id, decision: 'approved' })
  await expect(own).rejects.toMatchObject({ status: 403 })

  // One refund at a time waits, so the next goods are received when it is decided.
  const next = { ...receipt, rma: await approvedReturn(orderID) }
  await expect(desk('operations').receiveReturn(next)).rejects.toMatchObject({ code: 'one_waiting' })
  await approve(orderID)
  expect(await desk('operations').receiveReturn(next)).toMatchObject({ result: 'waiting' })
  await approve(orderID)
  await stage.work('move-money')
  await stage.work('outbox')
  const after = await desk('operations').open({ orderID })
  expect([after.state, after.refunds.aloneUpTo]).toEqual(['refunded', before.refunds.aloneUpTo])
  expect(await stage.broken()).toEqual([])
})

test('[29] parts that one person gives back by returns and refunds count together', async () => {
  const orderID = await stage.shipped({ furnaces: 1, thermostats: 2 })
  const { lines, refunds } = await desk('operations').open({ orderID })
  const { lineNo } = lines.find(({ qty }) => qty === 2)!
  const asked = { orderID, why: 'defective' as const, lines: [{ lineNo, quantity: 1 }] }
  const { rma } = await desk('operations').askReturn(asked)
  await desk('operations').decideReturn({ orderID, rma, decision: 'approved' })
  const done = await desk('operations').receiveReturn({ orderID, rma, writtenOff: [] })
  expect(done.result).toBe('requested')
  const left = (await desk('operations').open({ orderID })).refunds.aloneUpTo
  expect(left).toBeCloseTo(refunds.aloneUpTo - done.amount)
  const rest = { orderID, amount: left + 1, expected: left + 1, key: randomUUID(), reason: 'late' }
  expect(await desk('operations').refund(rest)).toMatchObject({ result: 'waiting' })
})

test('[29] a return: opened for a buyer, approved, its label printed, received and paid back', async () => {
  const orderID = await shipped()
  const asked = { orderID, why: 'defective' as const, lines: [{ lineNo: 1, quantity: 1 }] }
  const { rma } = await desk('sales').askReturn(asked)
  await expect(desk('operations').askReturn(asked)).rejects.toMatchObject({ code: 'one_open' })
  await expect(desk('sales').returnLabel({ orderID, rma })).rejects.toMatchObject({ status: 404 })
  await expect(desk('sales').decideReturn({ orderID, rma, decision: 'approved' })).rejects.toMatchObject({
    status: 403,
  })
  const refused = { orderID, rma, decision: 'refused' as const }
  await expect(desk('operations').decideReturn(refused)).rejects.toMatchObject({ code: 'reason_needed' })
  await desk('operations').decideReturn({ orderID, rma, decision: 'approved' })

  const label = await desk('sales').returnLabel({ orderID, rma })
  const pdf = await getDocumentProxy(new Uint8Array(await label.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  const { returns } = (await desk('sales').open({ orderID })).returns
  for (const words of [rma, returns[0]!.lines[0]!.name]) expect(text).toContain(words)

  const receipt = { orderID, rma, writtenOff: [] }
  const done = await desk('operations').receiveReturn(receipt)
  expect(done).toEqual({ result: 'waiting', amount: returns[0]!.refund })
  await expect(desk('operations').receiveReturn(receipt)).rejects.toMatchObject({ code: 'not_approved' })
  await approve(orderID)
  await stage.work('move-money')
  await stage.work('outbox')
  expect((await desk('sales').open({ orderID })).returns).toMatchObject({
    returns: [{ rma, state: 'received', refund: 0 }],
    returnable: [{ lineNo: 1, units: 1 }],
  })
  expect(await stage.broken()).toEqual([])
})
