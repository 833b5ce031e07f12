import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProductCard, Review } from '#features/catalog/catalog/contract.ts'
import { bumpCatalogue } from '#features/catalog/catalog/server/index.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Message, SendResult } from '#platform/mail/server/ports.ts'
import { dispatchOutbox } from '#platform/outbox/server/dispatch.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { REVIEW } from '../rules/access.ts'
import {
  answerQuestion,
  publishReview,
  refuseQuestion,
  refuseReview,
  reopenQuestion,
  reopenReview,
} from './decisions.ts'
import { NOTICE_TOPIC, sendReviewNotices } from './notices.ts'
import { findSubmissions } from './queries.ts'

let app: TestApp
let product: ProductCard
let other: ProductCard
let visitors = 0

beforeAll(async () => {
  app = await testApp()
  const found = await (await app.post('/search', { query: 'gas furnace', limit: 2 })).json()
  const hits: { _source: ProductCard }[] = found.hits.hits
  product = hits[0]!._source
  other = hits[1]!._source
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.db.deleteFrom('question').execute()
  await app.database.db.deleteFrom('review').where('email', 'is not', null).execute()
  await bumpCatalogue(app.database.db)
})

const review = (overrides: Record<string, unknown> = {}) => ({
  productId: product.id,
  rating: 4,
  title: 'Warm at last',
  body: 'It replaced an old 80% furnace; the bedroom is warm and it is hardly heard.',
  author: 'Ada L.',
  email: 'ada.canary@example.com',
  ...overrides,
})
const question = (overrides: Record<string, unknown> = {}) => ({
  productId: product.id,
  question: 'Does it fit a closet 21 inches wide?',
  author: 'Ada',
  email: 'ada@example.com',
  ...overrides,
})

/** Sends as a visitor with a new IP address, unless one is given. */
const send = (path: string, body: unknown, ip = `198.51.100.${++visitors}`) =>
  app.fetch(
    `/v1/api${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify(body),
    },
    { socketAddress: ip },
  )
const now = () => new Date()
const waiting = async () =>
  (await findSubmissions(app.database.db, may(REVIEW.read), { state: 'waiting' })).page
const reviewsOf = async (id: string): Promise<Review[]> =>
  (await (await app.fetch(`/v1/api/catalog/products/${id}/reviews`)).json()).reviews

describe('[R-REVIEW] an invalid review is refused and not stored', () => {
  test.each([
    ['no stars', { rating: 0 }, 400],
    ['six stars', { rating: 6 }, 400],
    ['half a star', { rating: 4.5 }, 400],
    ['too few words', { body: 'Good.' }, 400],
    ['too many words', { body: 'x'.repeat(9_000) }, 400],
    ['nothing but blanks', { title: ' \n ' }, 400],
    ['no address', { email: 'ada' }, 400],
    ['no ZIP code', { postal: 'somewhere' }, 400],
    ['a field of its own', { approved: true }, 400],
    ['an unknown product', { productId: '999999999' }, 404],
    ['an invalid id', { productId: 'x' }, 400],
  ])('%s', async (_, wrong, status) => {
    const answer = await send('/reviews', review(wrong))

    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ error: true, errorMessage: expect.any(String) }),
    ])
    expect(await waiting()).toEqual([])
  })

  test('the eleventh within an hour from one address has to wait', async () => {
    const statuses: number[] = []
    for (let turn = 1; turn <= 11; turn++)
      statuses.push(
        (await send('/reviews', review({ email: `writer${turn}@example.com` }), '203.0.113.7')).status,
      )
    const refused = await send('/reviews', review(), '203.0.113.7')

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await refused.json()).retryAfterSeconds).toBeGreaterThan(3_000)
  })
})

describe('[R-REVIEW] a review waits for a person', () => {
  test('it is stored but not shown; a second one replaces it; when published, it counts', async () => {
    const before = await (await app.fetch('/v1/api/reviews/summary')).json()
    const first = await send('/reviews', review())
    const again = await send(
      '/reviews',
      review({ email: 'Ada.Canary@example.com', rating: 2, title: 'Second thoughts' }),
    )
    const stored = await waiting()
    const hidden = await reviewsOf(product.id)

    const published = await publishReview(app.database.db, may(REVIEW.decide), stored[0]!.id, now())
    const shown = await reviewsOf(product.id)
    const after = await (await app.fetch('/v1/api/reviews/summary')).json()

    expect([first.status, await first.json(), again.status]).toEqual([200, { received: true }, 200])
    expect(stored.map(({ kind, sku, rating, title }) => [kind, sku, rating, title])).toEqual([
      ['review', product.sku, 2, 'Second thoughts'],
    ])
    expect(hidden.map(({ title }) => title)).not.toContain('Second thoughts')
    expect(published).toBe(true)
    expect(shown.find(({ title }) => title === 'Second thoughts')).toMatchObject({
      rating: 2,
      author: 'Ada L.',
      verified: false,
    })
    expect(JSON.stringify(shown)).not.toMatch(/canary/i)
    expect(after.resellerRatings.totalReviews).toBe(before.resellerRatings.totalReviews + 1)
  })

  test('what was decided cannot be decided again, and a refused one never shows', async () => {
    await send('/reviews', review({ title: 'Buy pills here' }))
    const id = (await waiting())[0]!.id

    const decisions = [
      await refuseReview(app.database.db, may(REVIEW.decide), id, now()),
      await publishReview(app.database.db, may(REVIEW.decide), id, now()),
      await publishReview(app.database.db, may(REVIEW.decide), 999_999, now()),
    ]

    expect(decisions).toEqual([true, false, false])
    expect((await reviewsOf(product.id)).map(({ title }) => title)).not.toContain('Buy pills here')
  })

  test('a purchase is verified by email, ZIP code and product; the answer does not reveal it', async () => {
    await placeOrder(app, product)
    const tries = [
      review({ postal: '60614', title: 'bought' }),
      review({
        postal: '60614-1234',
        email: 'ADA.canary@example.com',
        productId: other.id,
        title: 'another product',
      }),
    ]
    const answers = [await send('/reviews', tries[0]), await send('/reviews', tries[1])]
    const verified = await app.database.db
      .selectFrom('review')
      .select(['title', 'verified'])
      .where('email', 'is not', null)
      .orderBy('id')
      .execute()
    await send('/reviews', review({ postal: '90210', title: 'wrong place' }))
    const later = await app.database.db
      .selectFrom('review')
      .select(['title', 'verified'])
      .where('product_id', '=', product.id)
      .where('email', 'is not', null)
      .execute()

    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { received: true },
      { received: true },
    ])
    expect(verified).toEqual([
      { title: 'bought', verified: true },
      { title: 'another product', verified: false },
    ])
    expect(later).toEqual([{ title: 'wrong place', verified: false }])
  })
})

describe('questions', () => {
  test.each([
    ['too short', { question: 'Fits?' }, 400],
    ['no address', { email: '' }, 400],
    ['an unknown product', { productId: '999999999' }, 404],
  ])('%s is refused', async (_, wrong, status) => {
    expect((await send('/questions', question(wrong))).status).toBe(status)
    expect(await waiting()).toEqual([])
  })

  test('a question is shown when it is answered, and is stored once when it is sent twice', async () => {
    await send('/questions', question())
    await send('/questions', question())
    const [asked, ...more] = await waiting()
    const before = await (await app.fetch(`/v1/api/catalog/products/${product.id}`)).json()

    const answered = await answerQuestion(
      app.database.db,
      may(REVIEW.decide),
      asked!.id,
      { text: 'Yes: the cabinet is 17½ inches wide.', by: 'Alpine' },
      now(),
    )
    const after = await (await app.fetch(`/v1/api/catalog/products/${product.id}`)).json()

    expect([more, answered, before.questions]).toEqual([[], true, []])
    expect(after.questions).toEqual([
      expect.objectContaining({
        question: 'Does it fit a closet 21 inches wide?',
        answer: 'Yes: the cabinet is 17½ inches wide.',
        answeredBy: 'Alpine',
        answeredOn: inStoreZone(now()).day,
      }),
    ])
    expect(
      await answerQuestion(
        app.database.db,
        may(REVIEW.decide),
        asked!.id,
        { text: 'No.', by: 'Alpine' },
        now(),
      ),
    ).toBe(false)
  })
})

describe('[29] a decision about a review or question is taken back', () => {
  const mayDecide = may(REVIEW.decide)
  const idOfWaiting = async () => (await waiting())[0]!.id
  const starsOf = async () => {
    const { rating_average, rating_count } = await app.database.db
      .selectFrom('product')
      .select(['rating_average', 'rating_count'])
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
    return [rating_average, rating_count]
  }
  const decided = async (state: 'published' | 'refused') =>
    (await findSubmissions(app.database.db, may(REVIEW.read), { state })).page.map(
      ({ kind, title, text, decided_by }) => [kind, title || text, decided_by],
    )

  test('a refused review is listed with who did it, and waits again; the audit log has both', async () => {
    const { db } = app.database
    await send('/reviews', review({ title: 'Wrong button' }))
    const id = await idOfWaiting()
    await refuseReview(db, mayDecide, id, now())
    const listed = await decided('refused')
    const gone = await waiting()

    const answers = [
      await reopenReview(db, mayDecide, id, { was: 'published', now: now() }),
      await reopenReview(db, mayDecide, id, { was: 'refused', now: now() }),
      await reopenReview(db, mayDecide, id, { was: 'refused', now: now() }),
      await reopenReview(db, mayDecide, 999_999, { now: now() }),
    ]
    const { rows } = await sql<{ action: string }>`
      select action from audit_event where entity = 'review' and entity_id = ${String(id)} order by id
    `.execute(db)

    expect(listed).toContainEqual(['review', 'Wrong button', expect.any(String)])
    expect(gone).toEqual([])
    expect(answers).toEqual([false, true, false, false])
    expect((await waiting()).map(({ title }) => title)).toEqual(['Wrong button'])
    expect(rows.map(({ action }) => action)).toEqual(['reviews.refuse', 'reviews.reopen'])
  })

  test('a published review leaves the store, and its stars no longer count', async () => {
    const { db } = app.database
    await send('/reviews', review({ rating: 1, title: 'Published by mistake' }))
    const id = await idOfWaiting()
    await publishReview(db, mayDecide, id, now())
    const counted = await starsOf()
    await reopenReview(db, mayDecide, id, { was: 'published', now: now() })
    const after = await starsOf()
    await publishReview(db, mayDecide, id, now())

    expect(Number(after[1])).toBe(Number(counted[1]) - 1)
    expect(await starsOf()).toEqual(counted)
    expect(await decided('published')).toContainEqual(['review', 'Published by mistake', expect.any(String)])
  })

  test('a newer decision of a colleague stays', async () => {
    const { db } = app.database
    await send('/reviews', review({ title: 'Two at once' }))
    const id = await idOfWaiting()
    await refuseReview(db, mayDecide, id, now())
    await reopenReview(db, mayDecide, id, { was: 'refused', now: now() })
    await publishReview(db, mayDecide, id, now())

    expect(await reopenReview(db, mayDecide, id, { was: 'refused', now: now() })).toBe(false)
    expect((await reviewsOf(product.id)).map(({ title }) => title)).toContain('Two at once')
  })

  test('not while a newer one of the same writer waits; an answer that was mailed stays', async () => {
    const { db } = app.database
    await send('/reviews', review())
    const id = await idOfWaiting()
    await refuseReview(db, mayDecide, id, now())
    await send('/reviews', review({ title: 'Tried again' }))
    await expect(reopenReview(db, mayDecide, id, { was: 'refused', now: now() })).rejects.toMatchObject({
      code: 'newer_review',
    })

    await send('/questions', question())
    const asked = (await waiting()).find(({ kind }) => kind === 'question')!.id
    await refuseQuestion(db, mayDecide, asked, now())
    await send('/questions', question())
    await expect(reopenQuestion(db, mayDecide, asked)).rejects.toMatchObject({ code: 'newer_question' })
    const again = (await waiting()).find(({ kind }) => kind === 'question')!.id
    await answerQuestion(db, mayDecide, again, { text: 'Yes.', by: 'Alpine' }, now())

    expect(await reopenQuestion(db, mayDecide, again)).toBe(false)
    expect(await reopenQuestion(db, mayDecide, asked)).toBe(true)
  })
})

describe('notices', () => {
  /** Sends the waiting mails of the outbox to a mailer that records them. */
  async function delivered(answer: SendResult = { kind: 'sent', messageId: 'x' }): Promise<Message[]> {
    const mails: Message[] = []
    const send = async (mail: Message): Promise<SendResult> => {
      mails.push(mail)
      return answer
    }
    const mailer = { send, close: () => undefined }
    const handler = sendReviewNotices({
      db: app.database.db,
      mailer,
      ownMailer: mailer,
      shop: {
        ...{ name: 'Alpine', email: 'sales@example.com', origin: 'https://store.example' },
        portalOrigin: 'https://portal.example',
      },
    })
    await dispatchOutbox({
      db: app.database.db,
      clock: { now: () => new Date(Date.now() + 60_000) },
      handlers: { [NOTICE_TOPIC]: handler },
    })
    return mails
  }

  test('the store hears of each review and question, who asked hears of the answer', async () => {
    await app.database.db.deleteFrom('outbox').execute()
    await send('/reviews', review({ title: 'A <b>bold</b> title' }))
    await send('/questions', question())
    const notices = await delivered()
    const asked = (await waiting()).find(({ kind }) => kind === 'question')
    await answerQuestion(
      app.database.db,
      may(REVIEW.decide),
      asked!.id,
      { text: 'Yes, it does.', by: 'Alpine' },
      now(),
    )
    const answered = await delivered()

    expect(notices.map(({ to, subject, replyTo }) => [to.address, subject, replyTo]).sort()).toEqual([
      ['sales@example.com', `New question about ${product.sku}`, 'ada@example.com'],
      ['sales@example.com', `New review of ${product.sku}: 4 of 5 stars`, 'ada.canary@example.com'],
    ])
    expect(notices.map(({ html }) => html).join()).not.toContain('<b>')
    expect(answered.map(({ to, text }) => [to.address, text.includes('Yes, it does.')])).toEqual([
      ['ada@example.com', true],
    ])
  })

  test('a mail that could not be sent stays to be sent again', async () => {
    await app.database.db.deleteFrom('outbox').execute()
    await send('/reviews', review())
    await delivered({ kind: 'retry', cause: 'ETIMEDOUT' })
    const [left] = await app.database.db.selectFrom('outbox').select(['sent_at', 'last_error']).execute()

    expect(left).toEqual({ sent_at: null, last_error: 'mail: ETIMEDOUT' })
  })
})

test('[C-REVIEWS] [E-REVIEWSUM] /v2/api answers the average and number of all stored reviews', async () => {
  const stored = await app.database.db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(({ fn }) => [fn.avg<number>('rating').as('average'), fn.countAll<number>().as('count')])
    .where('approved', '=', true)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()

  const answer = await app.fetch('/v2/api/reviews/summary')
  const body = await answer.json()

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(body).toEqual({
    resellerRatings: { starRating: expect.any(Number), totalReviews: Number(stored.count) },
  })
  expect(Math.abs(body.resellerRatings.starRating - Number(stored.average))).toBeLessThan(0.06)
  expect(await (await app.fetch('/v1/api/reviews/summary')).json()).toEqual(body)
})
