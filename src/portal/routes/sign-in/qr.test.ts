import { expect, test } from 'vitest'
import { qrImage } from './qr.server.ts'

test('[G6] four light modules surround a QR code', () => {
  const svg = decodeURIComponent(qrImage('otpauth://totp/Store:ann@example.com?secret=JBSWY3DPEHPK3PXP'))
  const [, width = 0] = /viewBox="0 0 (\d+)/.exec(svg)?.map(Number) ?? []
  // uqr draws each dark module as a square of ten units that begins with M x,y
  const dark = [...svg.matchAll(/M(\d+),(\d+)/g)].map(([, x, y]) => [Number(x) / 10, Number(y) / 10])

  expect(dark.length).toBeGreaterThan(100)
  expect(Math.min(...dark.flat())).toBe(4)
  expect(Math.max(...dark.flat())).toBe(width / 10 - 5)
})
