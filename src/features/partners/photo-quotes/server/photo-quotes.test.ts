import { createRouterClient } from '@orpc/server'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import { DAY_MS } from '#lib/dates.ts'
import { setMerchant } from '#lib/merchant/merchant.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { takePhoto } from '#tests/fixtures/shop/photos.ts'
import { makeRequest, memoryFiles } from '#tests/fixtures/shop/request.ts'
import { MOST_PHOTOS } from '../rules/form.ts'
import { texts } from '../texts.ts'
import { photoDeskHandlers } from './desk-handlers.ts'
import { PHOTO_QUOTE_MAIL_TOPIC } from './mails.ts'
import { clearPhotoQuotes } from './photos.ts'
import { photoQuotesHandlers } from './store-handlers.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const files = memoryFiles()
const clock = movableClock()

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await demoPeople(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url), files })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

let networks = 0

/** A browser with its own cookies and network. */
function makeBrowser(cookies: Record<string, string> = {}) {
  const ip = `198.51.100.${++networks}`
  const setCookie = (header: string) => {
    const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
    cookies[name] = value
  }
  return createRouterClient(photoQuotesHandlers, {
    context: () => ({
      ...shop.services,
      actor: BUYER,
      signedIn: undefined,
      request: makeRequest({ cookies, setCookie, ip }),
    }),
  })
}
type Homeowner = ReturnType<typeof makeBrowser>

const desk = (person: Person) =>
  createRouterClient(photoDeskHandlers, {
    context: { ...shop.services, ...whoAsks(person) },
  })

const asFile = (bytes: Uint8Array, name = 'IMG_2231.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

let keys = 0
const nextKey = () => `key-${String(++keys).padStart(8, '0')}`
const addOne = async (homeowner: Homeowner, key = nextKey()) =>
  homeowner.addPhoto({ shot: 'outdoor', key, picture: asFile(await takePhoto({ width: 60, height: 40 })) })

const FORM = {
  name: 'Ann Lee',
  phone: '(312) 555-0142',
  email: 'ann@example.com',
  zip: '60614',
  rooms: '3 bedrooms',
  wishes: 'Quieter, please',
  hasConsent: true,
}
let phones = 0
const formOf = () => ({
  ...FORM,
  phone: `312555${String(2000 + ++phones)}`,
  email: `ann${phones}@example.com`,
})

async function solve(homeowner: Homeowner): Promise<string> {
  const { challenge } = await homeowner.challenge({})
  const solution = await solveChallenge({ challenge: challenge as object as Challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => ({ code: 'answered', status: 200, details: {} }),
    ({ code, status, details }) => ({ code, status, details }),
  )

describe('photos', () => {
  test('the first photo begins a request that survives a reload; a repeated photo is one', async () => {
    const homeowner = makeBrowser()
    expect((await homeowner.draft({})).draft).toBeNull()

    const first = await addOne(homeowner, 'same-photo')
    const again = await addOne(homeowner, 'same-photo')

    expect(again).toEqual(first)
    expect((await homeowner.draft({})).draft?.photos).toEqual([first])
  })

  test('a photo is turned upright, loses place and camera, and is at most 2,000 pixels long', async () => {
    const homeowner = makeBrowser()
    const turned = await sharp(await takePhoto({ width: 2_400, height: 1_200 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

    const { id, width, height } = await homeowner.addPhoto({
      shot: 'indoor-plate',
      key: nextKey(),
      picture: asFile(turned),
    })
    const { body } = await homeowner.photo({ id })
    const stored = await sharp(new Uint8Array(await body.arrayBuffer())).metadata()

    expect([width, height]).toEqual([1_000, 2_000])
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
  })

  test.each([
    ['a HEIC that says it is a JPEG', '\u0000\u0000\u0000\u0018ftypheic', 'heic'],
    ['a video', '\u0000\u0000\u0000\u0018ftypqt  ', 'video'],
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['text', 'not a picture', 'no_picture'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no_picture'],
    ['nothing', '', 'empty'],
  ])('%s is refused with a word of its own', async (_, text, reason) => {
    const picture = asFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
    const homeowner = makeBrowser()

    expect(await refusal(homeowner.addPhoto({ shot: 'vent', key: nextKey(), picture }))).toMatchObject({
      code: 'picture_refused',
      status: 422,
      details: { reason },
    })
    expect((await homeowner.draft({})).draft, 'nothing was begun').toBeNull()
  })

  test('a small file with more than 60 million pixels is refused before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 7_800, height: 7_700, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()

    const answer = await refusal(
      makeBrowser().addPhoto({ shot: 'panel', key: nextKey(), picture: asFile(bomb) }),
    )
    expect(answer.details).toEqual({ reason: 'too_many_pixels' })
  })

  test('a request holds 16 photos; removing one makes room and deletes its file', async () => {
    const homeowner = makeBrowser()
    for (let count = 1; count < MOST_PHOTOS; count++) await addOne(homeowner)
    const own = await homeowner.addPhoto({
      shot: 'vent',
      key: nextKey(),
      picture: asFile(await takePhoto({ width: 61, height: 40 })),
    })
    expect(await refusal(addOne(homeowner))).toMatchObject({ code: 'too_many', status: 409 })
    const before = files.kept.size

    await homeowner.removePhoto({ id: own.id })

    expect(files.kept.size).toBe(before - 1)
    await addOne(homeowner)
  })

  test('a stranger sees and removes no photo of another browser', async () => {
    const [owner, stranger] = [makeBrowser(), makeBrowser()]
    const { id } = await addOne(owner)
    await addOne(stranger)

    expect(await refusal(stranger.photo({ id }))).toMatchObject({ code: 'no_draft', status: 404 })
    expect(await refusal(stranger.removePhoto({ id }))).toMatchObject({ code: 'no_draft' })
    expect(await refusal(makeBrowser().open({ key: 'x'.repeat(43) }))).toMatchObject({ code: 'no_draft' })
    expect((await owner.draft({})).draft?.photos).toHaveLength(1)
  })
})

describe('sending', () => {
  test('[R-PHOTO-FORM] makes a lead with its promise and mails the homeowner a private link', async () => {
    const cookies: Record<string, string> = {}
    const homeowner = makeBrowser(cookies)
    await addOne(homeowner)
    await homeowner.save({ unreachable: ['panel'], wishes: 'Quieter' })
    const form = formOf()

    const sent = await homeowner.send({ ...form, captcha: await solve(homeowner) })
    const again = await homeowner.send({ ...form, captcha: '' })

    expect(again).toEqual(sent)
    const lead = await database.db
      .selectFrom('lead')
      .selectAll()
      .where('phone', '=', form.phone)
      .executeTakeFirstOrThrow()
    expect(lead).toMatchObject({ kind: 'photo', name: 'Ann Lee', consent_version: 'photo-quote-2026-11' })
    expect(lead.comments).toContain(texts.comments.unreachable(texts.shots.panel.name))
    expect(lead.details_path).toMatch(/^\/photo-quotes\/\d+$/)
    const mail = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', PHOTO_QUOTE_MAIL_TOPIC)
      .executeTakeFirstOrThrow()
    const { key } = mail.payload as { key: string }
    const elsewhere = makeBrowser()
    await elsewhere.open({ key })
    expect((await elsewhere.draft({})).draft?.sent).toEqual(sent)
    await addOne(elsewhere)
    expect((await homeowner.draft({})).draft?.photos, 'photos can be added later').toHaveLength(2)
    expect(await refusal(homeowner.save({ name: 'Other' }))).toMatchObject({ code: 'sent', status: 409 })
  })

  test('[29] is refused with a sentence while it is switched off, and nothing is lost', async () => {
    const homeowner = makeBrowser()
    await addOne(homeowner)
    const captcha = await solve(homeowner)
    setMerchant({ switchedOff: ['offer photo quotes'] })
    expect(await refusal(homeowner.send({ ...formOf(), captcha }))).toMatchObject({
      code: 'switched_off',
      status: 503,
    })
    setMerchant({ switchedOff: [] })
    expect((await homeowner.draft({})).draft?.photos).toHaveLength(1)
  })

  test('is refused with the messages of the fields, and nothing is lost', async () => {
    const homeowner = makeBrowser()
    await addOne(homeowner)

    const answer = await refusal(
      homeowner.send({ ...formOf(), phone: '12', hasConsent: false, captcha: await solve(homeowner) }),
    )

    expect(answer).toMatchObject({
      code: 'invalid',
      status: 400,
      details: {
        issues: [
          { path: 'phone', message: texts.problems.phone },
          { path: 'consent', message: texts.problems.consent },
        ],
      },
    })
    expect((await homeowner.draft({})).draft?.photos).toHaveLength(1)
  })

  test('[C-CAPTCHA] a solution that was used, or is of another purpose, is refused', async () => {
    const [first, second] = [makeBrowser(), makeBrowser()]
    await addOne(first)
    await addOne(second)
    const captcha = await solve(first)
    await first.send({ ...formOf(), captcha })

    expect(await refusal(second.send({ ...formOf(), captcha }))).toMatchObject({
      code: 'captcha',
      status: 409,
    })
    expect(await refusal(second.send({ ...formOf(), captcha: 'abc' }))).toMatchObject({ code: 'captcha' })
    const other = await shop.services.rateLimits.proofs.challenge('card', { used: 0, points: 1 })
    const solution = await solveChallenge({ challenge: other as object as Challenge, deriveKey })
    const foreign = Buffer.from(JSON.stringify({ challenge: other, solution })).toString('base64')
    expect(await refusal(second.send({ ...formOf(), captcha: foreign }))).toMatchObject({ code: 'captcha' })
    await second.send({ ...formOf(), captcha: await solve(second) })
  })

  test('without a captcha a network sends three requests an hour, then it is asked for a proof', async () => {
    const cookies: Record<string, string> = {}
    const homeowner = makeBrowser(cookies)
    for (let count = 0; count < 3; count++) {
      await addOne(homeowner)
      await homeowner.send({ ...formOf(), captcha: '' })
      await homeowner.startOver({})
    }
    await addOne(homeowner)

    expect(await refusal(homeowner.send({ ...formOf(), captcha: '' }))).toMatchObject({
      code: 'proof_needed',
      status: 429,
    })
    await homeowner.send({ ...formOf(), captcha: await solve(homeowner) })
  })
})

describe('the team', () => {
  test('sees an unfinished request only with consent, and what was sent always', async () => {
    const homeowner = makeBrowser()
    await addOne(homeowner)
    await homeowner.save({ name: 'Una Finished', phone: '3125550100' })
    const names = async (state: 'sent' | 'unfinished') =>
      (await desk('sales').list({ state })).requests.map(({ name }) => name)
    expect(await names('unfinished')).not.toContain('Una Finished')

    await homeowner.save({ hasConsent: true })
    expect(await names('unfinished')).toContain('Una Finished')

    await homeowner.send({ ...formOf(), name: 'Una Finished', captcha: await solve(homeowner) })
    expect([await names('unfinished'), await names('sent')]).toEqual([
      expect.not.arrayContaining(['Una Finished']),
      expect.arrayContaining(['Una Finished']),
    ])
  })

  test('reads the plates, with author and time; earlier readings stay', async () => {
    const homeowner = makeBrowser()
    const { id: photo } = await addOne(homeowner)
    await homeowner.send({ ...formOf(), captcha: await solve(homeowner) })
    const sales = desk('sales')
    const { id } = (await sales.list({})).requests[0]!

    await sales.savePlate({ id, unit: 'outdoor', maker: 'Carrier', model: '24ACC636', year: '2004' })
    await sales.savePlate({ id, unit: 'outdoor', maker: 'Carrier', model: '24ACC636A003', year: '2004' })
    await sales.addNote({ id, photo, text: 'Rust at the base' })

    const opened = await sales.open({ id })
    const by = nameOf(whoAsks('sales').actor)
    expect(opened.readings.map((reading) => [reading.plate.model, reading.by])).toEqual([
      ['24ACC636A003', by],
      ['24ACC636', by],
    ])
    expect(opened.photos[0]?.notes).toMatchObject([{ text: 'Rust at the base' }])
    expect((await sales.photo({ id, photo })).headers['cache-control']).toBe('private, no-store')
    expect(await refusal(desk('contractor').open({ id }))).toMatchObject({ code: 'forbidden', status: 403 })
    expect(await refusal(desk('operations').addNote({ id, photo, text: 'x' }))).toMatchObject({ status: 403 })
    expect(await refusal(sales.photo({ id: id + 1_000, photo }))).toMatchObject({ status: 404 })
  })
})

test('two presses at the same time make one customer and one quote with photos of its own', async () => {
  const homeowner = makeBrowser()
  await addOne(homeowner)
  await homeowner.send({ ...formOf(), captcha: await solve(homeowner) })
  const { id } = (await desk('sales').list({})).requests[0]!
  const customers = () => database.db.selectFrom('customer').select('id').execute()
  const before = (await customers()).length

  const [first, second] = await Promise.all([
    desk('sales').makeQuote({ id }),
    desk('admin').makeQuote({ id }),
  ])

  expect(second).toEqual(first)
  expect((await customers()).length).toBe(before + 1)
  const quote = await database.db
    .selectFrom('quote')
    .select('id')
    .where('number', '=', first.quoteNumber)
    .executeTakeFirstOrThrow()
  const photos = [...files.kept.keys()].filter((key) => key.startsWith(`quote-files/${quote.id}/`))
  expect(photos).toHaveLength(1)
})

const nameOf = (actor: object): string => ('name' in actor ? String(actor.name) : '')

test('an unfinished request is deleted with its photos after 14 days, a sent one after a year', async () => {
  const [left, sent] = [makeBrowser(), makeBrowser()]
  await addOne(left)
  await addOne(sent)
  await sent.send({ ...formOf(), captcha: await solve(sent) })
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)

  await clearPhotoQuotes({ db: database.db, files }, inDays(13))
  expect((await left.draft({})).draft).not.toBeNull()
  const before = files.kept.size

  await clearPhotoQuotes({ db: database.db, files }, inDays(15))
  expect([(await left.draft({})).draft, (await sent.draft({})).draft?.photos.length]).toEqual([null, 1])
  expect(files.kept.size).toBeLessThan(before)

  await clearPhotoQuotes({ db: database.db, files }, inDays(366))
  const kept = [...files.kept.keys()].filter((key) => !key.startsWith('quote-files/'))
  expect([(await sent.draft({})).draft, kept]).toEqual([null, []])
})
