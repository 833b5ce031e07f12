// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEBOUNCE_MS, SearchBox } from './search-box.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onPhone = (phone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: phone }))

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <SearchBox /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  const field = screen.getByRole('combobox') as HTMLInputElement
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { field, type, address: () => router.state.location.pathname + router.state.location.search, router }
}

test('[L-SEARCH-MAX] [V-SEARCH] the field takes at most 100 characters', () => {
  onPhone(false)
  const { field, type } = open('/')

  type('x'.repeat(140))

  expect([field.maxLength, field.value.length]).toEqual([100, 100])
})

test.each([
  ['desktop', false, DEBOUNCE_MS.desktop],
  ['phone', true, DEBOUNCE_MS.mobile],
] as const)('[L-SEARCH-DEB] on a %s the address changes after %s ms of rest', async (_, phone, rest) => {
  onPhone(phone)
  const { type, address } = open('/about-us')

  type('3 ton')
  await vi.advanceTimersByTimeAsync(rest - 1)
  const before = address()
  await vi.advanceTimersByTimeAsync(1)

  expect([before, address()]).toEqual(['/about-us', '/search?q=3%20ton'])
})

test('[L-SEARCH-DEB] only the last of several letters searches', async () => {
  onPhone(false)
  const { type, address, router } = open('/search?q=f')
  const seen: string[] = []
  router.subscribe(({ location }) => seen.push(location.search))

  type('fu')
  await vi.advanceTimersByTimeAsync(100)
  type('fur')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS.desktop)

  expect([address(), seen.includes('?q=fu')]).toEqual(['/search?q=fur', false])
})

test('[L-SEARCH-RESET] leaving the search empties the field', async () => {
  onPhone(false)
  const { field, router } = open('/search?q=boiler')
  const before = field.value

  await vi.advanceTimersByTimeAsync(0)
  await router.navigate('/about-us')
  await vi.advanceTimersByTimeAsync(0)

  expect([before, field.value]).toEqual(['boiler', ''])
})
