// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PageArrival } from './visit-layer.tsx'

afterEach(cleanup)

const page = (title: string) => (
  <main>
    <title>{title}</title>
    <h1>{title}</h1>
    <input aria-label="field" />
  </main>
)

function PageWithFocusedField() {
  useEffect(() => document.getElementById('number')?.focus(), [])
  return (
    <main>
      <h1>Track</h1>
      <input id="number" />
    </main>
  )
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <PageArrival />
          </>
        ),
        children: [
          { path: '/', element: page('Home') },
          { path: '/search', element: page('Search') },
          { path: '/track-your-order', element: <PageWithFocusedField /> },
          { path: '/checkout/payment', element: page('Payment') },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const { container } = render(<RouterProvider router={router} />)
  return {
    go: (to: string) => act(() => router.navigate(to)),
    said: () => container.querySelector('[aria-live]')?.textContent,
  }
}

const focused = () => document.activeElement?.textContent

test('the first page keeps the focus where the browser put it', () => {
  const { said } = open('/')

  expect([document.activeElement, said()]).toEqual([document.body, ''])
})

test('a new page has the focus on its title, which is said', async () => {
  const { go, said } = open('/')
  await go('/search')

  expect([focused(), said()]).toEqual(['Search', 'Search'])
})

test.each(['/search?query=furnace', '/search#results'])(
  '%s is the same page: the focus stays',
  async (to) => {
    const { go, said } = open('/search')
    screen.getByLabelText('field').focus()
    await go(to)

    expect([document.activeElement?.getAttribute('aria-label'), said()]).toEqual(['field', ''])
  },
)

test('a page that gives a field the focus keeps it', async () => {
  const { go } = open('/')
  await go('/track-your-order')

  expect(document.activeElement?.id).toBe('number')
})

test('the steps of the checkout choose their focus themselves, and their title is said', async () => {
  const { go, said } = open('/')
  await go('/checkout/payment')

  expect([document.activeElement, said()]).toEqual([document.body, 'Payment'])
})
