import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LEASE_MS } from '#db/idempotency.ts'
import { LIFTGATE_DELIVERY, PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import { DAY_MS } from '#lib/dates.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { dispatchOutbox } from '#platform/outbox/server/dispatch.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { FURNACE, seedPriceList, THERMOSTAT, WITHDRAWN } from '#tests/fixtures/database/price-list.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { CART_REMINDER_TOPIC, sendCartReminders } from './cart-reminder.ts'
import { cartHandlers } from './handlers.ts'
import { CART_MAIL_TOPIC, sendCartMails } from './mails.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await seedPriceList(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
})

type SendInput = { email: string; name: string; products: { id: string; quantity: number }[] }

const cart = {
  email: 'ann@example.com',
  name: 'Upstairs',
  products: [{ id: FURNACE, quantity: 2, price: 0.01 }],
}

function setUp({ ip = '198.51.100.1' } = {}) {
  const clock = movableClock()
  const rateLimits = makeLimits()
  const send = (
    body: unknown,
    { key, from = ip }: { key?: string | undefined; from?: string } = { key: randomUUID() },
  ) =>
    call(cartHandlers.send, body as SendInput, {
      context: {
        db: database.db,
        clock,
        rateLimits,
        request: makeRequest({ ip: from, idempotencyKey: key }),
        tax: { rateFor: async () => ({ rate: 0, freightTaxable: false }) },
        actor: BUYER,
        delivery: { showInside: true, showGuaranteed: true },
      },
    })
  return { clock, send }
}

const written = () => database.db.selectFrom('outbox').select(['topic', 'payload']).execute()

async function mailed(clock: ReturnType<typeof movableClock>): Promise<Message[]> {
  const mails: Message[] = []
  const mailer = {
    send: async (mail: Message) => ({ kind: 'sent' as const, messageId: String(mails.push(mail)) }),
    close: () => undefined,
  }
  const shop = { name: 'Alpine', phone: '(800) 555-0142', origin: 'https://store.example.com' }
  await dispatchOutbox({
    db: database.db,
    clock,
    handlers: {
      [CART_MAIL_TOPIC]: sendCartMails({ mailer, shop }),
      [CART_REMINDER_TOPIC]: sendCartReminders({ db: database.db, clock, mailer, shop }),
    },
  })
  return mails
}

test.each([
  ['no address', { ...cart, email: 'nowhere' }, { status: 400 }],
  ['a second receiver', { ...cart, email: 'a@example.com,b@example.com' }, { status: 400 }],
  ['a header in the name', { ...cart, name: 'x\r\nBcc: b@example.com' }, { status: 400 }],
  ['a link in the name', { ...cart, name: 'http://evil.example' }, { status: 400 }],
  ['an empty cart', { ...cart, products: [] }, { status: 400 }],
  ['quantity 0', { ...cart, products: [{ id: FURNACE, quantity: 0 }] }, { status: 400 }],
  [
    'only the priority line',
    { ...cart, products: [{ id: PRIORITY_DELIVERY, quantity: 1 }] },
    { status: 400 },
  ],
  [
    'a withdrawn product',
    { ...cart, products: [{ id: WITHDRAWN, quantity: 1 }] },
    { code: 'unknown_products', status: 404 },
  ],
  ['an unknown field', { ...cart, message: 'Buy here' }, { status: 400 }],
])('[C-SEND] POST /cart/send refuses %s and writes nothing', async (_, body, refusal) => {
  const { send } = setUp()

  await expect(send(body)).rejects.toMatchObject(refusal)
  expect(await written()).toEqual([])
})

test.each(['', 'short', 'x'.repeat(300), 'has a space in the middle'])(
  '[C-SEND] with an improper Idempotency-Key (%s) nothing is sent',
  async (key) => {
    const { send } = setUp()

    await expect(send(cart, { key })).rejects.toMatchObject({ code: 'idempotency_key_required', status: 400 })
  },
)

test('[D13] the payload of the table alone is sent: no Idempotency-Key is needed', async () => {
  const { send, clock } = setUp()

  expect(await send(cart, { key: undefined })).toEqual({ received: true })
  expect(await mailed(clock)).toHaveLength(1)
})

test("[C-SEND] the mail has our prices, not the browser's, and a link that fills the cart", async () => {
  const { send, clock } = setUp()

  expect(
    await send({
      ...cart,
      products: [...cart.products, { id: THERMOSTAT, quantity: 1 }, { id: LIFTGATE_DELIVERY, quantity: 3 }],
    }),
  ).toEqual({ received: true })
  const [mail] = await mailed(clock)

  expect(mail).toMatchObject({ to: { address: 'ann@example.com' }, subject: 'Your cart: Upstairs' })
  expect(mail?.text).toContain(
    `https://store.example.com/cart?items=${FURNACE}x2,${THERMOSTAT}x1,${LIFTGATE_DELIVERY}x1`,
  )
  expect(mail?.text).toMatch(/2 × \$1,277\.00/)
  expect(mail?.text).not.toContain('$0.01')
})

test('[C-SEND] sixteen requests with one key send one mail; another cart under it is refused', async () => {
  const { send } = setUp()
  const key = randomUUID()

  const answers = await Promise.allSettled(Array.from({ length: 16 }, () => send(cart, { key })))

  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(
    answers
      .flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
      .filter((code) => code !== 'in_progress'),
  ).toEqual([])
  expect(await send(cart, { key })).toEqual({ received: true })
  expect(await written()).toHaveLength(1)
  await expect(send({ ...cart, email: 'bob@example.com' }, { key })).rejects.toMatchObject({
    code: 'idempotency_conflict',
    status: 409,
  })
})

test('[C-SEND] a crash between writing the mail and answering: the same key sends one mail', async () => {
  const { send, clock } = setUp()
  const key = randomUUID()
  await send(cart, { key })
  await database.db
    .updateTable('idempotency_record')
    .set({ state: 'running', response: null, done_at: null })
    .where('key', '=', key)
    .execute()
  clock.advance(LEASE_MS + 1)

  expect(await send(cart, { key })).toEqual({ received: true })
  expect(await written()).toHaveLength(1)
})

test('control: without a key each resend sends another mail', async () => {
  const { send } = setUp()
  await Promise.all([send(cart), send(cart)])

  expect(await written()).toHaveLength(2)
})

test('[C-SEND] ten mails an hour per IP address, five per mailbox; retries do not count', async () => {
  const { send } = setUp()
  const key = randomUUID()
  for (let tries = 0; tries < 20; tries++) await send(cart, { key })
  for (let sent = 1; sent < 5; sent++) await send(cart)

  await expect(send(cart)).rejects.toMatchObject({
    code: 'too_many',
    status: 429,
    details: { retryAfterSeconds: expect.any(Number) },
  })
  await expect(send(cart, { from: '198.51.100.2' })).rejects.toMatchObject({ code: 'too_many' })
  for (let sent = 0; sent < 4; sent++) await send({ ...cart, email: `person${sent}@example.com` })
  await expect(send({ ...cart, email: 'eleventh@example.com' })).rejects.toMatchObject({ code: 'too_many' })
})

test('[C-SEND] a shopper who ticked the box gets one reminder a day later', async () => {
  const { send, clock } = setUp()
  await send({ ...cart, remind: true })
  await send({ ...cart, name: 'Upstairs again', remind: true })
  // The outbox carries out messages side by side.
  expect((await mailed(clock)).map(({ subject }) => subject).toSorted()).toEqual([
    'Your cart: Upstairs',
    'Your cart: Upstairs again',
  ])
  clock.advance(DAY_MS - 1)
  expect(await mailed(clock)).toEqual([])
  clock.advance(1)
  const reminders = await mailed(clock)

  expect(reminders.map(({ to, subject }) => [to.address, subject])).toEqual([
    ['ann@example.com', 'Still planning? Your cart: Upstairs'],
  ])
  expect(reminders[0]!.text).toContain('This is the only reminder of this cart.')
  expect(reminders[0]!.text).toContain(`https://store.example.com/cart?items=${FURNACE}x2`)
  clock.advance(30 * DAY_MS)
  expect(await mailed(clock)).toEqual([])
})

test('[C-SEND] nobody is reminded without having asked; nor of what is no longer sold', async () => {
  const { send, clock } = setUp()
  await send(cart)
  expect((await written()).map(({ topic }) => topic)).toEqual([CART_MAIL_TOPIC])

  await send({ ...cart, products: [{ id: THERMOSTAT, quantity: 1 }], remind: true })
  await mailed(clock)
  clock.advance(DAY_MS)
  const product = database.db.updateTable('product').where('id', '=', THERMOSTAT)
  await product.set({ withdrawn_at: clock.now() }).execute()
  expect(await mailed(clock)).toEqual([])
  await product.set({ withdrawn_at: null }).execute()
})
