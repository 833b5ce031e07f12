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
  expect(done).toEqual({ result: 'requested', amount: returns[0]!.refund })
  await expect(desk('operations').receiveReturn(receipt)).rejects.toMatchObject({ code: 'not_approved' })
  await stage.work('move-money')
  await stage.work('outbox')
  expect((await desk('sales').open({ orderID })).returns).toMatchObject({
    returns: [{ rma, state: 'received', refund: 0 }],
    returnable: [{ lineNo: 1, units: 1 }],
  })
  expect(await stage.broken()).toEqual([])
})
