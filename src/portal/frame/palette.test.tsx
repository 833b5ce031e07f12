// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { Palette } from './palette.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[E-PARTNER] Enter before the server answers opens the row of the typed text', async () => {
  const gate = Promise.withResolvers<void>()
  const quote = (id: number) => ({ id, number: `QL${id}`, customerName: 'Kowal' })
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/quotes?')) return Response.json({})
    if (address.includes('QL711144')) await gate.promise
    return Response.json({ quotes: [quote(address.includes('QL711144') ? 711144 : 711141)] })
  })
  const palette = <Palette navigation={{ groups: [], actions: [] }} onClose={() => undefined} />
  const router = createMemoryRouter([{ path: '*', element: palette }])
  render(<RouterProvider router={router} />)
  const field = screen.getByRole('combobox')

  fireEvent.change(field, { target: { value: 'QL71114' } })
  await screen.findByText('QL711141', {}, { timeout: LONG_ENOUGH_MS })
  fireEvent.change(field, { target: { value: 'QL711144' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  gate.resolve()

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/quotes/711144'), LONG_ENOUGH_MS)
})
