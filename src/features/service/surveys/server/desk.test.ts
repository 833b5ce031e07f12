import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, wellInStock } from '#tests/fixtures/buyers/order.ts'
import { demoPeople, type Person, signedIn, whoAsks } from '#tests/fixtures/portal/people.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import type { Answers } from '../rules/questions.ts'
import { surveyDeskHandlers } from './desk.ts'

let app: TestApp
let orders: string[]

beforeAll(async () => {
  app = await testApp({ pages: true })
  await demoPeople(app.database.db)
  const id = await wellInStock(app.database.db, 'thermostat')
  const { details } = await (await app.fetch(`/v1/api/catalog/products/${id}`)).json()
  const product = { id, price: details.price }
  orders = []
  for (const [sentAt, answers] of SENT) orders.push(await survey(product, sentAt, answers))
})
afterAll(() => app.close())

/** The answers with the moment they were sent; null: kept for later. */
const SENT: readonly [sentAt: string | null, answers: Answers][] = [
  ['2026-03-09T04:59:59Z', { recommend: 9, choosing: 5, delivery: 5, product: 5 }],
  ['2026-03-09T05:00:00Z', { recommend: 6, choosing: 1, delivery: 2, product: 3, better: '=1+1\nCall me' }],
  ['2026-03-10T12:00:00Z', { recommend: 10, choosing: 5, delivery: 4, product: 5 }],
  ['2026-03-10T12:00:00Z', { recommend: 8, choosing: 4, delivery: 4, product: 4 }],
  [null, { recommend: 0 }],
]

async function survey(
  product: { id: string; price: number },
  sentAt: string | null,
  answers: Answers,
): Promise<string> {
  const { orderID } = await placeOrder(app, product)
  await app.database.db
    .insertInto('customer_survey')
    .values({
      order_id: orderID,
      email: 'ada.canary@example.com',
      first_name: 'Ada',
      answers: JSON.stringify(answers),
      invited_at: new Date('2026-03-01T00:00:00Z'),
      expires_at: new Date('2026-05-01T00:00:00Z'),
      finished_at: sentAt === null ? null : new Date(sentAt),
    })
    .execute()
  return orderID
}

const desk = (person: Person) =>
  createRouterClient(surveyDeskHandlers, { context: { ...app.services, ...whoAsks(person) } })

describe('[S-SURVEY] answers of surveys at the desk of staff', () => {
  test('are refused to contractors and read by all staff', async () => {
    await expect(desk('contractor').list({})).rejects.toMatchObject({ status: 403 })
    await expect(desk('contractor').summary({})).rejects.toMatchObject({ status: 403 })
    for (const person of ['sales', 'operations', 'admin'] as const)
      expect((await desk(person).summary({})).count).toBe(4)
  })

  test('are listed when they were sent, the newest first, without the address of the buyer', async () => {
    const { surveys, next } = await desk('sales').list({})
    expect(surveys.map(({ orderId }) => orderId)).toEqual([3, 2, 1, 0].map((at) => orders[at]))
    expect(next).toBeNull()
    expect(JSON.stringify(surveys)).not.toContain('@example.com')
  })

  test('a page begins after the survey it names, also among surveys of one moment', async () => {
    const { surveys } = await desk('sales').list({})
    const after = await desk('sales').list({ after: `${surveys[0]!.id}~${surveys[0]!.sentAt}` })
    expect(after.surveys).toEqual(surveys.slice(1))
    expect((await desk('sales').list({ after: '999999999~2000-01-01T00:00:00.000Z' })).surveys).toEqual([])
  })

  test.each([
    ['the happy', { score: 'happy' }, [2, 0]],
    ['the content', { score: 'content' }, [3]],
    ['the unhappy', { score: 'unhappy' }, [1]],
    ['from a day in Chicago', { from: '2026-03-09' }, [3, 2, 1]],
    ['to a day in Chicago', { to: '2026-03-08' }, [0]],
    ['of one day', { from: '2026-03-10', to: '2026-03-10', score: 'happy' }, [2]],
    ['of no day', { from: '2026-03-10', to: '2026-03-09' }, []],
    ['to the last day there is', { to: '2999-12-31' }, [3, 2, 1, 0]],
  ] as const)('the filter finds %s, in the list and in the summary', async (_, filter, wanted) => {
    const { surveys } = await desk('sales').list(filter)
    expect(surveys.map(({ orderId }) => orderId)).toEqual(wanted.map((at) => orders[at]))
    expect((await desk('sales').summary(filter)).count).toBe(wanted.length)
  })

  test.each([
    { from: '0001-01-01' },
    { to: '9999-12-31' },
    { to: '2026-02-30' },
    { score: 'angry' as 'happy' },
  ])('a filter that says nothing is refused: %o', async (filter) => {
    await expect(desk('sales').list(filter)).rejects.toMatchObject({ status: 400 })
  })

  test('the summary counts each step of each question', async () => {
    const { ratings } = await desk('sales').summary({})
    expect(ratings.map(({ id, counts }) => [id, counts])).toEqual([
      ['recommend', [0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1]],
      ['choosing', [1, 0, 0, 1, 2]],
      ['delivery', [0, 1, 0, 2, 1]],
      ['product', [0, 0, 1, 1, 2]],
    ])
    expect(ratings[0]?.average).toBe(8.25)
  })

  test('the page shows them, and the file has the same ones with harmless cells', async () => {
    const staff = await signedIn(app, 'sales', { steppedUp: true })
    const page = await (await staff.fetch('/surveys?score=unhappy')).text()
    expect(page).toContain('1 answer')
    expect(page).toContain('Call me')
    const file = await staff.fetch('/surveys.csv?score=unhappy&after=1')
    expect(file.headers.get('content-type')).toContain('text/csv')
    const rows = (await file.text()).trim().split('\r\n')
    expect(rows).toEqual([
      expect.stringContaining('Sent,Order,First name,Would you recommend us to a friend?'),
      `2026-03-09T05:00:00.000Z,${orders[1]},Ada,6,1,2,3,"'=1+1\nCall me"`,
    ])
    const contractor = await signedIn(app, 'contractor')
    expect((await contractor.fetch('/surveys')).status).toBe(403)
    expect((await contractor.fetch('/surveys.csv')).status).toBe(403)
  })
})
