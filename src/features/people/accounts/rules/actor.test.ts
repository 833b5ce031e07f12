import { expect, test } from 'vitest'
import {
  BUYER,
  EXPIRY_JOB,
  NIGHT_JOB,
  PROVIDER,
  RECONCILIATION,
  readActor,
  type Shopper,
  type Staff,
  writeActor,
} from './actor.ts'

test.each([
  ['buyer', BUYER],
  ['staff ann', { kind: 'staff', name: 'ann' }],
  ['staff Ann of the counter', { kind: 'staff', name: 'Ann of the counter' }],
  ['contractor 17', { kind: 'contractor', id: 17 }],
  ['expiry', EXPIRY_JOB],
  ['night', NIGHT_JOB],
  ['provider', PROVIDER],
  ['reconciliation', RECONCILIATION],
  ['UPS', { kind: 'system', name: 'UPS' }],
] as const)('"%s" is how a row names its actor, written and read', (text, actor) => {
  expect(readActor(text)).toEqual(actor)
  expect(writeActor(actor)).toBe(text)
})

test('a row contains neither the role nor how the store recognized the buyer', () => {
  const staff: Staff = { kind: 'staff', role: 'admin', name: 'ann' }
  const shopper: Shopper = { kind: 'shopper', recognized: { orderId: 'A1', by: 'cookie' } }
  expect(writeActor(staff)).toBe('staff ann')
  expect(writeActor(shopper)).toBe('buyer')
})
