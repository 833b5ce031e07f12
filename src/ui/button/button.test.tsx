// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a busy button shows it, stays focusable and does nothing', () => {
  const onClick = vi.fn()
  render(
    <Button busy busyText="Placing your order" onClick={onClick}>
      Place order
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Placing your order' })

  fireEvent.click(button)

  expect([button.getAttribute('aria-busy'), button.disabled, onClick.mock.calls.length]).toEqual([
    'true',
    false,
    0,
  ])
})

test('a busy submit button does not send its form again', () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  )

  fireEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(onSubmit).not.toHaveBeenCalled()
})
