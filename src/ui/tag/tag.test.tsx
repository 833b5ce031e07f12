// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tag } from './tag.tsx'

afterEach(cleanup)

test('a removable tag is one button named after what it removes', () => {
  const onRemove = vi.fn()
  render(<Tag label="Northvale" onRemove={onRemove} />)

  fireEvent.click(screen.getByRole('button', { name: 'Remove Northvale' }))

  expect(onRemove).toHaveBeenCalledOnce()
})

test('with an address it is a link that works before script runs', () => {
  render(<Tag label="Northvale" removeHref="/furnaces" />)

  expect(screen.getByRole('link', { name: 'Remove Northvale' }).getAttribute('href')).toBe('/furnaces')
})
