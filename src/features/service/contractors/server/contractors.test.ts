import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoContractors } from '#demo/contractors/load.ts'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { texts } from '../texts.ts'
import { contractorDeskHandlers } from './desk.ts'
import { FEEDBACK_MAIL_TOPIC, forgetFeedback, sendFeedbackMails } from './feedback-desk.ts'
import { contractorsHandlers } from './handlers.ts'

const clock = movableClock('2026-11-23T16:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await testApp({ clock })
  await demoPeople(app.database.db)
  await app.database.db.transaction().execute((trx) => loadDemoContractors(trx, clock.now()))
})
afterAll(() => app.close())

let networks = 0

/** Every visitor comes from another network, unless a test names one. */
const store = (ip = `203.0.${++networks}.7`) =>
  createRouterClient(contractorsHandlers, {
    context: { ...app.services, request: makeRequest({ ip }) },
  })
const desk = (person: Person) =>
  createRouterClient(contractorDeskHandlers, { context: { ...app.services, ...whoAsks(person) } })

const namesIn = async (zipcode: string, more = {}) =>
  (await store().list({ zipcode, ...more })).contractors.map(({ name }) => name)
const northside = async () =>
  (await store().list({ zipcode: '60614' })).contractors.find(({ name }) => /^Northside/.test(name))!

let people = 0
const feedback = (more: object = {}) => ({
  rating: 2,
  keptPrice: 'no' as const,
  body: 'They came two days late, and the bill was higher.',
  author: 'Ada L.',
  email: `Ada${++people}@Example.com`,
  consent: true,
  ...more,
})

/** Sends feedback about Northside. Returns its number at the desk. */
async function sendOne(more: object = {}): Promise<number> {
  const { id } = await northside()
  const values = feedback(more)
  await store().sendFeedback({ id, ...values })
  const waiting = await desk('operations').feedback({})
  return waiting.feedback.find(({ email }) => email === values.email.toLowerCase())!.id
}

describe('[R-PROINST, E-CONTRACTOR] the list of installers', () => {
  test('refuses what is no ZIP code of the United States', async () => {
    for (const zipcode of ['', '1', '00000', 'K1A 0B1', "6' or 1=1"])
      await expect(store().list({ zipcode })).rejects.toMatchObject({ status: 400, code: 'invalid_zip' })
    await expect(store().list({})).rejects.toMatchObject({ status: 400 })
  })

  test('has who serves the ZIP code by distance or by name, and tells nobody the certificate', async () => {
    expect(await namesIn('60614')).toEqual(
      expect.arrayContaining(['Northside Heating & Air', 'Lakeshore Comfort']),
    )
    expect(await namesIn('60045')).toContain('Lakeshore Comfort')
    expect(await namesIn('85003')).toEqual(['Demo Saguaro Air'])
    expect(await namesIn('59901')).toEqual([])
    expect(await namesIn('60614', { job: 'mini-split' })).toEqual(['Lakeshore Comfort'])
    const listing = await store().list({ zipcode: '60614' })
    expect(listing).toMatchObject({ orderId: null, email: null, show_rating: true, place: { zip: '60614' } })
    expect(JSON.stringify(listing)).not.toContain('DEMO-608')
  })

  test('has no company that is closed, and none whose license has ended', async () => {
    const { db } = app.database
    const { id } = await northside()
    await db.updateTable('company').set({ disabled_at: clock.now() }).where('id', '=', id).execute()
    expect(await namesIn('60614')).not.toContain('Northside Heating & Air')
    await expect(store().open({ id })).rejects.toMatchObject({ status: 404 })
    await db.updateTable('company').set({ disabled_at: null }).where('id', '=', id).execute()

    const listing = db.updateTable('contractor_listing').where('company_id', '=', id)
    await listing.set({ license_ends_on: '2026-11-22' }).execute()
    expect(await namesIn('60614')).not.toContain('Northside Heating & Air')
    await expect(store().sendFeedback({ id, ...feedback() })).rejects.toMatchObject({ status: 404 })
    await listing.set({ license_ends_on: '2026-11-23' }).execute()
    expect(await namesIn('60614')).toContain('Northside Heating & Air')
  })

  test('an order opens for its buyer alone, and gives ZIP code and email', async () => {
    const found = await (await app.post('/search', { query: 'gas furnace', limit: 1 })).json()
    const hits: { _source: ProductCard }[] = found.hits.hits
    const { orderID } = await placeOrder(app, hits[0]!._source)

    await expect(store().list({ orderID })).rejects.toMatchObject({ status: 404 })
    await expect(store().list({ orderID, postal: '90210' })).rejects.toMatchObject({ status: 404 })
    const { id } = await northside()
    const foreign = { orderID, postal: '90210' }
    await expect(store().sendFeedback({ id, ...feedback(), ...foreign })).rejects.toMatchObject({
      status: 404,
    })

    const own = await store().list({ orderID, postal: '60614' })
    expect(own).toMatchObject({ orderId: orderID, email: 'ada.canary@example.com' })
    expect(own.place.zip).toBe('60614')
    const sent = await sendOne({ orderID, postal: '60614' })
    await desk('operations').publish({ id: sent })
    expect((await store().open({ id })).feedback[0]).toMatchObject({ bought: true })
  })
})

describe('[R-PROFEED] feedback', () => {
  test('is refused with its fault, and nothing of it is kept', async () => {
    const { id } = await northside()
    const before = (await desk('admin').feedback({})).feedback.length
    for (const fault of [{ rating: 6 }, { rating: 0 }, { body: 'short' }, { consent: false }, { email: 'x' }])
      await expect(store().sendFeedback({ id, ...feedback(fault) })).rejects.toMatchObject({
        status: 400,
        details: { issues: [{ path: Object.keys(fault)[0] }] },
      })
    await expect(store().sendFeedback({ id: 999_999, ...feedback() })).rejects.toMatchObject({ status: 404 })

    expect((await desk('admin').feedback({})).feedback).toHaveLength(before)
  })

  test('counts once staff have published it; its author gets a mail', async () => {
    const before = await northside()
    const id = await sendOne({ rating: 1 })
    expect(await northside()).toMatchObject({ stars: before.stars, feedbackCount: before.feedbackCount })

    await desk('operations').publish({ id })

    const after = await northside()
    expect(after.feedbackCount).toBe(before.feedbackCount + 1)
    expect(after.stars).toBeLessThan(before.stars!)
    const shown = (await store().open({ id: after.id })).feedback
    expect(shown[0]).toMatchObject({ id, rating: 1, keptPrice: 'no', bought: false })
    expect(JSON.stringify(shown)).not.toMatch(/@|consent/i)
    expect((await mails()).at(-1)).toMatchObject({ subject: texts.mail.published })
  })

  test.each(['contractor', 'sales'] as const)('a %s decides about none', async (person) => {
    const id = await sendOne()
    await expect(desk(person).publish({ id })).rejects.toMatchObject({ status: 403 })
    await expect(desk(person).refuse({ id, reason: 'No.' })).rejects.toMatchObject({ status: 403 })
    await expect(desk(person).withdraw({ id })).rejects.toMatchObject({ status: 403 })
  })

  test('that was refused is never shown, and its author reads the reason', async () => {
    const id = await sendOne({ author: 'Refused R.' })
    await desk('operations').refuse({ id, reason: 'It names a person.' })

    const { id: company } = await northside()
    expect(JSON.stringify(await store().open({ id: company }))).not.toContain('Refused R.')
    expect((await mails()).at(-1)?.text).toContain('It names a person.')
    await expect(desk('operations').publish({ id })).rejects.toMatchObject({ code: 'feedback_decided' })
  })

  test('of one mailbox counts once, with any mark after a plus', async () => {
    const first = await sendOne({ email: 'twice@example.com' })
    const second = await sendOne({ email: 'twice+again@example.com' })
    await desk('operations').publish({ id: first })

    await expect(desk('operations').publish({ id: second })).rejects.toMatchObject({
      code: 'counted_already',
    })
    await desk('operations').withdraw({ id: first })
    await expect(desk('operations').publish({ id: second })).resolves.toEqual({ changed: true })
  })

  test('two decisions at the same time: one holds', async () => {
    const id = await sendOne()
    const answers = await Promise.allSettled([
      desk('operations').publish({ id }),
      desk('admin').refuse({ id, reason: 'No.' }),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('without a record of consent even the database publishes nothing', async () => {
    const { db } = app.database
    const id = await sendOne()
    await db.updateTable('contractor_feedback').set({ consented_at: null }).where('id', '=', id).execute()

    await expect(desk('operations').publish({ id })).rejects.toMatchObject({ code: 'no_consent' })
    await expect(
      db.updateTable('contractor_feedback').set({ state: 'published' }).where('id', '=', id).execute(),
    ).rejects.toThrow(/published_with_consent/)
  })

  test('from the company’s own domain is marked for staff', async () => {
    const id = await sendOne({ email: 'boss@northside-hvac.example' })
    const { feedback: waiting } = await desk('sales').feedback({})

    expect(waiting.find((each) => each.id === id)?.isOfCompany).toBe(true)
    expect(waiting.filter(({ isOfCompany }) => isOfCompany)).toHaveLength(1)
  })

  test('from the fourth of one network on, the browser proves work', async () => {
    const { id } = await northside()
    const send = () => store('198.51.100.9').sendFeedback({ id, ...feedback() })
    for (let count = 0; count < 3; count++) await send()

    await expect(send()).rejects.toMatchObject({
      code: 'proof_needed',
      details: { challenge: expect.anything() },
    })
  })

  test('goes after 30 days when it was refused, after 180 when it waits', async () => {
    const { db } = app.database
    expect(await forgetFeedback(db, later(clock.now(), 29 * DAY_MS))).toBe(0)
    const { feedbackCount } = await northside()

    expect(await forgetFeedback(db, later(clock.now(), 181 * DAY_MS))).toBeGreaterThan(0)

    expect((await desk('admin').feedback({ state: 'refused' })).feedback).toEqual([])
    expect(await northside()).toMatchObject({ feedbackCount })
  })
})

describe('[E-CONTRACTOR] the listing of a company', () => {
  const draft = {
    licenseNumber: 'L-7',
    licenseIssuer: 'State of Illinois',
    licenseEndsOn: '2027-12-31',
    licenseCheckedOn: '2026-11-20',
    epaNumber: 'E-7',
    epaType: 'universal' as const,
    epaCheckedOn: '2026-11-20',
    baseZip: '60614',
    radiusMiles: 5,
    extraZips: [] as string[],
    prices: [{ job: 'furnace' as const, low: 1_500, high: 2_500 }],
    isShown: true,
  }

  test('is changed by operations and administrators alone', async () => {
    for (const person of ['contractor', 'foreignContractor', 'sales'] as const)
      await expect(desk(person).save({ id: 2, version: 1, ...draft })).rejects.toMatchObject({ status: 403 })
    await expect(desk('contractor').open({ id: 1 })).rejects.toMatchObject({ status: 403 })
    await expect(desk('admin').save({ id: 999_999, version: 0, ...draft })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('is changed by its company, and hidden until staff have checked what changed', async () => {
    const first = await desk('operations').open({ id: 1 })
    await desk('operations').save({ id: 1, version: first.version, ...draft })
    const { licenseCheckedOn: _, epaCheckedOn: __, isShown: ___, ...own } = draft
    const mine = desk('contractor')
    const { version } = await mine.own()

    const wider = await mine.saveOwn({ version, ...own, radiusMiles: 30 })
    expect(wider).toMatchObject({ id: 1, radiusMiles: 30, isSeen: true })
    await expect(mine.saveOwn({ version, ...own })).rejects.toMatchObject({ code: 'changed' })
    const claimed = { version: wider.version, ...own, licenseEndsOn: '2035-01-01' }
    await expect(mine.saveOwn({ ...claimed, isShown: true } as typeof claimed)).rejects.toMatchObject({
      status: 400,
    })
    expect(await mine.saveOwn(claimed)).toMatchObject({ isShown: false, licenseCheckedOn: '' })
    expect(await namesIn('60614')).not.toContain('Northside Heating & Air')
    for (const person of ['sales', 'operations', 'admin'] as const)
      await expect(desk(person).own()).rejects.toMatchObject({ status: 403 })

    const { version: last } = await desk('operations').open({ id: 1 })
    await desk('operations').save({ id: 1, version: last, ...draft })
  })

  test('is refused while a fact is missing or unknown, and the database shows none unchecked', async () => {
    const { version } = await desk('sales').open({ id: 2 })
    const save = (change: object) => desk('admin').save({ id: 2, version, ...draft, ...change })
    await expect(save({ epaNumber: '' })).rejects.toMatchObject({
      status: 400,
      details: { issues: [{ path: 'epaNumber' }] },
    })
    await expect(save({ baseZip: '00000' })).rejects.toMatchObject({ status: 400 })
    await expect(
      app.database.db
        .updateTable('contractor_listing')
        .set({ license_number: '' })
        .where('company_id', '=', 2)
        .execute(),
    ).rejects.toThrow(/shown_when_checked/)
  })

  test('is shown when it is saved, and of two people who save, the second sees the first', async () => {
    const { version } = await desk('operations').open({ id: 2 })
    const save = (radiusMiles: number) => desk('operations').save({ id: 2, version, ...draft, radiusMiles })
    const both = await Promise.allSettled([save(6), save(7)])

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const saved = await desk('operations').open({ id: 2 })
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({
      code: 'changed',
      details: { theirs: { radiusMiles: saved.radiusMiles } },
    })
    expect(saved).toMatchObject({ isSeen: true, prices: draft.prices })
    expect(await namesIn('60614')).toContain('Lakeshore Comfort')
    await desk('operations').save({ id: 2, version: saved.version, ...draft, isShown: false })
    expect(await namesIn('60614')).not.toContain('Lakeshore Comfort')
  })

  test('begins empty, and pages follow each other by name', async () => {
    const { id } = await app.database.db
      .insertInto('company')
      .values({ name: 'A new one', zip: '60601-1234', created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await desk('sales').open({ id })).toMatchObject({ version: 0, baseZip: '60601', isSeen: false })

    const { listings } = await desk('sales').list({})
    const { listings: rest } = await desk('sales').list({ after: `${listings[0]!.id}~${listings[0]!.name}` })
    expect(rest.map(({ name }) => name)).toEqual(listings.slice(1).map(({ name }) => name))
  })
})

async function mails(): Promise<Message[]> {
  const sent: Message[] = []
  const send = sendFeedbackMails({
    db: app.database.db,
    mailer: {
      send: async (message: Message) => {
        sent.push(message)
        return { kind: 'sent' as const, messageId: '1' }
      },
      close: () => undefined,
    },
    shop: { name: 'Alpine', origin: 'https://store.test' },
  })
  const rows = await app.database.db
    .selectFrom('outbox')
    .select(['payload', 'dedupe_key'])
    .where('topic', '=', FEEDBACK_MAIL_TOPIC)
    .orderBy('id')
    .execute()
  for (const { payload, dedupe_key } of rows) await send(payload, dedupe_key)
  return sent
}
