// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UndoToast } from './toast.tsx'

afterEach(cleanup)

test('the region is rendered before its message, so that screen readers announce it', () => {
  const { rerender } = render(<UndoToast message={null} onUndo={() => {}} onDismiss={() => {}} />)
  const region = screen.getByRole('status')

  rerender(<UndoToast message="Steady 96 removed" onUndo={() => {}} onDismiss={() => {}} />)

  expect(region.textContent).toBe('Steady 96 removedUndo')
})

test('undo and close are buttons', () => {
  const [onUndo, onDismiss] = [vi.fn(), vi.fn()]
  render(<UndoToast message="Steady 96 removed" onUndo={onUndo} onDismiss={onDismiss} />)

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect([onUndo.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1])
})
