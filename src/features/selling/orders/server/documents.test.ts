import { expect, test } from 'vitest'
import { FIRST_FACTS } from '#lib/merchant/merchant.ts'
import { CHICAGO_TAX } from '#tests/fixtures/shop/taxes.ts'
import type { Receipt } from '../contract.ts'
import { renderFirstMail, renderOrderConfirmation } from './mail/render-order-mail.ts'
import { renderPdf } from './pdf/receipt-pdf.tsx'

const address = {
  name: 'Ann <b>Baker</b>',
  company: '',
  address1: '2400 N Clark St',
  address2: '',
  city: 'Chicago',
  state: 'IL',
  postcode: '60614',
  country: 'US',
}
const receipt: Receipt = {
  orderID: 'A0123456789AB',
  state: 'authorized',
  orderedAt: '2026-11-20T16:50:00.000Z',
  placedAt: '2026-11-20T16:50:02.000Z',
  email: 'ann@example.com',
  phone: '3125550142',
  billing: address,
  shipping: { ...address, deliveryType: 'Home / Residence', carrierInstructions: '' },
  shippingMethod: {
    type: 'standard',
    label: 'Free Shipping',
    deliveryDate: '2026-11-23',
    deliveryDateTo: '2026-11-24',
    expectedShipDate: '2026-11-20',
  },
  payment: { method: 'creditCard', card: { type: 'Visa', last4: '4242' } },
  lines: [
    {
      id: '100000001',
      sku: 'SF96-80',
      name: 'Summit 96% gas furnace',
      qty: 3,
      price: 1299.99,
      discount: 390,
      lineTotal: 3509.97,
      isService: false,
    },
    {
      id: '453054793',
      sku: 'LIFTGATE',
      name: 'Liftgate Delivery',
      qty: 1,
      price: 25,
      discount: 0,
      lineTotal: 25,
      isService: true,
    },
  ],
  couponCode: 'TENOFF',
  subTotal: 3924.97,
  discount: 390,
  shippingCost: 0,
  taxAmount: 362.33,
  taxRate: CHICAGO_TAX.rate,
  taxBasis: CHICAGO_TAX.basis,
  total: 3897.3,
}
const shop = { name: 'Alpine', phone: '(800) 555-0142', origin: 'http://localhost:3000' }

test('the mail shows lines, sums, the next step and a link without the postal code', async () => {
  const mail = await renderOrderConfirmation(receipt, shop)

  expect(mail.subject).toBe('Your order A012-3456-789AB')
  expect(mail.text).toContain('Expected delivery: Mon, Nov 23 – Tue, Nov 24')
  expect(mail.text).toMatch(
    inThisOrder(
      '$3,899.97',
      '$25.00',
      '$3,924.97',
      'Discount TENOFF',
      '−$390.00',
      'Sales tax 10.25% in Chicago',
      'Illinois 6.25%, county 1.75%, city 1.25%, special districts 1%',
      '$362.33',
      '$3,897.30',
    ),
  )
  expect(mail.text).toContain('http://localhost:3000/checkout/confirmation/A0123456789AB')
  // Number and postal code together open the order, so no address in the mail has both.
  expect(mail.html).not.toMatch(/href="[^"]*A0123456789AB[^"]*60614/)
  expect(mail.text).toMatch(/Visa ending 4242[\s\S]*Nov 20, 2026, 10:50 AM CT/)
})

test.each([
  ['the average of a state', { kind: 'average', state: 'CA' } as const, 'Estimated tax 8.98%'],
  ['an order of an earlier release', null, 'Tax 8.98%'],
])('the mail names the tax of %s', async (_, taxBasis, label) => {
  const { text } = await renderOrderConfirmation({ ...receipt, taxRate: 0.0898, taxBasis }, shop)

  expect(text).toMatch(new RegExp(`^${label}`, 'm'))
})

test('what a buyer typed stays text in the mail', async () => {
  const { html } = await renderOrderConfirmation(receipt, shop)

  expect(html).toContain('Ann &lt;b&gt;Baker&lt;/b&gt;')
  expect(html).not.toContain('<b>Baker')
})

test('a check order says where the check goes', async () => {
  const { text } = await renderFirstMail(
    {
      ...{ ...receipt, state: 'awaiting_funds', payment: { method: 'check', card: null } },
      mailCheckTo: FIRST_FACTS.checks,
    },
    shop,
  )

  expect(text.replace(/\s+/g, ' ')).toContain(
    'make your check payable to Alpine, write A012-3456-789AB on it, and mail it to 2100 N Lincoln Park West',
  )
})

test('the mail of a large check order asks the buyer to wait for us before the check is sent', async () => {
  const { text } = await renderFirstMail(
    { ...receipt, state: 'awaiting_funds', isInReview: true, payment: { method: 'check', card: null } },
    shop,
  )

  expect(text).toContain('please send your check after you hear from us')
  expect(text).not.toContain('make your check payable')
})

test('the receipt is a PDF of one page in US Letter', async () => {
  const pdf = (await renderPdf(receipt, { ...shop, email: 'sales@example.com' })).toString('latin1')

  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

/** Matches a text that holds all of these, in this order. */
function inThisOrder(...parts: string[]): RegExp {
  return new RegExp(parts.map((part) => part.replace(/[.$]/g, '\\$&')).join('[\\s\\S]*'))
}
