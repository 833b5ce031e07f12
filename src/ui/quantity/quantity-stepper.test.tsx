// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

afterEach(cleanup)

function Owner({ start, onChange }: { start: number; onChange: (quantity: number) => void }) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return <QuantityStepper label="Steady 96" value={value} max={9} onChange={change} />
}

function setUp(start: number) {
  const changes = vi.fn()
  render(<Owner start={start} onChange={changes} />)
  return { changes, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity: Steady 96' }) }
}

test('one more and one fewer', () => {
  const { changes } = setUp(1)

  fireEvent.click(screen.getByRole('button', { name: 'One more: Steady 96' }))
  fireEvent.click(screen.getByRole('button', { name: 'One fewer: Steady 96' }))

  expect(changes.mock.calls).toEqual([[2], [1]])
})

test('stops at its ends', () => {
  setUp(9)

  expect([
    screen.getByRole<HTMLButtonElement>('button', { name: /One more/ }).disabled,
    screen.getByRole<HTMLButtonElement>('button', { name: /One fewer/ }).disabled,
  ]).toEqual([true, false])
})

test('a typed number is applied when the field loses focus, within its limits', () => {
  const { changes, input } = setUp(1)

  fireEvent.change(input, { target: { value: '40' } })
  fireEvent.blur(input)

  expect([changes.mock.calls, input.value]).toEqual([[[9]], '9'])
})

test('an emptied field returns to its former value', () => {
  const { changes, input } = setUp(3)

  fireEvent.change(input, { target: { value: '' } })
  fireEvent.blur(input)

  expect([changes.mock.calls, input.value]).toEqual([[], '3'])
})

test('arrows count and Enter settles', () => {
  const { changes, input } = setUp(1)

  fireEvent.keyDown(input, { key: 'ArrowUp' })
  fireEvent.change(input, { target: { value: '5' } })
  fireEvent.keyDown(input, { key: 'Enter' })

  expect(changes.mock.calls).toEqual([[2], [5]])
})
