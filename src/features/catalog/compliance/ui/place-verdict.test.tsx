// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { WireVerdict } from '../contract.ts'
import { CartRules } from './cart-rules.tsx'
import { PlaceVerdict } from './place-verdict.tsx'

afterEach(cleanup)

const verdict = (overrides: Partial<WireVerdict> = {}): WireVerdict => ({
  rule: 'nox-bay-area',
  title: 'Nitrogen oxides of the furnace',
  outcome: 'blocked',
  why: 'Low NOx is not enough here.',
  source: 'Bay Area air district, Regulation 9, Rule 4',
  effectiveFrom: '2024-01-01',
  effectiveTo: null,
  status: 'verified',
  read: '2026-11-21',
  ...overrides,
})
const check = {
  id: '456296799',
  zip: '94103',
  asOf: '2026-11-21',
  outcome: 'blocked' as const,
  verdicts: [verdict()],
  alternatives: '/category/gas?a1359=Ultra+Low+NOx',
}

test('[V-NOX] a forbidden product shows verdict, reason, link to allowed ones, source and date', () => {
  const { container } = render(<PlaceVerdict check={check} />)

  expect(container.textContent).toContain('Cannot be installed in 94103. Low NOx is not enough here.')
  expect(screen.getByRole('link', { name: 'See models you can install' }).getAttribute('href')).toBe(
    '/category/gas?a1359=Ultra+Low+NOx',
  )
  expect(container.textContent).toContain(
    'Bay Area air district, Regulation 9, Rule 4, in effect since January 1, 2024. ' +
      'We last checked it on November 21, 2026.',
  )
  expect(container.textContent).toContain('Rules as of November 21, 2026.')
})

test.each([
  ['allowed' as const, 'OK to install in 94103.'],
  ['warning' as const, 'Check before you order for 94103. Low NOx is not enough here.'],
])('[V-REGION] %s', (outcome, text) => {
  const { container } = render(
    <PlaceVerdict check={{ ...check, outcome, verdicts: [verdict({ outcome })], alternatives: null }} />,
  )

  expect(container.textContent).toContain(text)
  expect(screen.queryByRole('link')).toBeNull()
})

test('[V-NOX] above a cart: what may not go there by name, then what wants a second look', () => {
  const { container } = render(
    <CartRules
      zip="94103"
      nameOf={(id) => `Product ${id}`}
      checks={[
        check,
        {
          ...check,
          id: '2',
          outcome: 'warning',
          verdicts: [verdict({ outcome: 'warning', why: 'Old refrigerant.' })],
          alternatives: null,
        },
      ]}
    />,
  )

  expect(container.textContent).toContain(
    'One product can’t be installed in 94103. We can’t take an order with it.',
  )
  expect(container.textContent).toContain(
    'Product 456296799. Low NOx is not enough here. See models you can install',
  )
  expect(container.textContent).toContain('Check before you order for 94103. Product 2. Old refrigerant.')
})
