// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { texts } from '../texts.ts'
import { Top } from './top.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Types into the search of the portal and presses Enter; `orders` are what the server finds. */
async function search(words: string, orders: { orderID: string; shipTo: string }[]) {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('/orders?') ? { orders } : {}))
  const onPalette = vi.fn()
  const top = <Top user={{ name: 'Pat', role: 'sales' }} onPalette={onPalette} />
  const router = createMemoryRouter([{ path: '*', element: top }])
  render(<RouterProvider router={router} />)
  const field = screen.getByRole('searchbox', { name: texts.frame.search })
  fireEvent.change(field, { target: { value: words } })
  fireEvent.submit(field.closest('form')!)
  await waitFor(() =>
    expect(router.state.location.pathname !== '/' || onPalette.mock.calls.length > 0).toBe(true),
  )
  return { at: router.state.location.pathname, palette: onPalette.mock.calls }
}
const found = (orderID: string) => ({ orderID, shipTo: 'Jane Kowal, Chicago, IL' })

test('[F19] Enter opens the only order that is found', async () => {
  expect(await search('AZ4T-4KPE-NPAT3', [found('AZ4T4KPENPAT3')])).toEqual({
    at: '/orders/AZ4T4KPENPAT3',
    palette: [],
  })
})

test.each([
  ['several rows', [found('AZ4T4KPENPAT3'), found('AZ4T4KPENPAT4')]],
  ['none', []],
])('[F19] with %s the palette shows what there is of every kind', async (_, orders) => {
  expect(await search('kowal', orders)).toEqual({ at: '/', palette: [['kowal']] })
})
