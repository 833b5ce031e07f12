import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sendNotices } from '#features/selling/fulfilment/server/mail/send-notices.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { sendConfirmations } from '#features/selling/orders/server/mail/send-order-mail.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { clearSent } from '#platform/outbox/server/outbox.ts'
import { allJobs } from '#server/jobs/list.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { mailAbout } from './order-mails.ts'

const sent: Message[] = []
let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const desk = (person?: Person) => stage.desk(person)
const mailer = {
  async send(message: Message) {
    sent.push(message)
    return { kind: 'sent' as const, messageId: '1' }
  },
  close: () => undefined,
}
const dispatch = async () => {
  const origin = stage.shop.services.publicOrigin
  const mailing = { ...stage.shop.services, mailer, returnsTo: '1 Depot Road' }
  const services = { ...mailing, shop: { name: 'Alpine', phone: '(800) 555-0142', origin } }
  const handlers = {
    [confirmationMail.topic]: sendConfirmations(services),
    'mail.order-notice': sendNotices(services),
  }
  await allJobs(stage.shop.services, handlers)
    .find(({ name }) => name === 'outbox')!
    .run()
}
async function shippedOrder(email: string) {
  const { orderID } = await stage.shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], { email }))
  await desk().receiveCheck({ orderID, reference: 'CHECK 1042' })
  await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z9' })
  await dispatch()
  const mails = await mailsOf(orderID)
  const idOf = (kind: string) => mails.find((mail) => mail.kind === kind)!.mailID
  return { orderID, idOf }
}
const historyOf = async (orderID: string) => (await desk().timeline({ orderID, group: 'messages' })).entries
const mailsOf = async (orderID: string) =>
  (await historyOf(orderID)).filter((entry) => entry.source === 'mail')
const about = (to: string) => sent.filter((mail) => mail.to.address === to)

test('[29] a contractor reads no mail and sends none; a mail of another order is none', async () => {
  const { orderID, idOf } = await shippedOrder('ann@mail.example')
  const other = await shippedOrder('bob@mail.example')
  const id = idOf('shipped')
  await expect(desk('contractor').mail({ orderID, id })).rejects.toMatchObject({ status: 403 })
  const key = randomUUID()
  await expect(desk('contractor').mailAgain({ orderID, id, key })).rejects.toMatchObject({ status: 403 })
  await expect(desk().mail({ orderID: other.orderID, id })).rejects.toMatchObject({ status: 404 })
  await expect(desk().mailAgain({ orderID: other.orderID, id, key })).rejects.toMatchObject({
    code: 'no_such_mail',
  })
})

test('[29] a mail shows what was sent, and is sent again once for each press, with its trace', async () => {
  const to = 'carla@mail.example'
  const { orderID, idOf } = await shippedOrder(to)
  const id = idOf('shipped')
  const shown = await desk('sales').mail({ orderID, id })
  const first = about(to).find(({ subject }) => subject.includes('shipped'))!
  expect(shown).toMatchObject({ kind: 'shipped', to, isSent: true, whyNot: null })
  expect(shown.letter).toEqual({ subject: first.subject, text: first.text })

  const press = { orderID, id, key: randomUUID() }
  const both = await Promise.all([desk('sales').mailAgain(press), desk('sales').mailAgain(press)])
  expect(both.map(({ result }) => result).sort()).toEqual(['queued', 'repeated'])
  await dispatch()
  const again = about(to).filter(({ subject }) => subject === first.subject)
  expect(again.map(({ text }) => text)).toEqual([first.text, first.text])
  // The same Message-ID would make a mail program show the first one alone.
  expect(new Set(again.map(({ dedupeKey }) => dedupeKey)).size).toBe(2)
  const events = (await historyOf(orderID)).filter((entry) => entry.source === 'event')
  expect(events).toMatchObject([{ kind: 'mailed_again', reason: 'Shipment' }])
  const mails = (await mailsOf(orderID)).filter(({ kind }) => kind === 'shipped')
  expect(mails.map(({ isAgain, state }) => [isAgain, state])).toEqual([
    [true, 'sent'],
    [false, 'sent'],
  ])
})

test('[29] a confirmation is sent again to a mailbox that had its turn', async () => {
  const to = 'dave@mail.example'
  const { orderID, idOf } = await shippedOrder(to)
  await desk().mailAgain({ orderID, id: idOf('confirmation'), key: randomUUID() })
  await dispatch()
  expect(about(to).at(-1)?.text).toContain('Summit')
})

test('[29] control: another key is another mail, until the order has had five within an hour', async () => {
  const { orderID, idOf } = await shippedOrder('erin@mail.example')
  const press = () => desk().mailAgain({ orderID, id: idOf('shipped'), key: randomUUID() })
  for (let n = 0; n < 5; n++) expect(await press()).toEqual({ result: 'queued' })
  await expect(press()).rejects.toMatchObject({ code: 'too_many', status: 429 })
})

test('[29] what is no longer true is not sent again, nor what is still on its way', async () => {
  const { orderID, idOf } = await shippedOrder('finn@mail.example')
  await stage.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', orderID).execute()
  await stage.db
    .insertInto('outbox')
    .values({
      topic: 'mail.order-notice',
      dedupe_key: `order:check_reminder:${orderID}`,
      payload: JSON.stringify({ kind: 'check_reminder', orderID }),
      created_at: stage.clock.now(),
      due_at: stage.clock.now(),
    })
    .execute()
  const id = (await mailsOf(orderID)).find(({ kind }) => kind === 'check_reminder')!.mailID
  const again = () => desk().mailAgain({ orderID, id, key: randomUUID() })
  await expect(again()).rejects.toMatchObject({ code: 'mail_waits' })
  await dispatch()
  await expect(again()).rejects.toMatchObject({ code: 'mail_outdated' })
  expect((await desk().mail({ orderID, id: idOf('shipped') })).whyNot).toBeNull()
})

test('[29] a mail whose payload was deleted is written from its key', async () => {
  const { orderID, idOf } = await shippedOrder('gina@mail.example')
  const id = idOf('shipped')
  const before = await desk().mail({ orderID, id })
  await clearSent(stage.db, new Date(stage.clock.now().getTime() + 60 * 24 * 3_600_000))
  expect(await desk().mail({ orderID, id })).toEqual(before)
  const row = z.strictObject({
    id: z.int(),
    kind: z.string(),
    written_at: z.date(),
    sent_at: z.date().nullable(),
    last_error: z.string().nullable(),
    topic: z.string(),
    dedupe_key: z.string(),
    payload: z.unknown(),
  })
  expect(
    await expectRows(stage.db, mailAbout(orderID, id), row, { alwaysNull: ['last_error'] }),
  ).toMatchObject([{ kind: 'shipped' }])
})
