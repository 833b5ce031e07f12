// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FIRST_FACTS } from '#lib/merchant/merchant.ts'
import { makeReceipt } from '#tests/fixtures/cart/checkout.ts'
import type { OrderProgress, Receipt } from '../contract.ts'
import { pageTexts } from '../texts.ts'
import { ConfirmationPage } from './confirmation-page.tsx'
import { ReceiptPage } from './receipt-page.tsx'

const confirm = (order: Partial<Receipt> = {}, payment: OrderProgress['payment'] = 'accepted') =>
  render(
    <ConfirmationPage
      order={makeReceipt(order)}
      pictures={{}}
      payment={payment}
      phone="(800) 555-0142"
      receiptHref="/order-receipt/A1B2C3D4E5F6G"
    />,
  )
const receipt = (order: Partial<Receipt> = {}) =>
  render(
    <ReceiptPage
      order={makeReceipt(order)}
      pictures={{}}
      contact={{ phone: '(800) 555-0142', email: 'sales@example.com', address: '2100 N Lincoln Park West' }}
      backHref="/checkout/confirmation/A1"
    />,
  )

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
const cents = (text: string | null | undefined) =>
  Math.round(Number((text ?? '').replace('−', '-').replace(/[$,]/g, '')) * 100)

afterEach(cleanup)

test('[R-CO-CONF] says thanks, when it ships and arrives, and where the confirmation went', () => {
  confirm()

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Dana')
  expect(document.body.textContent).toContain(
    'Order A1B2-C3D4-E5F6G is placed. Ships Mon, Nov 23, arrives Tue, Nov 24 – Wed, Nov 25. ' +
      'We sent the confirmation to dana@example.com.',
  )
  expect(document.body.textContent).toContain('Card authorized, charged when it ships: Visa ending 1111')
})

test('[R-CO-CONF] says what happens next, with days', () => {
  confirm()

  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((step) => step.firstChild?.textContent),
  ).toEqual(['Mon, Nov 23', 'Before delivery', 'Tue, Nov 24 – Wed, Nov 25', 'Before you sign'])
})

test('by check no day is promised and what to do comes first', () => {
  confirm(
    { state: 'awaiting_funds', payment: { method: 'check', card: null }, mailCheckTo: FIRST_FACTS.checks },
    'none',
  )

  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Your check')
  expect(screen.getByRole('list').textContent).not.toContain('Nov')
  expect(document.body.textContent).toContain(pageTexts.awaitingCheck('A1B2-C3D4-E5F6G', FIRST_FACTS.checks))
})

test('an order by check that was delivered asks for no check any more', () => {
  for (const [state, asks] of [
    ['awaiting_funds', true],
    ['delivered', false],
  ] as const) {
    receipt({ state, payment: { method: 'check', card: null }, mailCheckTo: FIRST_FACTS.checks })
    const shown = document.body.textContent ?? ''
    expect(shown.includes(pageTexts.shipsWhenCleared)).toBe(asks)
    expect(shown.includes(pageTexts.awaitingCheck('A1B2-C3D4-E5F6G', FIRST_FACTS.checks))).toBe(asks)
    cleanup()
  }
})

test('a payment that is being confirmed says not to pay again, and promises nothing', () => {
  confirm({ state: 'pending' }, 'confirming')

  expect(document.body.textContent).toContain(
    'We are confirming your payment. Do not pay again: this page updates by itself and we will email you.',
  )
  expect(screen.queryByRole('list')).toBeNull()
  expect(document.body.textContent).not.toContain('We sent the confirmation')
})

test('a payment that was refused in the end is not thanked for', () => {
  confirm({ state: 'pending' }, 'declined')

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order A1B2-C3D4-E5F6G')
  expect(document.body.textContent).toContain('Your payment was not accepted and nothing was charged.')
  expect(document.body.textContent).not.toContain('is placed')
})

test('a cancelled order shows no next steps', () => {
  confirm({ state: 'cancelled' })

  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('Canceled')).toBeDefined()
})

test('[R-RECEIPT] lines and sums add up to the total of the order, to the cent', () => {
  receipt()
  const [lines, sums] = screen.getAllByRole('table').map(rows) as [string[][], string[][]]
  const lineTotal = lines.slice(1).reduce((sum, row) => sum + cents(row.at(-1)), 0)
  const amounts = sums.map((row) => cents(row.at(-1)))

  expect(sums.map((row) => row[0])).toEqual([
    'Items',
    'Discount WELCOME5',
    'Free Shipping',
    'Sales tax 10.25% in ChicagoIllinois 6.25%, county 1.75%, city 1.25%, special districts 1%',
    'Total',
  ])
  expect(lineTotal).toBe(146_698)
  expect(amounts[0]).toBe(lineTotal)
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(153_786)
  expect(amounts.at(-1)).toBe(153_786)
})

test('[R-RECEIPT] names who bought, where it goes, how it was paid', () => {
  receipt()

  expect(document.body.textContent).toContain('Ordered Nov 20, 2026, 10:50 AM CT')
  expect(document.body.textContent).toContain('Same address')
  expect(document.body.textContent).toContain('Visa ending 1111')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Receipt')
})

test('shows a different billing address in full', () => {
  receipt({ billing: { ...makeReceipt().billing, address1: '1 Main St' } })

  expect(document.body.textContent).toContain('1 Main St')
  expect(document.body.textContent).not.toContain('Same address')
})

test('the confirmation shows the same sums as the receipt', () => {
  receipt()
  const onReceipt = rows(screen.getAllByRole('table')[1]!)
  cleanup()
  confirm()

  expect(rows(screen.getAllByRole('table')[1]!)).toEqual(onReceipt)
})
