// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { DeliveredTotal } from './delivered-total.tsx'

afterEach(cleanup)
const lines = [
  { label: 'Item', amount: toCents(127_700) },
  { label: 'Freight', amount: 'Free' },
]
const total = { label: 'Total', amount: toCents(127_700) }

test('lines are in the order in which they add up, and later payments follow the total', () => {
  render(
    <DeliveredTotal lines={lines} total={total} after={[{ label: 'Rebate', amount: toCents(-25_000) }]} />,
  )

  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Item$1,277.00',
    'FreightFree',
    'Total$1,277.00',
    'Rebate−$250.00',
  ])
})

test('when folded, the total is still shown', () => {
  const { container } = render(<DeliveredTotal lines={lines} total={total} fold={{ title: 'Your order' }} />)

  expect([container.querySelector('details')?.open, container.querySelector('summary')?.textContent]).toEqual(
    [false, 'Your order$1,277.00'],
  )
})
