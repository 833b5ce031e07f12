import { expect, test } from 'vitest'
import { type Exemption, fileTypeOf, isInForce } from './exemption.ts'

const accepted: Exemption = { status: 'accepted', state: 'IL', endsOn: '2026-12-31', customerId: null }
const order = { state: 'IL', day: '2026-11-22', customerId: 4 }

test.each([
  ['accepted', accepted, order, true],
  ['on its last day', accepted, { ...order, day: '2026-12-31' }, true],
  ['a day later', accepted, { ...order, day: '2027-01-01' }, false],
  ['to another state', accepted, { ...order, state: 'WI' }, false],
  ['not decided', { ...accepted, status: 'waiting' }, order, false],
  ['refused', { ...accepted, status: 'refused' }, order, false],
  ['of this customer', { ...accepted, customerId: 4 }, order, true],
  ['of another customer', { ...accepted, customerId: 5 }, order, false],
  [
    'of a customer, for an order without one',
    { ...accepted, customerId: 5 },
    { ...order, customerId: null },
    false,
  ],
] as const)('a certificate %s', (_, exemption, to, holds) => {
  expect(isInForce(exemption, to)).toBe(holds)
})

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a PDF', bytes('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'application/pdf'],
  ['half a PDF', bytes('%PDF-1.7\n1 0 obj'), undefined],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]), 'image/jpeg'],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
  ['a page', bytes('<!doctype html><script>1</script>'), undefined],
  ['a drawing with a script', bytes('<svg onload="x()"/>'), undefined],
  ['a program', bytes('MZ\u0090'), undefined],
  ['a page that names a PDF later', bytes('<html>%PDF-1.7 %%EOF'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is known by its bytes', (_, file, type) => {
  expect(fileTypeOf(file)).toBe(type)
})
