// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { applyTheme, ThemeSwitch } from './theme-switch.tsx'

afterEach(cleanup)

test('shows the choice and reports a new one', () => {
  const onChange = vi.fn()
  render(<ThemeSwitch value="system" onChange={onChange} />)

  fireEvent.click(screen.getByRole('button', { name: 'Dark' }))

  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('System')
  expect(onChange.mock.calls).toEqual([['dark']])
})

test('a chosen theme is set on the root and "system" takes it away', () => {
  const root = document.createElement('html')

  applyTheme('dark', root)
  expect(root.getAttribute('data-theme')).toBe('dark')
  applyTheme('system', root)

  expect(root.hasAttribute('data-theme')).toBe(false)
})
