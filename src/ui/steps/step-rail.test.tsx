// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StepRail } from './step-rail.tsx'

afterEach(cleanup)

test('done steps lead back and carry their answer, the current one says where we are', () => {
  render(
    <StepRail
      current={1}
      steps={[
        { name: 'Shipping', answer: '60614', href: '/checkout/shipping' },
        { name: 'Payment', href: '/checkout/payment' },
        { name: 'Review', href: '/checkout/review' },
      ]}
    />,
  )

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Done: Shipping60614',
    'PaymentStep 2 of 3',
    'Review',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/checkout/shipping'])
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Payment')
})
