// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { shopForTests } from '#tests/fixtures/shop/shop-for-tests.ts'
import { ShopContext } from '../shop-context.ts'
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
  const element = (
    <ShopContext value={shopForTests()}>
      <SearchBox />
    </ShopContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
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

test.each([
  ['/about-us', '/search-quotes', ''],
  ['/search?q=f', '/about-us', ''],
  ['/about-us', '/search?q=boiler', 'boiler'],
])('[D2] from %s, a link to %s that is pressed while typing rests is the page', async (from, to, shown) => {
  onPhone(true)
  const { field, type, address, router } = open(from)

  type('3 ton')
  await vi.advanceTimersByTimeAsync(100)
  await act(() => router.navigate(to))
  await act(() => vi.advanceTimersByTimeAsync(2 * DEBOUNCE_MS.mobile))

  expect([address(), field.value]).toEqual([to, shown])
})

test.each([
  ['goes on typing', true, '/search?q=3%20ton'],
  ['has left the field', false, '/about-us'],
])(
  '[L-SEARCH-DEB] keeps text that was typed before the code loaded; a person who %s: %s',
  async (_, stays, expected) => {
    onPhone(false)
    const element = (
      <ShopContext value={shopForTests()}>
        <SearchBox />
      </ShopContext>
    )
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/about-us'] })
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<RouterProvider router={router} />)
    const field = container.querySelector('input')!
    field.value = '3 ton'
    if (stays) field.focus()

    render(<RouterProvider router={router} />, { container, hydrate: true })
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS.desktop)

    const { pathname, search } = router.state.location
    expect([container.querySelector('input')?.value, pathname + search]).toEqual(['3 ton', expected])
    container.remove()
  },
)

test('[L-SEARCH-RESET] leaving the search empties the field', async () => {
  vi.useRealTimers()
  onPhone(false)
  const { field, router } = open('/search?q=boiler')
  const before = field.value

  await router.navigate('/about-us')

  await vi.waitFor(() => expect([before, field.value]).toEqual(['boiler', '']), LONG_ENOUGH_MS)
})

test('[L-SEARCH-RESET] another search in the address replaces the text of the field', async () => {
  vi.useRealTimers()
  onPhone(false)
  const { field, router } = open('/search?q=boiler')

  await router.navigate('/search?q=coil')

  await vi.waitFor(() => expect(field.value).toBe('coil'), LONG_ENOUGH_MS)
})

test('[L-SEARCH-DEB] a late change of the address does not remove typed letters', async () => {
  onPhone(false)
  const { field, type, address } = open('/')

  type('fur')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS.desktop)
  type('furn')

  expect([address(), field.value]).toEqual(['/search?q=fur', 'furn'])
})

describe('suggestions', () => {
  const product = {
    id: '453061180',
    name: 'Steady 96 Gas Furnace',
    sku: 'NVF96-080B',
    brand: 'Northvale',
    path: '/product/steady/453061180',
    price: 1277,
  }
  const found = {
    version: 1,
    products: [product],
    categories: [{ name: 'Gas Furnaces', path: '', url: '/category/gas-furnaces', doc_count: 59 }],
    completions: [],
  }
  const asked: { address: string; signal?: AbortSignal | null | undefined }[] = []

  beforeEach(() => {
    vi.useRealTimers()
    onPhone(false)
    asked.length = 0
    localStorage.clear()
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      asked.push({ address, signal: init?.signal })
      if (address.includes('/search/suggest')) return Response.json(found)
      return address.includes('/content')
        ? Response.json({ pages: [{ title: 'Furnace guide', summary: '', path: '/b/guide' }] })
        : new Response('', { status: 404 })
    })
  })
  const options = () => screen.findAllByRole('option')
  const names = async () => (await options()).map((option) => option.textContent)

  test('a model number lists products with model and price first, then categories and pages', async () => {
    const { type } = open('/about-us')

    type('nvf96')

    expect(await names()).toEqual([
      'Steady 96 Gas FurnaceNVF96-080B$1,277.00',
      'Gas Furnaces59',
      'Furnace guide',
    ])
    expect(
      screen
        .getAllByRole('group')
        .map(
          (group) =>
            group.getAttribute('aria-labelledby') &&
            document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
        ),
    ).toEqual(['Products', 'Categories', 'Articles'])
  })

  test('arrow keys go through them and back to the field, Enter opens the chosen one', async () => {
    const { field, type, router } = open('/about-us')
    type('nvf96')
    await vi.waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'), LONG_ENOUGH_MS)

    const seen: string[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      fireEvent.keyDown(field, { key })
      seen.push(
        document
          .getElementById(field.getAttribute('aria-activedescendant') ?? '')
          ?.textContent?.slice(0, 6) ?? 'field',
      )
    }
    fireEvent.submit(field.form!)

    expect(seen).toEqual(['Steady', 'Gas Fu', 'Steady', 'field', 'Steady'])
    await vi.waitFor(
      () => expect(router.state.location.pathname).toBe('/product/steady/453061180'),
      LONG_ENOUGH_MS,
    )
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('an arrow key that is pressed as soon as they are seen reaches the first', async () => {
    const { field, type } = open('/about-us')
    const seen = Promise.withResolvers<void>()
    const watcher = new MutationObserver(() => {
      if (screen.queryAllByRole('option').length === 0) return
      watcher.disconnect()
      seen.resolve()
    })
    watcher.observe(document.body, { childList: true, subtree: true })

    type('nvf96')
    await seen.promise
    fireEvent.keyDown(field, { key: 'ArrowDown' })

    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
    ])
  })

  test('a newer answer keeps the one that the arrow keys have reached', async () => {
    const { field, type, router } = open('/about-us')
    type('nvf9')
    await options()
    const newer = { ...product, id: '2', path: '/product/newer/2', name: 'Newer' }
    vi.stubGlobal('fetch', async (address: string) =>
      address.includes('/search/suggest')
        ? Response.json({ ...found, products: [newer, product], categories: [] })
        : Response.json({ pages: [] }),
    )

    type('nvf96')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    await screen.findByText('Newer', {}, { timeout: LONG_ENOUGH_MS })
    fireEvent.submit(field.form!)

    await vi.waitFor(
      () => expect(router.state.location.pathname).toBe('/product/steady/453061180'),
      LONG_ENOUGH_MS,
    )
  })

  test('Escape closes the list first and empties the field then', async () => {
    const { field, type } = open('/about-us')
    type('nvf96')
    await vi.waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'), LONG_ENOUGH_MS)

    fireEvent.keyDown(field, { key: 'Escape' })
    const closed = [screen.queryByRole('listbox'), field.value]
    fireEvent.keyDown(field, { key: 'Escape' })

    expect([...closed, field.value]).toEqual([null, 'nvf96', ''])
  })

  test('[L-SEARCH-DEB] a newer text cancels the request of the older one', async () => {
    const { type } = open('/about-us')
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      asked.push({ address, signal: init?.signal })
      return new Promise(() => undefined)
    })

    type('furn')
    await vi.waitFor(
      () => expect(asked.some(({ address }) => address.includes('suggest?q=furn'))).toBe(true),
      LONG_ENOUGH_MS,
    )
    type('furnace')
    await vi.waitFor(
      () => expect(asked.some(({ address }) => address.includes('suggest?q=furnace'))).toBe(true),
      LONG_ENOUGH_MS,
    )

    expect(
      asked.filter(({ address }) => address.includes('suggest')).map(({ signal }) => signal?.aborted),
    ).toEqual([true, false])
  })

  test(
    'a search that was meant is there again when the empty field is pressed, until it is ' + 'forgotten',
    async () => {
      const { field, type } = open('/about-us')
      type('3 ton heat pump')
      fireEvent.submit(field.form!)
      await vi.waitFor(
        () => expect(localStorage.getItem('alpine.recentSearches')).toBe('["3 ton heat pump"]'),
        LONG_ENOUGH_MS,
      )
      type('')

      fireEvent.click(field)
      expect(await names()).toEqual(['3 ton heat pump'])
      fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))

      await vi.waitFor(() => expect(screen.queryByRole('option')).toBeNull(), LONG_ENOUGH_MS)
      expect(localStorage.getItem('alpine.recentSearches')).toBeNull()
    },
  )
})
