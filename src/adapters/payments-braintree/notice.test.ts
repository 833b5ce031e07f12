import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createBraintreeGateway } from './braintree-gateway.ts'

const keys = { merchantId: 'm', publicKey: 'p', privateKey: 'k' }
const gateway = createBraintreeGateway({ ...keys, url: undefined, environment: 'sandbox', deadlineMs: 100 })
const NOW = new Date('2026-11-22T12:00:00Z')

/** A notice that is signed as Braintree signs it. */
function noticeOf(sentAt: string): string {
  const xml =
    `<notification><timestamp type="datetime">${sentAt}</timestamp><kind>check</kind>` +
    '<subject><check type="boolean">true</check></subject></notification>'
  const payload = `${Buffer.from(xml).toString('base64')}\n`
  const key = createHash('sha1').update(keys.privateKey, 'binary').digest()
  const signature = `p|${createHmac('sha1', key).update(payload, 'binary').digest('hex')}`
  return new URLSearchParams({ bt_signature: signature, bt_payload: payload }).toString()
}

test.each([
  ['now', '2026-11-22T12:00:00Z', 'genuine'],
  ['two days ago', '2026-11-20T13:00:00Z', 'genuine'],
  ['a minute ahead of our clock', '2026-11-22T12:01:00Z', 'genuine'],
  ['three days ago', '2026-11-19T12:00:00Z', 'forged'],
  ['30 days ago', '2026-10-23T12:00:00Z', 'forged'],
  ['tomorrow', '2026-11-23T12:00:00Z', 'forged'],
  ['no day at all', 'soon', 'forged'],
])('a notice of %s', async (_, sentAt, kind) => {
  const notice = { body: noticeOf(sentAt), header: () => undefined, now: NOW }

  expect((await gateway.notices!.verify(notice)).kind).toBe(kind)
})
