import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CustomerSurvey } from '#features/service/surveys/contract.ts'
import { inviteToSurveys } from '#features/service/surveys/server/invite.ts'
import { sessionOf } from '#features/service/surveys/server/mails.ts'
import { DAY_MS } from '#lib/dates.ts'
import { placeOrder, wellInStock } from '#tests/fixtures/buyers/order.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let clock: ReturnType<typeof movableClock>
let product: { id: string; price: number }

beforeAll(async () => {
  clock = movableClock()
  app = await testApp({ pages: true, clock })
  const id = await wellInStock(app.database.db, 'thermostat')
  const { details } = await (await app.fetch(`/v1/api/catalog/products/${id}`)).json()
  product = { id, price: details.price }
})
afterAll(() => app.close())

/** An order of Ada, delivered this many days ago. */
async function delivered(daysAgo: number, state: 'delivered' | 'cancelled' = 'delivered'): Promise<string> {
  const { orderID } = await placeOrder(app, product)
  const { db } = app.database
  await db.updateTable('orders').set({ state }).where('id', '=', orderID).execute()
  await db
    .insertInto('shipment')
    .values({
      id: `s-${orderID}`,
      order_id: orderID,
      number: 1,
      carrier: 'UPS',
      tracking: `1Z${orderID}`,
      state: 'delivered',
      appointment_on: null,
      created_at: clock.now(),
      delivered_at: new Date(clock.now().getTime() - daysAgo * DAY_MS),
    })
    .execute()
  return orderID
}

const invite = () => inviteToSurveys(app.database.db, clock.now())
const surveyOf = (orderID: string) =>
  app.database.db.selectFrom('customer_survey').selectAll().where('order_id', '=', orderID).executeTakeFirst()

async function session(orderID: string): Promise<string> {
  const row = await surveyOf(orderID)
  return sessionOf(row!.id, app.services.orderCookie.secrets)
}

const path = (of: string) => `/customer-survey/${encodeURIComponent(of)}`
const read = (of: string) => app.fetch(`/v1/api${path(of)}`)
const answer = (of: string, answers: Record<string, unknown>, isPartiallySubmitted: 0 | 1) =>
  app.post(path(of), { answers, isPartiallySubmitted })

const ALL = { recommend: 9, choosing: 5, delivery: 4, product: 5 }

describe('the invitation', () => {
  test('goes out once for each order that was delivered 4 to 30 days ago, and to no other', async () => {
    const due = await delivered(5)
    const others = [await delivered(3), await delivered(31), await delivered(5, 'cancelled')]
    const counts = await Promise.all([invite(), invite()])
    const again = await invite()

    expect([counts[0]! + counts[1]!, again]).toEqual([1, 0])
    expect(await surveyOf(due)).toMatchObject({ first_name: 'Ada', email: 'ada.canary@example.com' })
    expect(await Promise.all(others.map(surveyOf))).toEqual([undefined, undefined, undefined])
    const mails = await app.database.db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('topic', '=', 'mail.survey')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('orders that get none do not keep others waiting', async () => {
    for (let order = 0; order < 3; order++) await delivered(5, 'cancelled')
    const due = await delivered(5)
    expect(await inviteToSurveys(app.database.db, clock.now(), 1)).toBe(1)
    expect(await surveyOf(due)).toMatchObject({ first_name: 'Ada' })
  })
})

describe('[S-SURVEY] [E-SURVEY] the survey of an order', () => {
  let of: string
  beforeEach(async () => {
    const order = await delivered(6)
    await invite()
    of = await session(order)
  })

  test('in two sittings: the first keeps what was answered, the second ends it with thanks', async () => {
    const opened = (await (await read(of)).json()) as CustomerSurvey
    expect(opened).toEqual({
      userFirstName: 'Ada',
      showThankYou: false,
      isPartiallySubmitted: 1,
      answers: {},
    })

    const first = (await (await answer(of, { recommend: 9 }, 1)).json()) as CustomerSurvey
    expect(first).toMatchObject({ showThankYou: false, isPartiallySubmitted: 1 })
    expect(await (await read(of)).json()).toMatchObject({ answers: { recommend: 9 } })

    const { recommend: _, ...rest } = ALL
    const second = (await (await answer(of, rest, 0)).json()) as CustomerSurvey
    expect(second).toMatchObject({ showThankYou: true, isPartiallySubmitted: 0, answers: ALL })
  })

  test('an answer that lacks a rating ends nothing', async () => {
    expect(await (await answer(of, { recommend: 9 }, 0)).json()).toMatchObject({ isPartiallySubmitted: 1 })
    expect((await read(of)).status).toBe(200)
  })

  test('sent at the same time by two windows it ends once: alreadySubmitted', async () => {
    const answers = await Promise.all([answer(of, ALL, 0), answer(of, ALL, 0)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = await read(of)
    expect([late.status, (await late.json()).detail]).toEqual([409, 'alreadySubmitted'])
  })

  test('after sixty days: surveySessionExpired', async () => {
    const own = movableClock()
    await app.database.db
      .updateTable('customer_survey')
      .set({ expires_at: own.now() })
      .where('id', '=', Number(of.split('.')[0]))
      .execute()
    const response = await answer(of, ALL, 0)
    expect([response.status, (await response.json()).detail]).toEqual([409, 'surveySessionExpired'])
  })

  test('a buyer who would not recommend us is read by a person at once; a happy one is not', async () => {
    const count = async () =>
      (
        await app.database.db
          .selectFrom('outbox')
          .select('id')
          .where('topic', '=', 'mail.survey-unhappy')
          .execute()
      ).length
    const before = await count()
    await answer(of, { ...ALL, recommend: 7 }, 0)
    const order = await delivered(6)
    await invite()
    await answer(await session(order), { ...ALL, recommend: 3 }, 0)
    expect((await count()) - before).toBe(1)
  })

  test.each([
    ['of another survey', (own: string) => `1${own}`],
    ['without a signature', (own: string) => own.split('.')[0]!],
    ['of no survey', () => 'x'.repeat(80)],
  ])('a link %s opens nothing', async (_, change) => {
    expect((await read(change(of))).status).toBe(404)
    expect((await answer(change(of), ALL, 0)).status).toBe(404)
  })

  test('[R-SURVEY] the page: opening it sends nothing, saving and sending work without script', async () => {
    const page = `/customer-survey?session=${encodeURIComponent(of)}`
    const press = (body: string) =>
      app.fetch(page, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    expect(await (await app.fetch(page)).text()).toContain('Ada, how did we do?')
    expect(await (await press('recommend=8&intent=save')).text()).toContain('Saved.')
    expect(await (await app.fetch(page)).text()).toMatch(/value="8"[^>]*checked|checked[^>]*value="8"/)
    expect(await (await press('intent=send')).text()).toContain('Please answer the marked questions')
    expect(
      await (await press('choosing=5&delivery=5&product=5&better=Nothing&intent=send')).text(),
    ).toContain('Your answers help the next buyer.')
    expect(await (await app.fetch(page)).text()).toContain('You already sent this survey.')
    expect(await (await app.fetch('/customer-survey')).text()).toContain('This link is incomplete.')
  })
})
