import { expect, test } from 'vitest'
import { trackingUrl } from './carriers.ts'
import { CARRIERS } from './data/carriers.ts'

test('[R-TRACK] a tracking number leads to the page of its carrier, however its name is written', () => {
  expect(trackingUrl('U.P.S.', '1Z 9&x=1')).toBe('https://www.ups.com/track?tracknum=1Z%209%26x%3D1')
  expect(trackingUrl('fedex', '77')).toBe(trackingUrl('FedEx Freight', '77'))
  expect(trackingUrl('Lakes Freight', '77')).toBeNull()
})

test.each([
  ['R & L Carriers', 'www2.rlcarriers.com'],
  ['ODFL', 'www.odfl.com'],
  ['Estes Express Lines', 'www.estes-express.com'],
  ['Saia LTL', 'www.saia.com'],
  ['ArcBest', 'arcb.com'],
])('[29] freight by %s is tracked at %s', (carrier, host) => {
  const url = new URL(trackingUrl(carrier, '012-3456789')!)
  expect([url.protocol, url.host]).toEqual(['https:', host])
  expect(url.href).toContain('012-3456789')
})

test('[29] no way of writing a carrier belongs to two, and each own name is one', () => {
  const written = CARRIERS.flatMap((each) => each.written)
  expect(written).toEqual([...new Set(written)])
  for (const { name, page } of CARRIERS)
    expect(trackingUrl(name, '1') !== null, name).toBe(page !== undefined)
})
