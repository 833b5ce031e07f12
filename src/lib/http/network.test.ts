import { expect, test } from 'vitest'
import { isLoopbackAddress, plainAddress } from './network.ts'

test('IPv4 inside IPv6 is plain IPv4', () => {
  expect(['::ffff:203.0.113.7', '203.0.113.7', '2001:db8::1'].map(plainAddress)).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    '2001:db8::1',
  ])
})

test('the addresses of this machine', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true)
  expect(['10.0.0.1', '::2', '128.0.0.1', 'localhost'].some(isLoopbackAddress)).toBe(false)
})
