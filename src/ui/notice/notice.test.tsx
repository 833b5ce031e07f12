// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Notice } from './notice.tsx'

afterEach(cleanup)

test('a notice that replaces a sent form takes the focus; another leaves it where it is', () => {
  const { rerender } = render(<button type="button">Send</button>)
  screen.getByRole('button').focus()
  rerender(
    <Notice live="status" takesFocus>
      Thank you
    </Notice>,
  )
  expect(document.activeElement).toBe(screen.getByRole('status'))

  cleanup()
  render(<Notice live="status">Saved</Notice>)
  expect(document.activeElement).toBe(document.body)
})
