import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCents, toWire } from '#lib/money.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { orderDeskContract } from '../../contract.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const linesOf = (orderID: string) =>
  stage.db
    .selectFrom('audit_event')
    .select(['id', 'action', 'after', 'actor_name'])
    .where('entity', '=', 'order')
    .where('entity_id', '=', orderID)
    .orderBy('id')
    .execute()

type Desk = ReturnType<DeskStage['desk']>
/** Makes an order on which the act is possible, and answers with the act. */
type Prepared = (desk: Desk) => Promise<readonly [orderID: string, act: () => Promise<unknown>]>

const reason = 'dented panel'
const oneUnit = [{ lineNo: 1, quantity: 1 }]
const label = { carrier: 'UPS', tracking: '1Z-NEW' }

async function reported(desk: Desk): Promise<{ orderID: string; report: string }> {
  const orderID = await stage.shipped()
  await desk.reportDamage({ orderID, note: 'dented', photos: [await drawnPhoto()] })
  const { damage } = await desk.open({ orderID })
  return { orderID, report: damage.reports[0]!.id }
}

/** A return of a furnace, or of line 2, a thermostat. */
async function returning(desk: Desk, state: 'asked' | 'approved', lineNo = 1) {
  const orderID = await stage.shipped({ furnaces: 1, thermostats: 1 })
  const { rma } = await desk.askReturn({ orderID, why: 'defective', lines: [{ lineNo, quantity: 1 }] })
  if (state === 'approved') await desk.decideReturn({ orderID, rma, decision: 'approved' })
  return { orderID, rma }
}

async function replacing(desk: Desk): Promise<{ orderID: string; id: string }> {
  const { orderID, report } = await reported(desk)
  const key = randomUUID()
  await desk.replace({ orderID, key, lines: oneUnit, damage: report })
  return { orderID, id: key }
}

async function refundAsked(desk: Desk): Promise<{ orderID: string; id: string }> {
  const orderID = await stage.shipped()
  const { amount } = await desk.previewRefund({ orderID, lines: oneUnit })
  const id = randomUUID()
  await desk.refund({ orderID, lines: oneUnit, key: id, expected: amount, reason })
  return { orderID, id }
}

async function noted(desk: Desk): Promise<{ orderID: string; id: string }> {
  const orderID = await stage.byCard()
  const id = randomUUID()
  await desk.writeNote({ orderID, key: id, body: 'Gate code 4411' })
  return { orderID, id }
}

const refund = (desk: Desk, orderID: string, amount: number, damage?: string) =>
  desk.refund({ orderID, amount, expected: amount, key: randomUUID(), reason, damage })

const ACTS: Readonly<Record<string, Prepared>> = {
  receiveCheck: async (desk) => {
    const orderID = await stage.byCheck()
    return [orderID, () => desk.receiveCheck({ orderID, reference: 'CHECK 7' })]
  },
  approve: async (desk) => {
    const orderID = await stage.byCheck()
    await sql`update orders set review = 'waiting' where id = ${orderID}`.execute(stage.db)
    return [orderID, () => desk.approve({ orderID })]
  },
  decideCertificate: async (desk) => {
    const orderID = await stage.byCard()
    const number = '123456789'
    await stage.db
      .insertInto('epa_certificate')
      .values({ order_id: orderID, number, state: 'waiting', decided_by: null, decided_at: null, how: null })
      .execute()
    return [orderID, () => desk.decideCertificate({ orderID, decision: 'verified', how: 'phone', number })]
  },
  cancel: async (desk) => {
    const orderID = await stage.paid()
    return [orderID, () => desk.cancel({ orderID, reason })]
  },
  askCancel: async () => {
    const orderID = await stage.byCard()
    return [orderID, () => stage.desk('sales').askCancel({ orderID, reason })]
  },
  refuseCancel: async (desk) => {
    const orderID = await stage.byCard()
    await stage.desk('sales').askCancel({ orderID, reason })
    return [orderID, () => desk.refuseCancel({ orderID, reason })]
  },
  'ship, paid by check': async (desk) => {
    const orderID = await stage.paid()
    return [orderID, () => desk.ship({ orderID, ...label })]
  },
  'ship, and the provider takes the money later': async (desk) => {
    const orderID = await stage.byCard()
    return [orderID, () => desk.ship({ orderID, ...label })]
  },
  deliver: async (desk) => {
    const orderID = await stage.shipped()
    return [orderID, () => desk.deliver({ orderID })]
  },
  callOff: async (desk) => {
    const orderID = await stage.paid()
    await desk.ship({ orderID, ...label, lines: oneUnit })
    return [orderID, () => desk.callOff({ orderID, reason })]
  },
  writeNote: async (desk) => {
    const orderID = await stage.byCard()
    return [orderID, () => desk.writeNote({ orderID, key: randomUUID(), body: 'Gate code 4411' })]
  },
  changeNote: async (desk) => {
    const { orderID, id } = await noted(desk)
    return [orderID, () => desk.changeNote({ orderID, id, body: 'Gate code 4412' })]
  },
  removeNote: async (desk) => {
    const { orderID, id } = await noted(desk)
    return [orderID, () => desk.removeNote({ orderID, id })]
  },
  restoreNote: async (desk) => {
    const { orderID, id } = await noted(desk)
    await desk.removeNote({ orderID, id })
    return [orderID, () => desk.restoreNote({ orderID, id })]
  },
  hold: async (desk) => {
    const orderID = await stage.byCard()
    return [orderID, () => desk.hold({ orderID, reason })]
  },
  release: async (desk) => {
    const orderID = await stage.byCard()
    await desk.hold({ orderID, reason })
    return [orderID, () => desk.release({ orderID })]
  },
  edit: async (desk) => {
    const orderID = await stage.byCheck()
    return [orderID, () => changePhone(desk, orderID)]
  },
  'quoteAdded without another change': async (desk) => {
    const orderID = await stage.byCard()
    const { lines: has } = await desk.open({ orderID })
    const lines = has.slice(0, 1).map(({ productID, qty }) => ({ productID, quantity: qty + 1 }))
    const { after, quote } = await desk.previewEdit({ orderID, lines })
    const amounts = { expected: after.sums.total, quoteTotal: quote?.total ?? 0 }
    return [orderID, () => desk.quoteAdded({ orderID, lines, key: randomUUID(), ...amounts })]
  },
  undoEdit: async (desk) => {
    const orderID = await stage.byCheck()
    const { version } = await changePhone(desk, orderID)
    return [orderID, () => desk.undoEdit({ orderID, key: randomUUID(), version: version! })]
  },
  'refund by one person': async (desk) => {
    const orderID = await stage.shipped()
    return [orderID, () => refund(desk, orderID, 10)]
  },
  'refund for damage': async (desk) => {
    const { orderID, report } = await reported(desk)
    return [orderID, () => refund(desk, orderID, 10, report)]
  },
  'refund by hand': async (desk) => {
    const orderID = await stage.paid()
    await desk.ship({ orderID, ...label })
    return [orderID, () => refund(desk, orderID, 10)]
  },
  'refund that waits for a second person': async (desk) => {
    const orderID = await stage.shipped()
    const { amount } = await desk.previewRefund({ orderID, lines: oneUnit })
    const asked = { orderID, lines: oneUnit, key: randomUUID(), expected: amount, reason }
    return [orderID, () => desk.refund(asked)]
  },
  'decideRefund, approved': async (desk) => {
    const { orderID, id } = await refundAsked(desk)
    return [orderID, () => stage.desk('admin').decideRefund({ orderID, id, decision: 'approved' })]
  },
  'decideRefund, refused': async (desk) => {
    const { orderID, id } = await refundAsked(desk)
    return [orderID, () => stage.desk('admin').decideRefund({ orderID, id, decision: 'refused', reason })]
  },
  askReturn: async (desk) => {
    const orderID = await stage.shipped()
    return [orderID, () => desk.askReturn({ orderID, why: 'defective', lines: oneUnit })]
  },
  'askReturn for damage': async (desk) => {
    const { orderID, report: damage } = await reported(desk)
    return [orderID, () => desk.askReturn({ orderID, why: 'damaged', lines: oneUnit, damage })]
  },
  decideReturn: async (desk) => {
    const { orderID, rma } = await returning(desk, 'asked')
    return [orderID, () => desk.decideReturn({ orderID, rma, decision: 'approved' })]
  },
  'receiveReturn, and its refund waits for a second person': async (desk) => {
    const { orderID, rma } = await returning(desk, 'approved')
    return [orderID, () => desk.receiveReturn({ orderID, rma, writtenOff: [] })]
  },
  'receiveReturn, and one person refunds it': async (desk) => {
    const { orderID, rma } = await returning(desk, 'approved', 2)
    return [orderID, () => desk.receiveReturn({ orderID, rma, writtenOff: [] })]
  },
  reportDamage: async (desk) => {
    const orderID = await stage.shipped()
    return [orderID, async () => desk.reportDamage({ orderID, note: 'dented', photos: [await drawnPhoto()] })]
  },
  claimDamage: async (desk) => {
    const { orderID, report } = await reported(desk)
    return [orderID, () => desk.claimDamage({ orderID, report, number: 'CLM-1' })]
  },
  settleDamage: async (desk) => {
    const { orderID, report } = await reported(desk)
    return [orderID, () => desk.settleDamage({ orderID, report, reason })]
  },
  reopenDamage: async (desk) => {
    const { orderID, report } = await reported(desk)
    await desk.settleDamage({ orderID, report, reason })
    return [orderID, () => desk.reopenDamage({ orderID, report })]
  },
  replace: async (desk) => {
    const { orderID, report: damage } = await reported(desk)
    return [orderID, () => desk.replace({ orderID, key: randomUUID(), lines: oneUnit, damage })]
  },
  shipReplacement: async (desk) => {
    const { orderID, id } = await replacing(desk)
    return [orderID, () => desk.shipReplacement({ orderID, id, ...label })]
  },
  'deliver, a replacement': async (desk) => {
    const { orderID, id } = await replacing(desk)
    await desk.deliver({ orderID })
    await desk.shipReplacement({ orderID, id, ...label })
    return [orderID, () => desk.deliver({ orderID })]
  },
  callOffReplacement: async (desk) => {
    const { orderID, id } = await replacing(desk)
    return [orderID, () => desk.callOffReplacement({ orderID, id })]
  },
}

async function changePhone(desk: Desk, orderID: string) {
  const contact = { phone: '312 555 0199', phoneExtension: '', phone2: '' }
  const { after } = await desk.previewEdit({ orderID, contact })
  return desk.edit({ orderID, contact, key: randomUUID(), expected: after.sums.total })
}

/** What only reads or shows. */
const READS = ['open', 'timeline', 'mail', 'previewEdit', 'previewRefund', 'damagePhoto', 'returnLabel']
/** Each writes one event, and the tests of its own file press it. */
const ELSEWHERE = ['mailAgain', 'addSerials', 'changeSerial', 'removeSerials', 'restoreSerials']

test('[29] every call of the desk that changes an order is in the table', () => {
  const acts = new Set(Object.keys(ACTS).map((name) => name.split(/[ ,]/)[0]))
  expect([...acts, ...READS, ...ELSEWHERE].toSorted()).toEqual(Object.keys(orderDeskContract).toSorted())
})

test.each(Object.entries(ACTS))('[29] one line in the audit log: %s', async (_, prepare) => {
  const [orderID, act] = await prepare(stage.desk())
  const before = await linesOf(orderID)
  await act()
  // What providers confirm later is no act of the person.
  await stage.work('move-money')
  const lines = (await linesOf(orderID)).slice(before.length)
  expect(lines.map(({ action }) => action)).toHaveLength(1)
})

test('[29] the line of a refund has its cents and who decided', async () => {
  const { orderID, id } = await refundAsked(stage.desk())
  const { refunds } = await stage.open(orderID)
  await stage.desk('admin').decideRefund({ orderID, id, decision: 'approved' })
  const lines = (await linesOf(orderID)).slice(-2)
  expect(lines).toMatchObject([
    { action: 'orders.refund_asked', after: { refund: id, state: 'waiting' } },
    { action: 'orders.refund_approved', after: { refund: id, state: 'made' } },
  ])
  for (const { after } of lines)
    expect(toWire(toCents((after as { amountCents: number }).amountCents))).toBe(refunds.waiting?.amount)
  expect(lines[0]?.actor_name).not.toBe(lines[1]?.actor_name)
})
