import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { allJobs } from '#server/jobs/list.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { drawnPhoto, takePhoto } from '#tests/fixtures/shop/photos.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'
import { WORKLIST } from '../../rules/access.ts'
import { shipOrder } from '../shipping/ship.ts'
import { worklist } from '../worklist/worklist.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
let files: ReturnType<typeof memoryFiles>
const clock = movableClock()
const postal = '60614'

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
})
beforeEach(() => {
  files = memoryFiles()
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url), files })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

async function shipped(): Promise<string> {
  const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
  await shipOrder(database.db, may(ORDER.ship), {
    orderId: orderID,
    now: clock.now(),
    carrier: 'R+L',
    tracking: 'PRO1',
  })
  await allJobs(shop.services, {})
    .find(({ name }) => name === 'move-money')!
    .run()
  return orderID
}
const file = (bytes: Uint8Array | string, name = 'dent.jpg', type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
const reported = async (orderID: string) => (await shop.track({ orderID, postal })).damage

describe('who may report, and see', () => {
  test('[R-TRACK] refused: no postal code, not shipped, another order’s photo', async () => {
    const [orderID, other] = [await shipped(), await shipped()]
    const { orderID: waiting } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    await shop.reportDamage({ orderID, postal, photos: [await drawnPhoto()] })
    const photo = (await reported(orderID))[0]!.photos[0]!

    await expect(shop.reportDamage({ orderID, postal: '60615' })).rejects.toMatchObject({ status: 404 })
    await expect(shop.reportDamage({ orderID: waiting, postal })).rejects.toMatchObject({
      code: 'not_possible',
      status: 409,
    })
    await expect(shop.damagePhoto({ orderID, postal: '60615', photo })).rejects.toMatchObject({ status: 404 })
    await expect(shop.damagePhoto({ orderID: other, postal, photo })).rejects.toMatchObject({ status: 404 })
  })
})

test('[R-TRACK] photos are re-encoded without location and sent as downloads', async () => {
  const orderID = await shipped()
  await shop.reportDamage({
    orderID,
    postal,
    note: 'left panel dented',
    noted: 'yes',
    photos: [
      await drawnPhoto('../../etc/passwd'),
      file(
        await sharp(await takePhoto({ width: 4_000, height: 3_000 }))
          .png()
          .toBuffer(),
        'a.png',
      ),
    ],
  })

  const [report] = await reported(orderID)
  expect(report).toMatchObject({
    note: 'left panel dented',
    photos: [expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)],
  })
  const { headers, body } = await shop.damagePhoto({ orderID, postal, photo: report!.photos[0]! })
  expect(headers).toMatchObject({
    'content-disposition': expect.stringMatching(
      /^attachment; filename="damage-A[0-9A-Z]{12}-[0-9a-f]{6}\.jpg"$/,
    ),
    'x-content-type-options': 'nosniff',
  })
  const kept = Buffer.from(await body.arrayBuffer())
  expect(kept.includes('SECRETCAM')).toBe(false)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 1_200 })
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
  expect([...files.kept.keys()].every((key) => /^damage-photos\/[0-9a-f]{32}\.jpg$/.test(key))).toBe(true)
  expect((await sharp(files.kept.get(`damage-photos/${report!.photos[1]}.jpg`)!).metadata()).width).toBe(
    2_000,
  )
  expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toContainEqual(
    expect.objectContaining({ kind: 'damage_report', orderID, what: 'left panel dented' }),
  )
})

/** A PNG of many pixels in a few kilobytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type), data])
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc(body))
    return Buffer.concat([head, body, check])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

test.each<[string, () => Promise<Uint8Array> | Uint8Array | string, string, number]>([
  ['nothing at all', () => '', 'empty', 422],
  ['text', () => 'no picture at all', 'no_picture', 422],
  ['a page', () => '<!doctype html><script>alert(1)</script>', 'no_picture', 422],
  [
    'an SVG',
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    'no_picture',
    422,
  ],
  [
    'a GIF',
    async () =>
      sharp(await takePhoto())
        .gif()
        .toBuffer(),
    'no_picture',
    422,
  ],
  ['a head without a body', async () => (await takePhoto()).subarray(0, 200), 'no_picture', 422],
  [
    'a broken body',
    async () => (await takePhoto({ width: 2_000, height: 2_000 })).subarray(0, 5_000),
    'no_picture',
    422,
  ],
  ['50,000 × 50,000 pixels', () => bomb(50_000, 50_000), 'too_many_pixels', 422],
  ['50,000 pixels in a line', () => bomb(50_000, 1), 'too_many_pixels', 422],
  ['a bomb that unpacks to gigabytes', () => bomb(12_000, 12_000), 'too_many_pixels', 422],
  ['more than 15 MB', () => new Uint8Array(15 * 1024 * 1024 + 1), 'too_large', 413],
])('[R-TRACK] refuses %s and stores no file', async (_, make, reason, status) => {
  const orderID = await shipped()

  const refusal = await shop
    .reportDamage({ orderID, postal, photos: [await drawnPhoto(), file(await make())] })
    .catch((error: unknown) => error)

  expect(refusal).toMatchObject({ status })
  expect(
    (refusal as { code: string; details: { reason?: string } }).details.reason ??
      (refusal as { code: string }).code,
  ).toBe(reason)
  expect([await reported(orderID), files.kept.size]).toEqual([[], 0])
})

test('stores a picture without data that follows its end', async () => {
  const orderID = await shipped()
  const polyglot = Buffer.concat([await takePhoto(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
  await shop.reportDamage({ orderID, postal, photos: [file(polyglot, 'x.jpg.html', 'text/html')] })

  const [kept] = [...files.kept.values()]
  expect(Buffer.from(kept!).includes('script')).toBe(false)
})

test('quotas: 4 photos a report, 5 reports an order, 10 reports an hour from one address', async () => {
  const orderID = await shipped()
  const photo = await drawnPhoto()
  await expect(shop.reportDamage({ orderID, postal, photos: Array(5).fill(photo) })).rejects.toMatchObject({
    status: 400,
  })
  for (let time = 0; time < 3; time++)
    await shop.reportDamage({ orderID, postal, photos: Array(4).fill(photo) })
  await expect(shop.reportDamage({ orderID, postal, photos: [photo] })).rejects.toMatchObject({
    code: 'too_many',
    status: 409,
    details: { reason: 'too_many_photos' },
  })
  for (let time = 0; time < 2; time++) await shop.reportDamage({ orderID, postal })
  await expect(shop.reportDamage({ orderID, postal })).rejects.toMatchObject({
    code: 'too_many',
    details: { reason: 'too_many_reports' },
  })
  expect((await shop.track({ orderID, postal })).mayReportDamage).toBe(false)

  for (let time = 0; time < 3; time++) await shop.reportDamage({ orderID, postal }).catch(() => undefined)
  await expect(shop.reportDamage({ orderID, postal })).rejects.toMatchObject({ status: 429 })
  expect(files.kept.size).toBe(1)
})

test('F45: a full disk gives an error and leaves no part of the report in the database', async () => {
  const orderID = await shipped()
  files.put = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }

  await expect(shop.reportDamage({ orderID, postal, photos: [await drawnPhoto()] })).rejects.toMatchObject({
    code: 'storage_full',
    status: 507,
  })
  expect(await reported(orderID)).toEqual([])
})
